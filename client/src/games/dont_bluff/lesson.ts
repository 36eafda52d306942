import { CHOSEN_DEAL, END, explain, type Lesson, type LessonTable } from '../../learn/lesson'
import type { Tap } from '../../learn/taps'
import { words } from '../../words/words.svelte'
import { countOf, listed, sum } from './suitcases'

type Back = LessonTable<'dont_bluff'>

const asked = (phase: Back['view']['phase']) => (now: Back) => now.mine && now.view.phase === phase
const other = ({ view, me, names }: Back) => ({
  name: names.of(view.giver === me ? (view.receiver ?? 0) : (view.giver ?? 0)),
})
/** A claim beside what was inside, as values of a message. Less than there is: a trap for players who open. */
const claimValues = (claim: number | null, millions: number) => ({
  what: claim === null ? 'silence' : claim === millions ? 'truth' : claim < millions ? 'trap' : 'lie',
  claim: claim ?? 'none',
  millions,
})
/** The controls that lay suitcases down and say what is in them. */
function laying(form: 'offer' | 'add', cards: readonly number[], claim: number | null, now: Back): Tap[] {
  const piles = [...new Set(cards)].flatMap((value) =>
    Array.from({ length: countOf(cards, value) }, (_, taken) => ({
      text: words.of('dont-bluff-pile-choose', { value, count: countOf(now.view.hand, value) - taken }),
    })),
  )
  const name = now.names.of(now.view.receiver ?? 0)
  return [
    ...piles,
    {
      in: 'input',
      text: words.of(claim === sum(cards) ? 'dont-bluff-say-truth' : 'dont-bluff-say-millions', {
        millions: claim ?? 0,
      }),
    },
    { text: words.of(`dont-bluff-button-${form}`, { count: cards.length, name, claim: claim ?? 'none' }) },
  ]
}

const answering = (now: Back) => asked('answer')(now) && now.view.open.length === 0

export const lesson: Lesson<'dont_bluff'> = {
  decisions: ['rolled', 'target_chosen', 'offered', 'added', 'opened', 'accepted', 'payment_chosen'],
  steps: [
    { key: 'goal', at: 'purse', when: () => true },
    { key: 'hand', at: 'hand', when: () => true },
    CHOSEN_DEAL,
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
    END,
    {
      key: 'turn',
      at: 'seats',
      when: (now) => now.last('gun_passed') !== undefined && now.view.gun !== now.me,
      values: ({ view, names }) => ({ name: names.of(view.gun) }),
    },
    { key: 'roll', at: 'decide', todo: true, when: asked('colour') },
    { key: 'target', at: 'decide', todo: true, when: asked('target') },
    { key: 'offer', at: 'hand', when: asked('offer'), values: other },
    { key: 'claim', at: 'decide', todo: true, when: asked('offer') },
    { key: 'trap', at: 'decide', todo: true, when: asked('offer') },
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
  script: [
    { do: 'roll' },
    { do: 'offer', cards: [1, 0], claim: 5 },
    { do: 'add', cards: [5, 2], claim: 0 },
    { do: 'open' },
    { do: 'roll' },
    { do: 'pay', cards: [2, 2] },
    { do: 'take' },
    { do: 'roll' },
    { do: 'choose_target', seat: 2 },
    { do: 'offer', cards: [5, 1], claim: 0 },
  ],
  taps(action, now) {
    const { view } = now
    switch (action.do) {
      case 'offer':
      case 'add':
        return now.may(`${action.do}_lot`) ? laying(action.do, action.cards, action.claim ?? null, now) : []
      case 'take':
        return [{ text: words.of('dont-bluff-button-take', { count: view.open.length + view.closed }) }]
      case 'open':
        return [{ text: words.of('dont-bluff-button-open', { count: view.closed }) }]
      case 'roll':
        return [{ text: words.of(`dont-bluff-button-${view.phase === 'die' ? 'black' : 'colour'}-die`) }]
      case 'choose_target':
        return [{ text: words.of('dont-bluff-button-choose', { name: now.names.of(action.seat) }) }]
      case 'pay': {
        const way = { cards: listed(action.cards), over: sum(action.cards) - view.due }
        return [
          { in: 'input', text: words.of('dont-bluff-way', way) },
          { text: words.of('dont-bluff-button-pay', way) },
        ]
      }
    }
  },
}
