// Animates the final scoring: the players' sheets one after the other, a pause, then who is out.
import { prefersReducedMotion } from 'svelte/motion'
import { sounds } from '../../house/sound.svelte'

/** Milliseconds per sheet. */
const SHEET = 650
/** Milliseconds of suspense before the verdict. */
const SUSPENSE = 1000
/** Milliseconds for which the verdict is shown. */
const VERDICT = 1200

export class FinalScoring {
  /** The number of sheets shown so far. */
  open = $state(Infinity)
  /** Whether it is shown who is out and who has won. */
  judged = $state(true)
  playing = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined
  #resolve: (() => void) | undefined
  /** The factor for how long it lasts. */
  #tempo = 1

  /** Start the animation; the promise resolves when it is over. Without motion, everything is shown at once. */
  play(sheets: number, tempo = 1): Promise<void> | void {
    if (prefersReducedMotion.current) return
    this.#tempo = tempo
    this.open = 0
    this.judged = false
    this.playing = true
    this.#timer = setTimeout(() => this.#next(sheets), SHEET * this.#tempo)
    return new Promise((resolve) => (this.#resolve = resolve))
  }

  /** Jump to the end. */
  skip = (): void => {
    clearTimeout(this.#timer)
    this.open = Infinity
    this.judged = true
    this.playing = false
    this.#resolve?.()
    this.#resolve = undefined
  }

  #next(sheets: number): void {
    if (this.open < sheets) {
      this.open += 1
      sounds.play('paper')
      this.#timer = setTimeout(() => this.#next(sheets), (this.open < sheets ? SHEET : SUSPENSE) * this.#tempo)
    } else {
      this.judged = true
      sounds.play('caught')
      this.#timer = setTimeout(this.skip, VERDICT * this.#tempo)
    }
  }
}
