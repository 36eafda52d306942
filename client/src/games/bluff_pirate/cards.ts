// The cards, the captains' signs, and how far a ship would get.
import type { GameTypes } from '../../protocol'
import { words } from '../../words/words.svelte'

export type View = GameTypes['bluff_pirate']['view']
export type Happened = GameTypes['bluff_pirate']['event']
export type EventOf<Name extends Happened['event']> = Extract<Happened, { event: Name }>
export type Kind = View['hand'][number]

/** In the order in which the house counts them. */
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

export const called = (kind: Kind): string => words.of('bluff-pirate-card', { card: kind })

/** Equal cards together, in words: “2 × rum”, “hook”. */
export function counted(cards: readonly Kind[]): string[] {
  const held = new Map<Kind, number>()
  for (const kind of [...cards].sort()) held.set(kind, (held.get(kind) ?? 0) + 1)
  return [...held].map(([card, count]) => words.of('bluff-pirate-cards', { card, count }))
}

/** Cards with a name each that stays theirs while others come and go. */
export function named(cards: readonly Kind[]): { key: string; kind: Kind }[] {
  return cards.map((kind, at) => ({ key: `${kind}-${at - cards.indexOf(kind)}`, kind }))
}

/** Where a ship must stop: the first island that is closed. */
const closed = (view: View): number => view.islands[view.tokens[0] === 'closed' ? 0 : 1]

/** Where a ship would get to, as sentences take it. */
export function reached(view: View, seat: number, squares: number): { square: number; island: string } {
  const square = Math.min((view.squares[seat] ?? 0) + squares, closed(view))
  const landed = square === closed(view)
  return { square, island: landed && view.tokens[0] === 'empty' ? 'treasure' : landed ? 'yes' : 'no' }
}

/** Every ship has a colour and a sign on its sail. */
export const SHIPS = [
  { colour: '#a8321f', sign: 'M0 -5.5 A5.5 5.5 0 1 1 -0.01 -5.5 Z' },
  { colour: '#1d4a86', sign: 'M0 -6.5 L6.5 5 H-6.5 Z' },
  { colour: '#7a5200', sign: 'M-5 -5 H5 V5 H-5 Z' },
  { colour: '#5d2f78', sign: 'M0 -7 L6 0 L0 7 L-6 0 Z' },
  { colour: '#1c5f3f', sign: 'M-2 -6 H2 V-2 H6 V2 H2 V6 H-2 V2 H-6 V-2 H-2 Z' },
] as const

/** How a reveal ended: the key of its verdict. */
export function outcome({ voted_bluff, bluffed }: EventOf<'revealed'>): string {
  if (voted_bluff) return bluffed ? 'caught' : 'wronged'
  return bluffed ? 'believed' : 'honest'
}
