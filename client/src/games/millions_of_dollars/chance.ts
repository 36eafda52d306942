// What this game picks and draws by chance, for the check of a deal.
import { picked } from '../../fair/chance'
import type { ChanceOf } from '../parts'

const loot = (amount: number, stake: number, icon: string | null = null) => ({ amount, stake, icon })
/** The ten loot cards. */
const LOOT = [
  loot(8, 1, 'bruiser'),
  loot(8, 1, 'snitch'),
  loot(9, 1, 'driver'),
  loot(9, 1, 'pickpocket'),
  loot(9, 1),
  loot(10, 1, 'boss'),
  loot(10, 2),
  loot(11, 2, 'driver'),
  loot(11, 2),
  loot(12, 2),
]
const ROLES = ['snitch', 'bruiser', 'driver', 'pickpocket', 'boss']

export const chanceOf: ChanceOf<'millions_of_dollars'> = () => {
  let pile = LOOT
  let chosen: string[] = []
  return (event) => {
    switch (event.event) {
      case 'loot_revealed': {
        const from = pile
        const { amount, stake, icon } = event.loot
        pile = pile.filter((card) => card.amount !== amount || card.stake !== stake || card.icon !== icon)
        chosen = []
        return picked(from, { amount, stake, icon })
      }
      case 'chosen':
        chosen.push(...(event.roles ?? []))
        return null
      case 'roles_shown': {
        const cards = ROLES.flatMap((role) => chosen.filter((card) => card === role))
        const without = (hidden: string) => cards.filter((_, at) => at !== cards.indexOf(hidden))
        return picked(
          cards.map((hidden) => ({ shown: without(hidden), hidden })),
          { shown: event.shown, hidden: event.hidden },
        )
      }
      default:
        return null
    }
  }
}
