// Which bids beat the last one (LI-5).
import type { GameTypes } from '../../protocol'

export type Raise = Extract<GameTypes['lie']['form'], { form: 'bid_higher' }>

export const VALUES = [1, 2, 3, 4, 5, 6]

/** The smallest number of cards of a value that beats the last bid; may exceed the cards in play. */
export function fewest({ order, count, value }: Raise, of: number): number {
  if (of > value) return order === 'classic' ? Math.max(1, count) : 1
  return order === 'classic' || of === value ? count + 1 : Infinity
}

/** Whether a bid on that value is possible. */
export const possible = (raise: Raise, of: number): boolean => fewest(raise, of) <= raise.cards

/** The lowest bid that is possible; undefined if there is none. */
export function lowest(raise: Raise): { count: number; value: number } | undefined {
  const bids = VALUES.filter((value) => possible(raise, value)).map((value) => ({ count: fewest(raise, value), value }))
  return raise.order === 'classic' ? bids.sort((one, other) => one.count - other.count)[0] : bids[0]
}
