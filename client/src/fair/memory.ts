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
  /** The options of the game, as we first saw them while it was played. */
  options?: TableShown['options']
  /** Our own number and its hash. */
  number?: string
  sealed?: string
  /** What each seat had sealed when we first showed our number; null for a seat that adds none. */
  seals?: (string | null)[]
  /** How often a start was called off after we had shown our number for it. */
  calledOff?: number
}

const STORAGE_KEY = 'bluffhouse-deals'
/** Number of tables kept, the latest ones. */
const MAX_TABLES = 40
/** Tables that the storage had no room for: without its number, this browser would hold up every start. */
const unsaved = new Map<string, Remembered>()

function stored(): Record<string, Remembered> {
  try {
    const tables: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof tables === 'object' && tables ? (tables as Record<string, Remembered>) : {}
  } catch {
    return {} // another version's, or edited
  }
}

/** What we know of a table; undefined if it was never shown to us. */
export const recall = (code: string): Remembered | undefined => unsaved.get(code) ?? stored()[code]

function keep(code: string, known: Remembered): void {
  const { [code]: _, ...others } = stored()
  const tables = [...Object.entries(others), [code, known] as const].slice(-MAX_TABLES)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(tables)))
    unsaved.delete(code)
  } catch {
    unsaved.set(code, known) // no room: a reload forgets it, and the check at the end says so
  }
}

/** Remember what the table shows of the deal, the first time that it shows it, and starts that were called
    off. */
export function notice(table: TableShown): Remembered {
  const { code, phase, pledge, commitment, options, lesson } = table
  const known = recall(code)
  let now: Remembered = known ?? { pledge, ...(phase !== 'waiting' && { late: true }) }
  if (now.seals && wasCalledOff(table, now)) now = calledOff(now)
  if (phase === 'playing' && commitment !== undefined && now.commitment === undefined)
    now = { ...now, commitment, options }
  if (now !== known && !lesson) keep(code, now)
  return now
}

/** Whether the table waits without our number. A frame that is only late still has it. */
const wasCalledOff = ({ phase, seats }: TableShown, { sealed }: Remembered): boolean =>
  phase === 'waiting' && seats.every((chair) => chair?.sealed !== sealed)

/** What is left once a start is called off for which our number was shown. */
const calledOff = ({ pledge, calledOff = 0 }: Remembered): Remembered => ({ pledge, calledOff: calledOff + 1 })

/** Remember our number for the seed, replacing any earlier one. If that was shown, its start is called off,
    whatever the table says. */
export function keepNumber(table: TableShown, number: string, sealed: string): void {
  const known = notice(table)
  keep(table.code, { ...(known.seals ? calledOff(known) : known), number, sealed })
}

/** Remember what the seats had sealed when we showed our number. */
export function keepSeals(table: TableShown, seals: (string | null)[]): void {
  const known = notice(table)
  if (!known.seals) keep(table.code, { ...known, seals })
}
