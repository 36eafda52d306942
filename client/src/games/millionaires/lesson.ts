import { CHOSEN_DEAL, END, explain, type Lesson, type LessonTable } from '../../learn/lesson'
import { words } from '../../words/words.svelte'
import { MISFORTUNE } from './tiles'

type Auction = LessonTable<'millionaires'>

const bidding = ({ view }: Auction) => view.phase === 'bid'
const good = (now: Auction) => bidding(now) && now.view.tile !== null && !MISFORTUNE.has(now.view.tile)
const bad = (now: Auction) => bidding(now) && !good(now)
/** Whether the learner has already staked money. */
const hasStake = ({ view, me }: Auction) => (view.stakes[me]?.length ?? 0) > 0
const highest = ({ view }: Auction) => ({ highest: view.highest })
const sold = (now: Auction) => now.last('tile_taken') !== undefined

export const lesson: Lesson<'millionaires'> = {
  decisions: ['revealed', 'bid_placed', 'passed', 'discarded'],
  steps: [
    { key: 'goal', at: 'lot', when: () => true },
    { key: 'money', at: 'hand', when: () => true },
    CHOSEN_DEAL,
    explain(
      'tile_taken',
      'lot',
      'sold',
      ({ tile }) => !MISFORTUNE.has(tile),
      ({ seat, lost }, { names }) => ({
        ...names.who(seat),
        lost: lost[seat] ?? 0,
      }),
    ),
    explain(
      'tile_taken',
      'lot',
      'taken',
      ({ tile }) => MISFORTUNE.has(tile),
      ({ seat, lost }, { names, me }) => ({
        ...names.who(seat),
        lost: lost[me] ?? 0,
      }),
    ),
    explain(
      'stolen',
      'lot',
      'stolen',
      () => true,
      ({ seat }, { names }) => names.who(seat),
    ),
    { key: 'poorest', at: 'seats', when: sold },
    { key: 'reds', at: 'reds', when: sold },
    END,
    { key: 'reveal', at: 'decide', todo: true, when: ({ view, mine }) => mine && view.phase === 'reveal' },
    { key: 'discard', at: 'decide', todo: true, when: ({ view, mine }) => mine && view.phase === 'discard' },
    {
      key: 'wealth',
      at: 'lot',
      when: (now) => bidding(now) && typeof now.view.tile === 'number',
      values: ({ view }) => ({ tile: view.tile ?? 0 }),
    },
    ...(['success', 'casino', 'cba', 'thief'] as const).map((tile) => ({
      key: tile,
      at: 'lot',
      when: (now: Auction) => bidding(now) && now.view.tile === tile,
    })),
    { key: 'push', at: 'ladder', when: (now) => now.mine && good(now) },
    { key: 'bid', at: 'hand', todo: true, when: (now) => now.mine && good(now) && !hasStake(now), values: highest },
    { key: 'escape', at: 'hand', todo: true, when: (now) => now.mine && bad(now) && !hasStake(now), values: highest },
    {
      key: 'outbid',
      at: 'hand',
      todo: true,
      when: (now) => now.mine && bidding(now) && hasStake(now),
      values: highest,
    },
    { key: 'watch', at: 'ladder', when: (now) => !now.mine && bidding(now) },
  ],
  script: [
    { do: 'reveal' },
    { do: 'bid', cards: [6] },
    { do: 'bid', cards: [4] },
    { do: 'reveal' },
    { do: 'bid', cards: [1] },
    { do: 'pass' },
    { do: 'bid', cards: [3] },
    { do: 'reveal' },
    { do: 'bid', cards: [2] },
    { do: 'pass' },
    { do: 'discard', tile: 7 },
    { do: 'reveal' },
    { do: 'pass' },
  ],
  taps(action, now) {
    const { view, me } = now
    const { tile, highest } = view
    switch (action.do) {
      case 'reveal':
        return [{ text: words.of('millionaires-button-reveal') }]
      case 'bid': {
        const total = [...(view.stakes[me] ?? []), ...action.cards].reduce((sum, card) => sum + card, 0)
        if (total <= highest) return []
        const notes = action.cards.map((card) => ({ text: words.of('millionaires-money', { sum: card }) }))
        return [...notes, { text: words.of('millionaires-button-bid', { total, highest }) }]
      }
      case 'pass': {
        const key = tile !== null && MISFORTUNE.has(tile) ? 'take' : 'pass'
        return [{ text: words.of(`millionaires-button-${key}`, { tile: tile ?? 0 }) }]
      }
      case 'discard':
        return [{ text: words.of('millionaires-button-discard', { tile: action.tile }) }]
    }
  },
}
