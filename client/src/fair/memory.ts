// What this browser was shown of a table before its cards were dealt, and the number it added to the seed.
// Kept in the browser's storage, so that a reload loses nothing, and compared with the record at the end.
import type { TableShown } from '../protocol'

/** What is known of one table. */
export interface Remembered {
  /** The pledge, as we first saw it. */
  pledge: string
  /** Whether we first saw it only after the cards had been dealt. */
  late?: boolean
  /** The commitment, as we first saw it while the game was played. */
  commitment?: string
  /** Our own number and its hash. */
  number?: string
  sealed?: string
  /** What each seat had sealed when we first showed our number; null for a seat that adds none. */
  seals?: (string | null)[]
}

const STORAGE_KEY = 'bluffhouse-deals'
/** Number of tables kept, the latest ones. */
const MAX_TABLES = 40

function stored(): Record<string, Remembered> {
  try {
    const tables: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof tables === 'object' && tables ? (tables as Record<string, Remembered>) : {}
  } catch {
    return {} // another version's, or edited
  }
}

/** What we know of a table; undefined if it was never shown to us. */
export const recall = (code: string): Remembered | undefined => stored()[code]

function keep(code: string, known: Remembered): void {
  const { [code]: _, ...others } = stored()
  const tables = [...Object.entries(others), [code, known] as const].slice(-MAX_TABLES)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(tables)))
  } catch {
    // No room: the check at the end says what it could not compare.
  }
}

/** Remember what the table shows of the deal, the first time that it shows it. */
export function notice({ code, phase, pledge, commitment, lesson }: TableShown): Remembered {
  const known = recall(code)
  const now: Remembered = known ?? { pledge, ...(phase !== 'waiting' && { late: true }) }
  const first = phase === 'playing' && commitment !== undefined && now.commitment === undefined
  if (first) now.commitment = commitment
  if ((!known || first) && !lesson) keep(code, now)
  return now
}

/** Remember our number for the seed, replacing any earlier one. */
export function keepNumber(table: TableShown, number: string, sealed: string): void {
  const { seals: _, ...known } = notice(table)
  keep(table.code, { ...known, number, sealed })
}

/** Remember what the seats had sealed when we showed our number. */
export function keepSeals(table: TableShown, seals: (string | null)[]): void {
  const known = notice(table)
  if (!known.seals) keep(table.code, { ...known, seals })
}
