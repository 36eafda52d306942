// Remembers which heist's aftermath this person has tapped away, so that a reload neither hides one that
// they have not seen nor brings one back.

const KEY = 'bluffhouse-seen-heist'

export function isSeen(code: string, round: number): boolean {
  return localStorage.getItem(KEY) === `${code} ${round}`
}

export function markSeen(code: string, round: number): void {
  localStorage.setItem(KEY, `${code} ${round}`)
}
