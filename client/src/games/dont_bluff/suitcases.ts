// The suitcases, their values and their names.
import type { GameTypes } from '../../protocol'
import { words } from '../../words/words.svelte'

export type View = GameTypes['dont_bluff']['view']
export type Event = GameTypes['dont_bluff']['event']
export type Colour = View['colours'][number][number]
export type Lot = GameTypes['dont_bluff']['form']
export type Payment = Extract<GameTypes['dont_bluff']['action'], { do: 'pay' }>

/** The millions that a suitcase may hold, most valuable first; 0 is cut-up newspaper (DB-1). */
export const VALUES = [5, 2, 1, 0] as const
/** Millions that win at once (DB-13). */
export const GOAL = 25
/** Suitcases in the bank when the game begins (DB-3). */
export const BANK = 6
/** The highest number of the black die. */
export const DIE = 6

export const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + card, 0)

export const countOf = (cards: readonly number[], value: number): number =>
  cards.filter((card) => card === value).length

/** The contents of suitcases in words: `$5M, 2×$1M, bluff`. */
export function listed(cards: readonly number[]): string {
  const kinds = VALUES.filter((value) => cards.includes(value)).map((value) =>
    words.of('dont-bluff-suitcases', { value, count: countOf(cards, value) }),
  )
  return words.row(kinds) || words.of('dont-bluff-no-suitcases')
}

/** The contents of suitcases with their sum: `$7M ($5M, 2×$1M)`. */
export function worth(cards: readonly number[]): string {
  if (cards.length < 2) return listed(cards)
  return words.of('dont-bluff-worth', { cards: listed(cards), millions: sum(cards) })
}
