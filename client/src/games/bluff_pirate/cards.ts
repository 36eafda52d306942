// The cards, the ships' colours and signs, and how far a ship would sail.
import type { GameTypes } from '../../protocol'
import { words } from '../../words/words.svelte'

export type View = GameTypes['bluff_pirate']['view']
export type Happened = GameTypes['bluff_pirate']['event']
export type EventOf<Name extends Happened['event']> = Extract<Happened, { event: Name }>
export type Kind = View['hand'][number]

/** In the order of the view's `discards`. */
export const KINDS: Kind[] = [
  'anchor',
  'compass',
  'eyepatch',
  'flag',
  'hook',
  'lantern',
  'map',
  'pirate',
  'rum',
  'spyglass',
]

/** A card's name. */
export const cardName = (kind: Kind): string => words.of('bluff-pirate-card', { card: kind })

/** Equal cards together, in words: “2 × rum”, “hook”. */
export function counted(cards: readonly Kind[]): string[] {
  const held = new Map<Kind, number>()
  for (const kind of [...cards].sort()) held.set(kind, (held.get(kind) ?? 0) + 1)
  return [...held].map(([card, count]) => words.of('bluff-pirate-cards', { card, count }))
}

/** Cards with keys that stay the same while other cards come and go. */
export function withKeys(cards: readonly Kind[]): { key: string; kind: Kind }[] {
  return cards.map((kind, at) => ({ key: `${kind}-${at - cards.indexOf(kind)}`, kind }))
}

/** The square where a ship must stop: the first closed island. */
const firstClosed = (view: View): number => view.islands[view.tokens[0] === 'closed' ? 0 : 1]

/** Where a ship would get to by sailing that many squares, as values of a message. */
export function reached(view: View, seat: number, squares: number): { square: number; island: string } {
  const square = Math.min((view.squares[seat] ?? 0) + squares, firstClosed(view))
  const landed = square === firstClosed(view)
  return { square, island: landed && view.tokens[0] === 'empty' ? 'treasure' : landed ? 'yes' : 'no' }
}

/** The colour of each ship's hull and the sign on its sail, by seat. */
export const SHIPS = [
  { colour: '#a8321f', sign: 'M0 -5.5 A5.5 5.5 0 1 1 -0.01 -5.5 Z' },
  { colour: '#1d4a86', sign: 'M0 -6.5 L6.5 5 H-6.5 Z' },
  { colour: '#7a5200', sign: 'M-5 -5 H5 V5 H-5 Z' },
  { colour: '#5d2f78', sign: 'M0 -7 L6 0 L0 7 L-6 0 Z' },
  { colour: '#1c5f3f', sign: 'M-2 -6 H2 V-2 H6 V2 H2 V6 H-2 V2 H-6 V-2 H-2 Z' },
] as const

/** The outcome of a reveal, as the message of its verdict expects it. */
export function outcome({ voted_bluff, bluffed }: EventOf<'revealed'>): string {
  if (voted_bluff) return bluffed ? 'caught' : 'wronged'
  return bluffed ? 'believed' : 'honest'
}
