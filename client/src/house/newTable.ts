// Opens a table and takes a seat at it, for the buttons of the front door.
import { api, type NewTable } from './api'

/** Seats of a new table, if the game allows that number. */
const USUAL_SEATS = 4
/** Seconds a learner has left once a bot calls time. */
const LESSON_COUNTDOWN = 180

/** The allowed number of seats that is nearest to the usual one; `seats` is sorted. */
export const usualSeats = (seats: number[]): number =>
  Math.min(Math.max(USUAL_SEATS, ...seats.slice(0, 1)), seats.at(-1) ?? USUAL_SEATS)

async function openAndSit(table: NewTable): Promise<string> {
  const { code } = await api.open(table)
  await api.ask(code, { type: 'sit', seat: 0 })
  return code
}

async function openAndStart(table: NewTable): Promise<string> {
  const code = await openAndSit(table)
  await api.ask(code, { type: 'start' })
  return code
}

/** Start a game against bots of these kinds, the next seat's first, and return the table's code. The table
    waits for a player who goes away: nobody else is kept waiting. */
export const openAgainstBots = (game: string, kinds: string[]): Promise<string> =>
  openAndStart({
    game,
    seats: kinds.length + 1,
    bots: Object.fromEntries(kinds.map((kind, at) => [at + 1, kind])),
    absence: 'wait',
  })

/** Start the lesson of a game and return the table's code. The house chooses its deal and its bots. */
export const openToLearn = (game: string, seats: number): Promise<string> =>
  openAndStart({ game, seats, lesson: true, clock: { countdown: LESSON_COUNTDOWN }, absence: 'wait' })

/** Open a table for friends, which begins in the waiting room, and return its code. */
export async function openForFriends(game: string): Promise<string> {
  const info = (await api.games()).find(({ name }) => name === game)
  return openAndSit({ game, seats: usualSeats(info?.seats ?? []) })
}
