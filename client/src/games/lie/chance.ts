// What LIE picks and draws by chance, for the check of a deal.
import { drawn } from '../../fair/chance'
import type { ChanceOf } from '../parts'

const VALUES = [1, 2, 3, 4, 5, 6]
const PAIRS = VALUES.flatMap((low) => VALUES.filter((high) => high > low).map((high) => [low, high]))
/** Two copies of each pair of different values (LI-1). */
const CARDS = [...PAIRS, ...PAIRS]

export const chanceOf: ChanceOf<'lie'> = () => (event) =>
  event.event === 'dealt'
    ? drawn(
        CARDS,
        event.hands.flatMap((hand) => hand ?? []),
      )
    : null
