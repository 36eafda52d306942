// What this game picks and draws by chance, for the check of a deal. Which cards a captain holds when
// the ship is boarded follows from the events before.
import { drawn, picked, type RandomEvent } from '../../fair/chance'
import type { ChanceOf } from '../parts'

const KINDS = ['anchor', 'compass', 'eyepatch', 'flag', 'hook', 'lantern', 'map', 'pirate', 'rum', 'spyglass']
/** Ten cards of each kind (BP-1). */
const DECK = KINDS.flatMap((kind) => Array<string>(10).fill(kind))
/** The usual squares of the two treasure islands (BP-2). */
const ISLANDS = [18, 24]

export const chanceOf: ChanceOf<'bluff_pirate'> = (options) => {
  let hands: string[][] = []
  let shuffles = 0
  const give = (seat: number, cards: readonly string[]) => (hands[seat] = [...(hands[seat] ?? []), ...cards])
  const take = (seat: number, cards: readonly string[]) => {
    const hand = [...(hands[seat] ?? [])]
    for (const card of cards) hand.splice(hand.indexOf(card), 1)
    hands[seat] = hand
  }
  const laid = (shown: string, up: number, hidden: readonly string[]) => [...Array<string>(up).fill(shown), ...hidden]
  return (event): RandomEvent | null => {
    switch (event.event) {
      case 'treasure_hidden':
        return picked(options.islands ?? ISLANDS, event.island)
      case 'shuffled':
        // Later piles are of the discards, sorted (BP-8).
        return drawn(shuffles++ ? [...(event.cards ?? [])].sort() : DECK, event.cards ?? [])
      case 'dealt':
        hands = event.hands.map((hand) => [...(hand ?? [])])
        break
      case 'drawn':
        give(event.seat, event.cards ?? [])
        break
      case 'boarded':
        take(event.seat, ['pirate'])
        break
      case 'robbed': {
        const cards = event.cards ?? []
        const theirs = [...(hands[event.victim] ?? [])].sort()
        take(event.victim, cards)
        give(event.seat, cards)
        return { ...drawn(theirs, cards), sorted: true }
      }
      case 'laid':
        take(event.seat, laid(event.shown, event.up, event.hidden ?? []))
        break
      case 'discarded':
        take(event.seat, [event.card])
        break
      case 'revealed':
        if (event.returned) give(event.seat, laid(event.shown, event.up, event.hidden))
        break
    }
    return null
  }
}
