// Opening a table and taking a seat at it: the ways in from the front door.
import { api, type NewTable } from './api'

const EVENING = 4
/** Seconds for somebody who still reads, once a bot has called time. */
const PATIENCE = 180

/** As many seats as most evenings have, if the game has them. */
export const usualSeats = (seats: number[]): number =>
  Math.min(Math.max(EVENING, ...seats.slice(0, 1)), seats.at(-1) ?? EVENING)

const bots = (seats: number, kind: string): NonNullable<NewTable['bots']> =>
  Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, kind]))

async function seated(table: NewTable): Promise<string> {
  const { code } = await api.open(table)
  await api.ask(code, { type: 'sit', seat: 0 })
  return code
}

async function started(table: NewTable): Promise<string> {
  const code = await seated(table)
  await api.ask(code, { type: 'start' })
  return code
}

/** A table with one of us and bots in the other seats, which starts at once. Whoever goes away finds
    it as it was: nobody else waits. */
export const openAgainstBots = (game: string, seats: number): Promise<string> =>
  started({ game, seats, bots: bots(seats, 'regular'), absence: 'wait' })

/** The same for a first game: easy bots, and nobody is hurried. */
export const openToLearn = (game: string, seats: number): Promise<string> =>
  started({ game, seats, bots: bots(seats, 'rookie'), clock: { countdown: PATIENCE }, absence: 'wait' })

/** A table for friends: the waiting room. */
export async function openForFriends(game: string): Promise<string> {
  const info = (await api.games()).find(({ name }) => name === game)
  return seated({ game, seats: usualSeats(info?.seats ?? []) })
}
