// Opens a table and takes a seat at it, for the buttons of the front door.
import { startAlone } from '../fair/number'
import type { TableShown } from '../protocol'
import { api, type NewTable } from './api'

/** Seats of a new table, if the game allows that number. */
const USUAL_SEATS = 4
/** Seconds a learner has left once a bot calls time. */
const LESSON_COUNTDOWN = 180

/** The allowed number of seats that is nearest to the usual one; `seats` is sorted. */
export const usualSeats = (seats: number[]): number =>
  Math.min(Math.max(USUAL_SEATS, ...seats.slice(0, 1)), seats.at(-1) ?? USUAL_SEATS)

async function openAndSit(settings: NewTable): Promise<TableShown> {
  const { table } = await api.open(settings)
  await api.ask(table.code, { type: 'sit', seat: 0 })
  return table
}

/** Start a game against bots of these kinds, the next seat's first, and return the table's code. The table
    waits for a player who goes away: nobody else is kept waiting. */
export async function openAgainstBots(game: string, kinds: string[]): Promise<string> {
  const table = await openAndSit({
    game,
    seats: kinds.length + 1,
    bots: Object.fromEntries(kinds.map((kind, at) => [at + 1, kind])),
    absence: 'wait',
  })
  await startAlone(table, 0)
  return table.code
}

/** Start the lesson of a game and return the table's code. The house chooses its deal and its bots. */
export async function openToLearn(game: string, seats: number): Promise<string> {
  const settings: NewTable = {
    game,
    seats,
    lesson: true,
    clock: { countdown: LESSON_COUNTDOWN },
    absence: 'wait',
  }
  const { code } = await openAndSit(settings)
  await api.ask(code, { type: 'start' })
  return code
}

/** Open a table for friends, which begins in the waiting room, and return its code. */
export async function openForFriends(game: string): Promise<string> {
  const info = (await api.games()).find(({ name }) => name === game)
  const { code } = await openAndSit({ game, seats: usualSeats(info?.seats ?? []) })
  return code
}
