// How the figures of a standing are read.
import type { Standing, YourPage } from '../protocol'

/** Games from which on a line over time says something. */
export const ENOUGH_GAMES = 5

/** Whether luck alone explains the wins: 19 of 20 equally good players stay within the margin. */
export function luckOf({ wins }: Standing): 'above' | 'below' | 'luck' {
  const last = wins.at(-1)
  if (!last || Math.abs(last.score) <= last.margin) return 'luck'
  return last.score > 0 ? 'above' : 'below'
}

/** The result of a game for the person. */
export const resultOf = (won: number): 'won' | 'shared' | 'lost' => (won >= 1 ? 'won' : won > 0 ? 'shared' : 'lost')

/** The games of a page, the most played first. */
export const gamesOf = (page: YourPage): string[] =>
  Object.keys(page.games).sort(
    (one, other) => (page.games[other]?.figures.games ?? 0) - (page.games[one]?.figures.games ?? 0),
  )

/** Whether anybody said anything that could be believed. */
export function hasClaims({ figures }: Standing): boolean {
  const { lies, traps, truths, calls_right, calls_wrong, fell_for, trusted } = figures
  return lies + traps + truths + calls_right + calls_wrong + fell_for + trusted > 0
}
