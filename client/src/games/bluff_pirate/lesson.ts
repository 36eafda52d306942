import { CHOSEN_DEAL, END, explain, nextDecision, type Lesson, type LessonTable, type Step } from '../../learn/lesson'
import { words } from '../../words/words.svelte'
import { cardName, outcome } from './cards'

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

/** The learner's next decision in the script. */
const next = (now: Sea) => nextDecision(lesson, now)

export const lesson: Lesson<'bluff_pirate'> = {
  decisions: ['draw_chosen', 'boarded', 'laid', 'discarded', 'kept', 'voted', 'voter_picked'],
  steps: [
    { key: 'goal', at: 'chart', when: () => true },
    { key: 'hand', at: 'hand', when: () => true },
    CHOSEN_DEAL,
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
    END,
    {
      key: 'board',
      at: 'decide',
      todo: true,
      when: (now) => next(now)?.do === 'board' && now.may('board'),
      values: (now) => {
        const action = next(now)
        return { name: now.names.of(action?.do === 'board' ? action.victim : 0) }
      },
    },
    { key: 'turn', at: 'decide', todo: true, when: asked('turn') },
    { key: 'lay', at: 'hand', when: asked('lay') },
    { key: 'bluff', at: 'stage', when: asked('lay') },
    { key: 'keep', at: 'decide', todo: true, when: (now) => asked('lay')(now) && now.may('keep') },
    { key: 'your-bluff', at: 'hand', todo: true, when: (now) => asked('lay')(now) && next(now)?.do === 'lay' },
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
  script: [
    { do: 'discard', card: 'anchor' },
    { do: 'vote', bluff: false },
    { do: 'vote', bluff: true },
    { do: 'lay', shown: 'compass', up: 1, hidden: ['flag', 'rum'] },
    { do: 'pick_voter', voter: 2 },
    { do: 'vote', bluff: false },
    { do: 'draw' },
    { do: 'keep' },
    { do: 'board', victim: 1 },
    { do: 'vote', bluff: true },
  ],
  taps(action, { view, names }) {
    const card = (kind: Parameters<typeof cardName>[0]) => ({
      in: '[data-learn~=hand] button',
      text: cardName(kind),
    })
    switch (action.do) {
      case 'discard':
        return [{ text: words.of('bluff-pirate-button-discard', { card: action.card }) }, card(action.card)]
      case 'lay':
        return [
          {
            text: words.of('bluff-pirate-button-lay', {
              count: action.up + action.hidden.length,
              up: action.up,
              down: action.hidden.length,
              card: action.shown,
            }),
          },
          card(action.shown),
          ...action.hidden.map(card),
        ]
      case 'vote':
        return [{ text: words.of('bluff-pirate-button-vote', { vote: action.bluff ? 'bluff' : 'honest' }) }]
      case 'pick_voter':
        return [{ text: words.of('bluff-pirate-button-pick', { name: names.of(action.voter) }) }]
      case 'board': {
        const count = Math.min(3, view.hand_sizes[action.victim] ?? 0)
        return [{ text: words.of('bluff-pirate-button-board', { name: names.of(action.victim), count }) }]
      }
      case 'draw':
        return [{ text: words.of('bluff-pirate-button-draw', { count: 2 }) }]
      case 'keep':
        return [{ text: words.of('bluff-pirate-button-keep') }]
    }
  },
}
