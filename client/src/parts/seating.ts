// Where players sit around a table: the viewer at the bottom, the next player to their left, and so on
// clockwise.

export interface Side {
  at: 'left' | 'top' | 'right'
  /** In turn order. */
  seats: number[]
}

/** All seats but `mine` in turn order, beginning with the next one; for a spectator (null), all seats. */
export const inTurn = (players: number, mine: number | null): number[] =>
  Array.from({ length: players }, (_, at) => ((mine ?? -1) + 1 + at) % players).filter((seat) => seat !== mine)

/** Players on the left side, and as many on the right, by the number of other players; the rest sit at
    the top. */
const BESIDE = [0, 0, 1, 1, 1, 1, 2, 2, 2]

/** Distribute seats, given in turn order, over the sides of the table. */
export function sidesOf(seats: readonly number[]): Side[] {
  const beside = BESIDE[seats.length] ?? 2
  const far = seats.length - beside
  return [
    { at: 'left', seats: seats.slice(0, beside) },
    { at: 'top', seats: seats.slice(beside, far) },
    { at: 'right', seats: seats.slice(far) },
  ]
}
