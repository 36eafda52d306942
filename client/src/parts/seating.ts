// Who sits where around a table: I at the bottom, the next after me to my left, and so on clockwise.

export interface Side {
  at: 'left' | 'top' | 'right'
  /** In turn order. */
  seats: number[]
}

/** Everybody but me, beginning with the next after me; if I do not sit there, everybody. */
export const inTurn = (players: number, mine: number | null): number[] =>
  Array.from({ length: players }, (_, at) => ((mine ?? -1) + 1 + at) % players).filter((seat) => seat !== mine)

/** How many sit to the left and to the right of the others; the rest sits opposite. */
const BESIDE = [0, 0, 1, 1, 1, 1, 2, 2, 2]

export function sidesOf(seats: readonly number[]): Side[] {
  const beside = BESIDE[seats.length] ?? 2
  const far = seats.length - beside
  return [
    { at: 'left', seats: seats.slice(0, beside) },
    { at: 'top', seats: seats.slice(beside, far) },
    { at: 'right', seats: seats.slice(far) },
  ]
}
