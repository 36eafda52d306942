// Remembers, for each table, which heist's aftermath this person has tapped away, so that a reload neither
// hides one that they have not seen nor brings one back.

const STORAGE_KEY = 'bluffhouse-seen-heist'
/** Tables that are remembered: more than anybody plays at the same time. */
const MAX_TABLES = 50

/** The code of each table, with the round of the last heist that was seen there. */
function stored(): Map<string, unknown> {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return new Map(seen as [string, unknown][])
  } catch {
    return new Map() // another version's, or edited
  }
}

export const isSeen = (code: string, round: number): boolean => stored().get(code) === round

export function markSeen(code: string, round: number): void {
  const seen = stored()
  seen.delete(code) // the table that was played last is the last to be forgotten
  seen.set(code, round)
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...seen].slice(-MAX_TABLES)))
}
