// What a view of a game we know nothing about says about each seat and about the table.

/** Fields that every view has; the room around the table shows them. */
const EVERY_VIEW = new Set(['seat', 'players', 'to_act', 'result', 'phase'])

export type Value = string | number | boolean | null
export type View = Record<string, unknown>

/** A field of a view, ready to be drawn. */
export interface Shown {
  name: string
  /** One value, or a row of them. */
  values: Value[]
}

const isValue = (value: unknown): value is Value => value === null || typeof value !== 'object'

/** Lists with one item per seat: what the table knows about each player. */
export function seatFacts(view: View, seat: number): Shown[] {
  return perSeat(view).flatMap(([name, items]) => {
    const values = rowOf(items[seat])
    return values.length ? [{ name, values }] : []
  })
}

/** Everything else that has a value: what lies on the table. */
export function tableFacts(view: View): Shown[] {
  const atSeats = new Set(perSeat(view).map(([name]) => name))
  return Object.entries(view).flatMap(([name, value]) => {
    if (EVERY_VIEW.has(name) || atSeats.has(name)) return []
    const values = rowOf(value)
    return values.length ? [{ name, values }] : []
  })
}

function perSeat(view: View): [string, unknown[]][] {
  return Object.entries(view).filter(
    (entry): entry is [string, unknown[]] =>
      !EVERY_VIEW.has(entry[0]) && Array.isArray(entry[1]) && entry[1].length === view['players'],
  )
}

/** Null and empty lists are nothing to draw; deeper structures are drawn flat. */
function rowOf(value: unknown): Value[] {
  if (value === null || value === undefined) return []
  if (isValue(value)) return [value]
  return Object.values(value).flatMap(rowOf)
}

/** `highest_claim` as a person reads it. Games without words for a field get this. */
export function readable(name: string): string {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
