// The names of people who have deleted their accounts, in the reader's language.
import type { TableShown } from '../protocol'
import { words } from '../words/words.svelte'

/** The name that the house puts in place of theirs. */
const ERASED = 'Somebody'

export const shownName = (name: string): string => (name === ERASED ? words.of('page-somebody') : name)

/** The table with such names in the reader's language. */
export function withShownNames(table: TableShown): TableShown {
  if (!table.seats.some((seat) => seat?.name === ERASED)) return table
  return { ...table, seats: table.seats.map((seat) => seat && { ...seat, name: shownName(seat.name) }) }
}
