// How a game ended, as the results list shows it. Each game works it out in its own folder (ending.ts);
// a game without one gets its scores in order.
import type { Names } from '../games'

/** A player's line in the results. */
export interface Standing {
  seat: number
  /** Counted from 1; players who share a place have the same. */
  place: number
  /** What the game counts: “$12M”, “3 cards”. */
  score: string
  /** How the score came about, or what decided between equals. */
  why?: string
}

export interface Ending {
  /** Why the game is over and what decided it. */
  why: string
  /** Best first. */
  standings: Standing[]
}

/** What every game's view says about the end. */
export interface Result {
  winners: readonly number[]
  scores: readonly number[]
  reason: string
}

/** The seats from best to worst with their places: `worth` lists what counts, most important first, and more
    is better. Winners always come first. */
export function placed(
  result: Result,
  worth: (seat: number) => readonly number[],
): { seat: number; place: number; tied: boolean }[] {
  const full = result.scores.map((_, seat) => [Number(result.winners.includes(seat)), ...worth(seat)])
  const compare = (one: readonly number[], other: readonly number[]): number =>
    one.map((value, at) => (other[at] ?? 0) - value).find((difference) => difference !== 0) ?? 0
  const better = (seat: number) => full.filter((other) => compare(other, full[seat] ?? []) < 0).length
  return result.scores
    .map((_, seat) => ({
      seat,
      place: better(seat) + 1,
      tied: full.some((other, at) => at !== seat && compare(other, full[seat] ?? []) === 0),
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
}

/** The end of a game that explains nothing itself: winners first, then by scores. Fewer counts as better if
    the winners have the lowest score. */
export function plainEnding(result: Result): Ending {
  const { winners, scores } = result
  const fewest = winners.length > 0 && winners.every((seat) => scores[seat] === Math.min(...scores))
  const all = new Set(scores).size === 1
  const sign = fewest && !all ? -1 : 1
  return {
    why: '',
    standings: placed(result, (seat) => [sign * (scores[seat] ?? 0)]).map(({ seat, place }) => ({
      seat,
      place,
      score: String(scores[seat] ?? ''),
    })),
  }
}

/** The values of the sentence that names the winners; `names` leaves the reader out, who is told “you”. */
export const winnersOf = (winners: readonly number[], names: Pick<Names, 'reader' | 'of' | 'list'>) => {
  const others = winners.filter((seat) => seat !== names.reader)
  return {
    winners: winners.length,
    names: names.list(others.map(names.of)),
    you: others.length < winners.length ? ('yes' as const) : ('no' as const),
  }
}
