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

/** Whether this viewer runs the table now: the host does, and while the host is away from their seat, any
    player. (The house gives the host a minute to return, and says so when it refuses.) */
export function runsTable(table: TableShown, you: { seat?: number; host?: boolean }): boolean {
  return !!you.host || (you.seat !== undefined && hostAway(table))
}

/** Whether this viewer may let a paused game continue. */
export function mayResume(table: TableShown, you: { seat?: number; host?: boolean }): boolean {
  if (runsTable(table, you)) return true
  return you.seat !== undefined && (table.host === undefined || table.pause_until === undefined)
}

/** Whether this viewer may agree to the pause, so that it lasts until a player ends it. */
export function mayAgree(table: TableShown, you: { seat?: number }): boolean {
  if (!table.paused || table.pause_until === undefined || you.seat === undefined) return false
  return !table.seats[you.seat]?.bot && !table.pause_agreed?.includes(you.seat)
}

const hostAway = (table: TableShown): boolean => table.host !== undefined && !table.seats[table.host]?.here
