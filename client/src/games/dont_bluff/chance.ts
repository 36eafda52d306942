// What this game picks and draws by chance, for the check of a deal.
import { picked, Pile } from '../../fair/chance'
import type { ChanceOf } from '../parts'

/** The suitcases in the bank at the start (DB-3). */
const BANK = [5, 2, 2, 1, 1, 0]
const COLOURS = ['white', 'red', 'green', 'blue', 'yellow', 'purple']
const BLACK_DIE = [1, 2, 3, 4, 5, 6]

export const chanceOf: ChanceOf<'dont_bluff'> = () => {
  const bank = new Pile<number | null>()
  return (event) => {
    switch (event.event) {
      case 'bank_shuffled':
        return bank.shuffled(BANK, event.cards ?? [])
      case 'bank_card_taken':
        return bank.taken([event.card])
      case 'colour_rolled':
        return picked(COLOURS, event.colour)
      case 'die_rolled':
        return picked(BLACK_DIE, event.die)
      default:
        return null
    }
  }
}
