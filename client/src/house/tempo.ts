// How fast scenes pass for a player: those they are in take their time, those between others pass faster,
// and all pass faster the longer the player has waited for their next decision.

/** Factor for scenes between others. */
const BETWEEN_OTHERS = 0.5
/** Milliseconds of waiting after which scenes begin to pass faster, and after which they pass fastest. */
const PATIENCE = 3_000
const IMPATIENCE = 8_000
/** The smallest factors for a long wait: for scenes the player is in, and for others. */
const FASTEST_OWN = 0.25
const FASTEST = 0.1

/** The factor for the length of a scene after that many milliseconds of waiting. */
export function tempo(waited: number, own: boolean): number {
  const impatience = Math.min(Math.max((waited - PATIENCE) / (IMPATIENCE - PATIENCE), 0), 1)
  const fastest = own ? FASTEST_OWN : FASTEST
  return (1 - impatience * (1 - fastest)) * (own ? 1 : BETWEEN_OTHERS)
}

/** Fields of events that hold a seat. A test finds those that the games' sentences name. */
const SEATS = [
  'seat',
  'at',
  'bidder',
  'debtor',
  'giver',
  'leader',
  'leaver',
  'loser',
  'of',
  'owner',
  'payer',
  'receiver',
  'starter',
  'target',
  'to',
  'victim',
  'voter',
]

/** Whether the player in that seat is part of what happened. */
export const involves = (events: readonly object[], seat: number): boolean =>
  events.some((event) => SEATS.some((field) => (event as Record<string, unknown>)[field] === seat))
