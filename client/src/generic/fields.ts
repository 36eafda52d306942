// What a view of a game we know nothing about says about each seat and about the table.

/** Fields that every view has; the room around the table shows them. */
const EVERY_VIEW = new Set(['seat', 'players', 'to_act', 'result', 'phase'])

export type Value = string | number | boolean | null
export type View = Record<string, unknown>

/** A field of a view, ready to be drawn. */
export interface Shown {
  name: string
  /** One value, or a row of them; none for a field that is simply true. */
  values: Value[]
}

const isValue = (value: unknown): value is Value => value === null || typeof value !== 'object'

/** Lists with one item per seat: what the table knows about each player. `hand` is drawn elsewhere. */
export function seatFacts(view: View, seat: number, hand = ''): Shown[] {
  return perSeat(view, hand).flatMap(([name, items]) => shown(name, items[seat]))
}

/** Everything else that has a value: what lies on the table. `hand` is drawn elsewhere. */
export function tableFacts(view: View, hand = ''): Shown[] {
  const atSeats = new Set(perSeat(view, hand).map(([name]) => name))
  return Object.entries(view).flatMap(([name, value]) =>
    EVERY_VIEW.has(name) || atSeats.has(name) || name === hand ? [] : shown(name, value),
  )
}

/** The reader's cards, each as one value; null is a card they may not see. */
export function cardsOf(hand: unknown): Value[] {
  if (hand === null || hand === undefined) return []
  return [hand].flat().map((card) => (isValue(card) ? card : rowOf(card).join(' · ')))
}

/** Whether a form already shows these cards, to choose from. */
export function offered(legal: readonly Record<string, unknown>[], hand: unknown): boolean {
  const held = JSON.stringify(hand)
  return legal.some((item) => 'form' in item && Object.values(item).some((value) => JSON.stringify(value) === held))
}

function perSeat(view: View, hand: string): [string, unknown[]][] {
  return Object.entries(view).filter(
    (entry): entry is [string, unknown[]] =>
      !EVERY_VIEW.has(entry[0]) && entry[0] !== hand && Array.isArray(entry[1]) && entry[1].length === view['players'],
  )
}

/** A field that is false, null or empty is not drawn. */
function shown(name: string, value: unknown): Shown[] {
  if (value === true) return [{ name, values: [] }]
  const values = value === false ? [] : rowOf(value)
  return values.length ? [{ name, values }] : []
}

/** Deeper structures are drawn flat. Events are left out: the table tells them as sentences. */
function rowOf(value: unknown): Value[] {
  if (value === null || value === undefined) return []
  if (isValue(value)) return [value]
  return Object.hasOwn(value, 'event') ? [] : Object.values(value).flatMap(rowOf)
}

/** `highest_claim` as a person reads it. Games without words for a field get this. */
export function readable(name: string): string {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
