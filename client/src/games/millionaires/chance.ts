// What this game picks and draws by chance, for the check of a deal.
import { Pile } from '../../fair/chance'
import type { ChanceOf } from '../parts'

/** MB-2. */
const TILES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'success', 'success', 'success', 'casino', 'cba', 'thief']

export const chanceOf: ChanceOf<'millionaires'> = () => {
  const pile = new Pile<number | string>()
  return (event) => {
    switch (event.event) {
      case 'shuffled':
        return pile.shuffled(TILES, event.pile ?? [])
      case 'revealed':
        return pile.taken([event.tile])
      default:
        return null
    }
  }
}
