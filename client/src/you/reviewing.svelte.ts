// Asks the house to review the person's latest games, one after the other, and tells how far it is.
import { Refusal } from '../house/api'
import { reviewOfTable } from '../review/fetching'

/** Games that one tap asks for. */
const AT_ONCE = 5
/** Reasons that concern one game alone: the next one may be reviewed all the same. */
const OF_ONE_GAME = new Set(['no-such-table', 'not-over', 'review-failed', 'review-no-champion', 'table-damaged'])

export class Reviewing {
  /** The number of the game that is being reviewed, from 1; 0 while nothing is. */
  game = $state(0)
  games = $state(0)
  /** The part of this game that is done. */
  part = $state(0)
  refusal = $state.raw<Refusal | null>(null)
  readonly #leaving = new AbortController()

  /** Review the first few of these games, leaving out those that cannot be reviewed. */
  async start(codes: readonly string[]): Promise<void> {
    this.games = Math.min(codes.length, AT_ONCE)
    this.game = 1
    this.refusal = null
    try {
      for (const code of codes) {
        if (this.game > this.games) break
        this.part = 0
        if (await this.#review(code)) this.game++
      }
    } catch (error) {
      if (this.#leaving.signal.aborted) return
      if (!(error instanceof Refusal)) throw error
      this.refusal = error
    } finally {
      this.game = 0
    }
  }

  /** Whether a game could be reviewed. */
  async #review(code: string): Promise<boolean> {
    try {
      await reviewOfTable(code, ({ done, total }) => (this.part = total ? done / total : 0), this.#leaving.signal)
      return true
    } catch (error) {
      if (!(error instanceof Refusal && OF_ONE_GAME.has(error.reason))) throw error
      this.refusal = error
      return false
    }
  }

  /** Stop asking: the page is left. The house goes on with the review it has begun. */
  leave(): void {
    this.#leaving.abort()
  }
}
