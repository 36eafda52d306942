import { explain, type Lesson, type LessonTable } from '../../learn/lesson'
import { sum } from './suitcases'

type Back = LessonTable<'dont_bluff'>

const asked = (phase: Back['view']['phase']) => (now: Back) => now.mine && now.view.phase === phase
const other = ({ view, me, names }: Back) => ({
  name: names.of(view.giver === me ? (view.receiver ?? 0) : (view.giver ?? 0)),
})
/** A claim beside what was inside, as values of a message. */
const claimValues = (claim: number | null, millions: number) => ({
  what: claim === null ? 'silence' : claim === millions ? 'truth' : 'lie',
  claim: claim ?? 'none',
  millions,
})
const answering = (now: Back) => asked('answer')(now) && now.view.open.length === 0

export const lesson: Lesson<'dont_bluff'> = {
  decisions: ['rolled', 'offered', 'added', 'opened', 'payment_chosen'],
  steps: [
    { key: 'goal', at: 'purse', when: () => true },
    { key: 'hand', at: 'hand', when: () => true },
    explain(
      'opened',
      'stage',
      'opened',
      () => true,
      ({ cards, claim }) => claimValues(claim, sum(cards)),
    ),
    explain(
      'received',
      'stage',
      'swallowed',
      ({ open, giver }, { me }) => !open.length && giver === me,
      ({ closed, seat }, now) => ({
        ...claimValues(now.last('offered')?.claim ?? null, sum(closed ?? [])),
        name: now.names.of(seat),
      }),
    ),
    explain(
      'received',
      'stage',
      'taken',
      ({ open, seat }, { me }) => !open.length && seat === me,
      ({ closed, giver }, now) => ({
        ...claimValues(now.last('offered')?.claim ?? null, sum(closed ?? [])),
        name: now.names.of(giver),
      }),
    ),
    explain(
      'received',
      'stage',
      'gave-in',
      ({ open, closed }) => open.length > 0 && closed !== null && closed.length > 0,
      ({ open, closed, seat }, { names }) => ({ ...names.who(seat), millions: sum(open) + sum(closed ?? []) }),
    ),
    explain(
      'received',
      'stage',
      'same',
      ({ open, closed }, now) => !closed?.length && now.last('die_rolled')?.die === sum(open),
      ({ seat }, { names }) => names.who(seat),
    ),
    explain(
      'paid',
      'stage',
      'lower',
      () => true,
      ({ seat, to, due, millions }, { names, me }) => ({
        you: seat === me ? 'yes' : 'no',
        name: names.of(seat === me ? to : seat),
        millions: due,
        paid: millions,
      }),
    ),
    { key: 'end', when: (now) => lesson.over(now) },
    {
      key: 'turn',
      at: 'seats',
      when: (now) => now.last('gun_passed') !== undefined && now.view.gun !== now.me,
      values: ({ view, names }) => ({ name: names.of(view.gun) }),
    },
    { key: 'roll', at: 'decide', todo: true, when: asked('colour') },
    { key: 'offer', at: 'hand', when: asked('offer'), values: other },
    { key: 'claim', at: 'decide', todo: true, when: asked('offer') },
    { key: 'wait', at: 'stage', when: ({ view, me }) => view.phase === 'answer' && view.giver === me, values: other },
    {
      key: 'answer',
      at: 'stage',
      when: answering,
      values: (now) => ({ ...other(now), claim: now.view.claim ?? 'none' }),
    },
    { key: 'open', at: 'decide', todo: true, when: answering, values: other },
    { key: 'more', at: 'decide', todo: true, when: (now) => asked('answer')(now) && !answering(now), values: other },
    {
      key: 'die',
      at: 'decide',
      todo: true,
      when: asked('die'),
      values: (now) => ({ ...other(now), millions: sum(now.view.open) }),
    },
    { key: 'add', at: 'hand', todo: true, when: asked('add') },
    { key: 'pay', at: 'decide', todo: true, when: asked('pay'), values: ({ view }) => ({ due: view.due }) },
  ],
  over: (now) => now.view.result !== null || now.all('gun_passed').length > 1,
}
