// Offers that were just answered: each stays where it lay for a while, with its stamp.

/** Milliseconds for which an answered offer stays. */
export const LINGERS = 2500

export class AnsweredOffers {
  #ids = $state.raw<readonly number[]>([])
  #timers = new Set<ReturnType<typeof setTimeout>>()

  has = (id: number): boolean => this.#ids.includes(id)

  add(ids: readonly number[]): void {
    this.#ids = [...this.#ids, ...ids]
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#ids = this.#ids.filter((id) => !ids.includes(id))
    }, LINGERS)
    this.#timers.add(timer)
  }

  /** Take all of them away at once. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#ids = []
  }
}
