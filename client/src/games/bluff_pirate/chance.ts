// What this game picks and draws by chance, for the check of a deal. Which cards a captain holds, and which
// are discarded, follows from the events before.
import { drawn, picked, Pile, type RandomEvent, type SettledEvent } from '../../fair/chance'
import type { ChanceOf } from '../parts'

const KINDS = ['anchor', 'compass', 'eyepatch', 'flag', 'hook', 'lantern', 'map', 'pirate', 'rum', 'spyglass']
/** Ten cards of each kind (BP-1). */
const DECK = KINDS.flatMap((kind) => Array<string>(10).fill(kind))
/** Cards that each captain is dealt (BP-1). */
const FIRST_HAND = 5
/** Most cards that a boarding captain takes (BP-9). */
const LOOT = 3
/** The usual squares of the two treasure islands (BP-2). */
const ISLANDS = [18, 24]

export const chanceOf: ChanceOf<'bluff_pirate'> = (options) => {
  const pile = new Pile<string>()
  let hands: string[][] = []
  let discards: string[] = []
  let shuffles = 0
  const give = (seat: number, cards: readonly string[]) => (hands[seat] = [...(hands[seat] ?? []), ...cards])
  /** Cards leave a hand: they must have been in it. */
  const take = (seat: number, cards: readonly string[]): SettledEvent => {
    const hand = [...(hands[seat] ?? [])]
    const held = cards.filter((card) => {
      const at = hand.indexOf(card)
      if (at >= 0) hand.splice(at, 1)
      return at >= 0
    })
    hands[seat] = hand
    return { due: held, outcome: cards }
  }
  const laid = (shown: string, up: number, hidden: readonly string[]) => [...Array<string>(up).fill(shown), ...hidden]
  return (event): RandomEvent | SettledEvent | null => {
    switch (event.event) {
      case 'treasure_hidden':
        return picked(options.islands ?? ISLANDS, event.island)
      case 'shuffled': {
        // Later piles are of the discards (BP-8).
        const from = shuffles++ ? discards.sort() : DECK
        discards = []
        return pile.shuffled(from, event.cards ?? [])
      }
      case 'dealt': {
        hands = event.hands.map(() => pile.take(FIRST_HAND).sort())
        return { due: hands, outcome: event.hands }
      }
      case 'drawn':
        give(event.seat, event.cards ?? [])
        return pile.taken(event.cards ?? [])
      case 'boarded':
        discards.push('pirate')
        return take(event.seat, ['pirate'])
      case 'robbed': {
        const theirs = [...(hands[event.victim] ?? [])].sort()
        const cards = event.cards ?? []
        take(event.victim, cards)
        give(event.seat, cards)
        return { ...drawn(theirs, cards), drawn: Math.min(LOOT, theirs.length), sorted: true }
      }
      case 'laid':
        return take(event.seat, laid(event.shown, event.up, event.hidden ?? []))
      case 'discarded':
        discards.push(event.card)
        return take(event.seat, [event.card])
      case 'revealed': {
        const cards = laid(event.shown, event.up, event.hidden)
        if (event.returned) give(event.seat, cards)
        else discards.push(...cards)
        return null
      }
      default:
        return null
    }
  }
}
