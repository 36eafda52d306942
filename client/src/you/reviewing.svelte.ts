// Asks the house to review the person's latest games, one after the other, and tells how far it is.
import { ask, Refusal } from '../house/api'

/** Games that one tap asks for. */
const AT_ONCE = 5
/** Milliseconds between two questions about a review that is being computed. */
const INTERVAL = 1500

/** A review that is being computed. The finished one has no such fields. */
interface Progress {
  done?: number
  total?: number
}

export class Reviewing {
  /** The number of the game that is being reviewed, from 1; 0 while nothing is. */
  game = $state(0)
  games = $state(0)
  /** The part of this game that is done. */
  part = $state(0)
  refusal = $state.raw<Refusal | null>(null)
  #left = false

  /** Review these games, the first few of them. */
  async start(codes: readonly string[]): Promise<void> {
    const wanted = codes.slice(0, AT_ONCE)
    this.games = wanted.length
    this.refusal = null
    try {
      for (const [at, code] of wanted.entries()) {
        this.game = at + 1
        await this.#finish(code)
        if (this.#left) return
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
    } finally {
      this.game = 0
    }
  }

  /** Stop asking: the page is left. The house goes on with the review it has begun. */
  leave(): void {
    this.#left = true
  }

  async #finish(code: string): Promise<void> {
    this.part = 0
    while (!this.#left) {
      const { done, total } = await ask<Progress>('GET', `/api/tables/${code}/review`)
      if (done === undefined) return
      this.part = total ? done / total : 0
      await new Promise((resolve) => setTimeout(resolve, INTERVAL))
    }
  }
}
