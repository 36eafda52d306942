import { explain, type Lesson, type LessonTable, type Step } from '../../learn/lesson'
import { outcome } from './cards'

type Sea = LessonTable<'bluff_pirate'>

const asked = (phase: Sea['view']['phase']) => (now: Sea) => now.mine && now.view.phase === phase
const owner = ({ view, names }: Sea) => ({ name: names.of(view.laid?.seat ?? 0), cards: view.laid?.cards ?? 0 })
const part = (me: number, seat: number, voter: number) => (seat === me ? 'owner' : voter === me ? 'voter' : 'watcher')

const judged = (key: string): Step<'bluff_pirate'> =>
  explain(
    'revealed',
    'stage',
    key,
    (happened) => outcome(happened) === key,
    ({ seat, voter }, { me, names }) => ({ part: part(me, seat, voter), name: names.of(seat), other: names.of(voter) }),
  )

/** The seats whose first turn is over. */
function done({ events }: Sea): Set<number> {
  const ends = new Set(['revealed', 'discarded', 'kept', 'too_few_to_lay', 'robbed'])
  return new Set(events.flatMap((happened) => (ends.has(happened.event) && 'seat' in happened ? [happened.seat] : [])))
}

export const lesson: Lesson<'bluff_pirate'> = {
  decisions: ['draw_chosen', 'boarded', 'laid', 'voted', 'voter_picked'],
  steps: [
    { key: 'goal', at: 'chart', when: () => true },
    { key: 'hand', at: 'hand', when: () => true },
    judged('caught'),
    judged('wronged'),
    judged('believed'),
    judged('honest'),
    explain(
      'robbed',
      'stage',
      'boarded',
      () => true,
      ({ seat, victim }, { me, names }) => ({
        part: part(me, seat, victim),
        name: names.of(seat),
        other: names.of(victim),
      }),
    ),
    {
      key: 'no-set',
      at: 'discards',
      when: (now) => (now.fresh('discarded')?.seat ?? now.me) !== now.me,
      values: (now) => ({ name: now.names.of(now.last('discarded')?.seat ?? 0) }),
    },
    { key: 'end', when: (now) => lesson.over(now) },
    { key: 'turn', at: 'decide', todo: true, when: asked('turn') },
    { key: 'lay', at: 'hand', when: asked('lay') },
    { key: 'bluff', at: 'stage', when: asked('lay') },
    { key: 'discard', at: 'decide', todo: true, when: (now) => asked('lay')(now) && now.may('discard_card') },
    { key: 'wait', at: 'seats', when: ({ view, me }) => view.phase === 'vote' && view.laid?.seat === me },
    {
      key: 'pick',
      at: 'decide',
      todo: true,
      when: asked('pick'),
      values: ({ view: { laid } }) => ({ honest: laid?.hidden?.every((kind) => kind === laid.shown) ? 'yes' : 'no' }),
    },
    { key: 'vote', at: 'stage', when: asked('vote'), values: owner },
    { key: 'judge', at: 'decide', todo: true, when: asked('vote'), values: owner },
    {
      key: 'chosen',
      when: ({ view, me }) =>
        ['vote', 'pick'].includes(view.phase) && view.laid?.seat !== me && view.voted.includes(me),
      values: owner,
    },
  ],
  over: (now) => now.view.result !== null || done(now).size === now.view.players,
}
