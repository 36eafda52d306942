// How sentences name the players: by name, or as "you".
import type { Names } from '../games'
import type { TableShown } from '../protocol'

/** The names of a table's players, for a reader in the seat `mine`; undefined for a spectator. */
export function namesAt(table: TableShown, mine: number | undefined, language: string): Names {
  const of = (seat: number) => table.seats[seat]?.name ?? String(seat + 1)
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    seats: table.seats.length,
    reader: mine ?? null,
    of,
    who: (seat) => ({ name: of(seat), you: seat === mine ? 'yes' : 'no' }),
    list: (items) => lists.format(items.map(String)),
  }
}
