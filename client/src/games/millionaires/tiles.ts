import type { GameTypes } from '../../protocol'

export type Tile = NonNullable<GameTypes['millionaires']['view']['tile']>

export const MISFORTUNE = new Set<Tile>(['casino', 'cba', 'thief'])
export const RED = new Set<Tile>(['success', 'cba'])
/** The banknotes each player begins with, in millions. */
export const MONEY = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25]

export const total = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + card, 0)

/** The points of these tiles: wealth, less the casino, doubled, halved (MB-10). */
export function worth(tiles: readonly Tile[]): number {
  let points = total(tiles.filter((tile): tile is number => typeof tile === 'number'))
  if (tiles.includes('casino')) points = Math.max(0, points - 5)
  points *= 2 ** tiles.filter((tile) => tile === 'success').length
  return tiles.includes('cba') ? Math.ceil(points / 2) : points
}

/** The points after each step of the scoring: `12 → 7 → 14`. */
export const stepsOf = ({ steps }: { steps: readonly number[] }): string =>
  steps.filter((points, at) => points !== steps[at - 1]).join(' → ')
