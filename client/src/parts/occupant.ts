// The player of a seat right now, as everybody at the table may know it.
import type { TableShown } from '../protocol'

export type Occupant =
  | 'person'
  /** The seat's person has no connection, and nobody plays for them. */
  | 'away'
  | 'bot'
  /** A bot plays for the seat's person. */
  | 'stand-in'

/** Who plays in that seat; null if it is empty. */
export function occupantOf(table: TableShown, at: number): Occupant | null {
  const seat = table.seats[at]
  if (!seat) return null
  if (!seat.person) return 'bot'
  if (seat.bot) return 'stand-in'
  // With days to decide, nobody is expected to stay at the table.
  return seat.here || table.clock?.kind === 'days' || table.phase === 'over' ? 'person' : 'away'
}

/** Whether this viewer runs the table now: the host does, and before the start, while the host is away
    from their seat, any player. */
export function runsTable(table: TableShown, you: { seat?: number; host?: boolean }): boolean {
  if (you.host) return true
  return table.phase === 'waiting' && you.seat !== undefined && hostAway(table)
}

/** Whether this viewer may let a paused game continue. */
export const mayResume = (table: TableShown, you: { seat?: number; host?: boolean }): boolean =>
  !!you.host || (you.seat !== undefined && (table.host === undefined || hostAway(table)))

const hostAway = (table: TableShown): boolean => table.host !== undefined && !table.seats[table.host]?.here
