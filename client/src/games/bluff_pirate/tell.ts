import type { Names, Teller } from '..'
import { words } from '../../words/words.svelte'
import { counted, type EventOf, type Happened, type Kind } from './cards'

const DECK = 100
const FIRST_HAND = 5

const yesNo = (true_: boolean): string => (true_ ? 'yes' : 'no')
const voteKey = (bluff: boolean): string => (bluff ? 'bluff' : 'honest')

function whom(names: Names, seat: number): { other: string; toyou: string } {
  const { name, you } = names.who(seat)
  return { other: name, toyou: you }
}

/** How a reveal ended: the key of its verdict. */
export function outcome({ voted_bluff, bluffed }: EventOf<'revealed'>): string {
  if (voted_bluff) return bluffed ? 'caught' : 'wronged'
  return bluffed ? 'believed' : 'honest'
}

export const tell: Teller = (happened: Happened, names) => {
  const cards = (kinds: readonly Kind[]) => names.list(counted(kinds)) || words.of('bluff-pirate-no-cards')
  const seen = (kinds: readonly Kind[] | null) => (kinds === null ? 'none' : cards(kinds))

  switch (happened.event) {
    case 'treasure_hidden':
      return ['bluff-pirate-hidden', { island: happened.island ?? 'none' }]
    case 'shuffled':
      return ['bluff-pirate-shuffled', { count: happened.count, all: yesNo(happened.count === DECK) }]
    case 'dealt': {
      const hands = happened.hands.flatMap((hand, seat) =>
        hand ? [words.of('bluff-pirate-dealt-hand', { cards: cards(hand), ...names.who(seat) })] : [],
      )
      return ['bluff-pirate-dealt', { count: FIRST_HAND, hands: hands.join(' ') || 'none' }]
    }
    case 'draw_chosen':
      return ['bluff-pirate-draw-chosen', names.who(happened.seat)]
    case 'drawn':
      return [
        'bluff-pirate-drawn',
        { count: happened.count, pile: happened.pile, cards: seen(happened.cards), ...names.who(happened.seat) },
      ]
    case 'boarded':
      return ['bluff-pirate-boarded', { ...names.who(happened.seat), ...whom(names, happened.victim) }]
    case 'robbed':
      return [
        'bluff-pirate-robbed',
        {
          count: happened.count,
          cards: seen(happened.cards),
          ...names.who(happened.seat),
          ...whom(names, happened.victim),
        },
      ]
    case 'laid': {
      const laid = {
        count: happened.cards,
        up: happened.up,
        card: happened.shown,
        down: happened.cards - happened.up,
        claim: yesNo(happened.honest_claim),
        ...names.who(happened.seat),
      }
      if (happened.hidden === null) return ['bluff-pirate-laid', laid]
      const bluff = yesNo(happened.hidden.some((kind) => kind !== happened.shown))
      return ['bluff-pirate-laid-seen', { ...laid, cards: cards(happened.hidden), bluff }]
    }
    case 'discarded':
      return ['bluff-pirate-discarded', { card: happened.card, ...names.who(happened.seat) }]
    case 'kept':
      return ['bluff-pirate-kept', names.who(happened.seat)]
    case 'too_few_to_lay':
      return ['bluff-pirate-too-few', { count: happened.cards, ...names.who(happened.seat) }]
    case 'voted': {
      const vote = happened.bluff === null ? 'hidden' : voteKey(happened.bluff)
      return ['bluff-pirate-voted', { vote, ...names.who(happened.seat) }]
    }
    case 'voter_picked':
      return ['bluff-pirate-picked', { ...names.who(happened.seat), ...whom(names, happened.voter) }]
    case 'revealed':
      return [
        'bluff-pirate-revealed-all',
        {
          vote: voteKey(happened.voted_bluff),
          cards: cards(happened.hidden),
          outcome: outcome(happened),
          ...names.who(happened.seat),
          ...whom(names, happened.voter),
        },
      ]
    case 'sailed': {
      const { start, square } = happened
      return ['bluff-pirate-sailed', { count: square - start, start, square, ...names.who(happened.seat) }]
    }
    case 'sent_back':
      return ['bluff-pirate-sent-back', { start: happened.start, square: happened.square, ...names.who(happened.seat) }]
    case 'island_opened':
      return [
        'bluff-pirate-opened',
        { square: happened.square, treasure: yesNo(happened.treasure), ...names.who(happened.seat) },
      ]
    case 'ended': {
      const [winner = 0] = happened.result.winners
      const { name, you } = names.who(winner)
      const ships = happened.result.scores.map((square, seat) =>
        words.of('bluff-pirate-ended-ship', { name: names.of(seat), square }),
      )
      return ['bluff-pirate-ended', { names: name, you, ships: names.list(ships) }]
    }
    default:
      return null
  }
}
