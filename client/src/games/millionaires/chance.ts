// What this game picks and draws by chance, for the check of a deal.
import { drawn } from '../../fair/chance'
import type { ChanceOf } from '../parts'

/** MB-2. */
const TILES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'success', 'success', 'success', 'casino', 'cba', 'thief']

export const chanceOf: ChanceOf<'millionaires'> = () => (event) =>
  event.event === 'shuffled' ? drawn(TILES, event.pile ?? []) : null
