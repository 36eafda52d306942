// The events of the latest games as this browser was first shown them. Kept in the browser's storage: after a
// reload, the house sends the log again, and what it says then proves nothing about what it said before.
import type { Moment } from '../house/live.svelte'
import type { TableShown } from '../protocol'

type Shown = Record<number, readonly object[]>

const STORAGE_PREFIX = 'bluffhouse-shown-'
const CODES_KEY = 'bluffhouse-shown'
/** Number of games kept, the latest ones. */
const MAX_GAMES = 8
/** What this page was shown, by the table's code. The storage may have no room for it. */
const games = new Map<string, Shown>()

function read<T extends object>(key: string, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value ? (value as T) : otherwise
  } catch {
    return otherwise // another version's, or edited
  }
}

function shownAt(code: string): Shown {
  const known = games.get(code) ?? read<Shown>(STORAGE_PREFIX + code, {})
  games.set(code, known)
  return known
}

function store(code: string, shown: Shown): void {
  const codes = read<string[]>(CODES_KEY, [])
  try {
    if (codes.at(-1) !== code) {
      const latest = [...codes.filter((other) => other !== code), code]
      for (const old of latest.splice(0, latest.length - MAX_GAMES)) localStorage.removeItem(STORAGE_PREFIX + old)
      localStorage.setItem(CODES_KEY, JSON.stringify(latest))
    }
    localStorage.setItem(STORAGE_PREFIX + code, JSON.stringify(shown))
  } catch {
    // No room: a reload forgets it, and the check at the end says so.
  }
}

/** Remember the events of a table's log that are new. Those of a game that was over when the house sent them
    were not shown during the game, and do not count. */
export function keepShown({ code, phase, lesson }: TableShown, log: readonly Moment[]): void {
  const shown = shownAt(code)
  const fresh = log.filter(
    ({ seq, events, past }) => events.length > 0 && shown[seq] === undefined && !(past && phase === 'over'),
  )
  if (!fresh.length || lesson) return
  for (const { seq, events } of fresh) shown[seq] = events
  store(code, shown)
}

/** The events of a game in the order in which this browser was shown them. */
export const shownEvents = (code: string): object[] => Object.values(shownAt(code)).flat()
