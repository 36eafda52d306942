// The number that this browser adds to the seed of a game: sealed when its player is ready, shown when the
// game is about to start, so that neither the house nor another player can choose the cards.
import { api } from '../house/api'
import { randomHex } from '../house/ids'
import type { Moment } from '../house/live.svelte'
import type { TableShown } from '../protocol'
import { keepNumber, keepSeals, recall } from './memory'

/** 88 bits: too many to guess from their hash, and few enough for eight players in one seed. */
const NUMBER_BYTES = 11

export const loadHashes = () => import('./hashes')

/** Draw a number for this table, remember it, and return it with its hash. */
async function drawNumber(table: TableShown): Promise<{ number: string; sealed: string }> {
  const number = randomHex(NUMBER_BYTES)
  const sealed = (await loadHashes()).sealed(number)
  keepNumber(table, number, sealed)
  return { number, sealed }
}

/** The command that says we are ready, with a new number of ours sealed. */
export async function readyCommand(table: TableShown): Promise<{ type: 'ready'; sealed: string }> {
  return { type: 'ready', sealed: (await drawNumber(table)).sealed }
}

/** Our number, if the table waits for it and this browser drew it. From then on, what the others have
    sealed is fixed. */
export function numberDue(table: TableShown, seat: number | undefined): string | undefined {
  if (seat === undefined || !table.starting?.includes(seat)) return undefined
  const known = recall(table.code)
  if (known?.number === undefined || known.sealed !== table.seats[seat]?.sealed) return undefined
  keepSeals(
    table,
    table.seats.map((chair) => chair?.sealed ?? null),
  )
  return known.number
}

/** The seat whose number was missing when the start was last called off; null once it is ready again. */
export function seatWithoutNumber(log: readonly Pick<Moment, 'notice'>[], table: TableShown): number | null {
  const seat = log.findLast(({ notice }) => notice?.what === 'number-missing')?.notice?.seat
  return seat === undefined || table.starting || !table.seats[seat] || table.seats[seat].ready ? null : seat
}

/** Start a game in which we are the only person, in that seat, with a number of ours in its seed. */
export async function startAlone(table: TableShown, seat: number): Promise<void> {
  const { number, sealed } = await drawNumber(table)
  await api.ask(table.code, { type: 'ready', sealed })
  await api.ask(table.code, { type: 'start' })
  keepSeals(
    table,
    table.seats.map((_, at) => (at === seat ? sealed : null)),
  )
  await api.ask(table.code, { type: 'show_number', number })
}
