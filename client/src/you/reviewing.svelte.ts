// Asks the house to review the person's latest games, one after the other, and tells how far it is.
import { Refusal } from '../house/api'
import { reviewOfTable } from '../review/fetching'

/** Games that one tap asks for. */
const AT_ONCE = 5

export class Reviewing {
  /** The number of the game that is being reviewed, from 1; 0 while nothing is. */
  game = $state(0)
  games = $state(0)
  /** The part of this game that is done. */
  part = $state(0)
  refusal = $state.raw<Refusal | null>(null)
  readonly #leaving = new AbortController()

  /** Review these games, the first few of them. */
  async start(codes: readonly string[]): Promise<void> {
    const wanted = codes.slice(0, AT_ONCE)
    this.games = wanted.length
    this.refusal = null
    try {
      for (const [at, code] of wanted.entries()) {
        this.game = at + 1
        this.part = 0
        await reviewOfTable(code, ({ done, total }) => (this.part = total ? done / total : 0), this.#leaving.signal)
      }
    } catch (error) {
      if (this.#leaving.signal.aborted) return
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
    } finally {
      this.game = 0
    }
  }

  /** Stop asking: the page is left. The house goes on with the review it has begun. */
  leave(): void {
    this.#leaving.abort()
  }
}
