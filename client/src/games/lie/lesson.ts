import { CHOSEN_DEAL, END, explain, type Lesson, type LessonTable } from '../../learn/lesson'
import type { GameTypes } from '../../protocol'
import { words } from '../../words/words.svelte'

type Shown = Extract<GameTypes['lie']['event'], { event: 'shown' }>
type Round = LessonTable<'lie'>

const cards = ({ view }: Round) => view.playing.reduce((sum, seat) => sum + (view.counts[seat] ?? 0), 0)
const bidding = (now: Round) => now.mine && now.view.phase === 'bid'
const answering = (now: Round) => bidding(now) && now.view.bids.length > 0
const opening = (now: Round) => bidding(now) && now.view.bids.length === 0
const round = (number: number) => (now: Round) => now.view.round === number

/** The bid that was called, and how many cards were found. */
function showdown({ count, value, found }: Shown, now: Round) {
  const { names, me } = now
  const called = now.last('called')
  const bidder = called?.bidder ?? 0
  const caller = called?.seat ?? 0
  const part = bidder === me ? 'bidder' : caller === me ? 'caller' : 'watcher'
  return { part, count, value, found, name: names.of(bidder), other: names.of(caller) }
}

const lastBid = ({ view, names }: Round) => {
  const bid = view.bids.at(-1)
  return { name: names.of(bid?.seat ?? 0), count: bid?.count ?? 0, value: bid?.value ?? 0 }
}

export const lesson: Lesson<'lie'> = {
  decisions: ['turned', 'bid_placed', 'called'],
  steps: [
    { key: 'goal', at: 'seats', when: () => true },
    CHOSEN_DEAL,
    explain('shown', 'stage', 'lie', ({ found, count }) => found < count, showdown),
    explain('shown', 'stage', 'truth', ({ found, count }) => found >= count, showdown),
    { key: 'next', when: (now) => now.last('shown') !== undefined && !now.over },
    END,
    { key: 'turn', at: 'hand', todo: true, when: (now) => now.mine && now.view.phase === 'turn' },
    { key: 'begin', at: 'decide', when: opening, values: (now) => ({ cards: cards(now) }) },
    { key: 'true', at: 'decide', todo: true, when: opening },
    { key: 'bluff', at: 'decide', todo: true, when: (now) => opening(now) && !round(1)(now) },
    { key: 'heard', at: 'stage', when: answering, values: (now) => ({ ...lastBid(now), cards: cards(now) }) },
    { key: 'call-only', at: 'decide', todo: true, when: (now) => answering(now) && !now.may('bid_higher') },
    { key: 'raise', at: 'decide', todo: true, when: answering },
    { key: 'again', at: 'decide', todo: true, when: answering, values: lastBid },
  ],
  script: [
    { do: 'turn', up: [6] },
    { do: 'bid', count: 1, value: 6 },
    { do: 'turn', up: [1] },
    { do: 'bid', count: 1, value: 6 },
    { do: 'bid', count: 2, value: 6 },
    { do: 'call' },
    { do: 'turn', up: [6] },
    { do: 'bid', count: 2, value: 6 },
    { do: 'turn', up: [1] },
    { do: 'bid', count: 1, value: 1 },
    { do: 'call' },
    { do: 'turn', up: [6] },
    { do: 'bid', count: 3, value: 6 },
  ],
  taps(action, now) {
    const { view, names } = now
    const last = view.bids.at(-1)
    switch (action.do) {
      case 'turn': {
        const flips = view.hand.flatMap(([one, other], at) => {
          const up = action.up[at]
          return up === undefined ? [] : [{ text: words.of('lie-card', { up: up === one ? other : one, down: up }) }]
        })
        return [...flips, { text: words.of('lie-button-turn', { up: words.row([...action.up]) }) }]
      }
      case 'bid': {
        const { count, value } = action
        if (last && (count < last.count || (count === last.count && value <= last.value))) return []
        return [
          { in: '.values button', text: String(value) },
          { text: words.of('lie-button-bid', { count, value }) },
          { text: words.of('lie-more') },
        ]
      }
      case 'call':
        return last && now.may('call') ? [{ text: words.of('lie-button-call', { name: names.of(last.seat) }) }] : []
      default:
        return []
    }
  },
}
