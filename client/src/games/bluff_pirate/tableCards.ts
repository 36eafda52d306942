// The cards on the table, and how each of them lies there.
import type { EventOf, Kind } from './cards'

export interface TableCard {
  key: string
  /** Null if the viewer does not know it. */
  kind: Kind | null
  down: boolean
  /** Face down, but its owner knows what it is. */
  known: boolean
  /** Once revealed: whether it is what was claimed. */
  truth: 'same' | 'other' | null
  /** It cannot be turned over, because one card must lie face up. */
  fixed?: boolean
}

const open = (key: string, kind: Kind): TableCard => ({ key, kind, down: false, known: false, truth: null })
const closed = (key: string): TableCard => ({ key, kind: null, down: true, known: false, truth: null })

const faceUp = (set: number, kind: Kind, up: number): TableCard[] =>
  Array.from({ length: up }, (_, at) => open(`${set}-up-${at}`, kind))

/** A set as it was laid; its owner (`mine`) knows the cards that lie face down. */
export function laidCards(laid: EventOf<'laid'>, mine: boolean, set: number): TableCard[] {
  const down = Array.from({ length: laid.cards - laid.up }, (_, at) => {
    const card = closed(`${set}-down-${at}`)
    const kind = mine ? (laid.hidden?.[at] ?? null) : null
    return { ...card, kind, known: kind !== null }
  })
  return [...faceUp(set, laid.shown, laid.up), ...down]
}

/** A set with that many of its hidden cards turned over. */
export function revealedCards(revealed: EventOf<'revealed'>, turned: number, set: number): TableCard[] {
  const { shown, up, hidden } = revealed
  const under = hidden.map((kind, at): TableCard => {
    const key = `${set}-down-${at}`
    return at < turned ? { ...open(key, kind), truth: kind === shown ? 'same' : 'other' } : closed(key)
  })
  return [...faceUp(set, shown, up), ...under]
}

/** Robbed cards, which only the two captains see. */
export function lootCards({ count, cards }: EventOf<'robbed'>): TableCard[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = cards?.[at]
    return kind ? open(`loot-${at}`, kind) : closed(`loot-${at}`)
  })
}

export const discardedCard = ({ card }: EventOf<'discarded'>): TableCard[] => [open('discard', card)]
