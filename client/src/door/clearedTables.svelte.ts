// Tables that the person has taken off their list. Kept in this browser only: the games and the other
// players' lists stay as they are.
const STORAGE_KEY = 'bluffhouse-cleared'
/** Codes that are kept; a person's list is not longer. */
const MAX_CODES = 500

function stored(): string[] {
  try {
    const codes: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(codes) ? codes.map(String) : []
  } catch {
    return [] // another version's, or edited
  }
}

class ClearedTables {
  #codes = $state.raw<ReadonlySet<string>>(new Set(stored()))

  has = (code: string): boolean => this.#codes.has(code)

  add(codes: string[]): void {
    const all = [...new Set([...this.#codes, ...codes])].slice(-MAX_CODES)
    this.#codes = new Set(all)
    localStorage.setItem(STORAGE_KEY, JSON.stringify(all))
  }
}

export const clearedTables = new ClearedTables()
