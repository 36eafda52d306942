// The reckoning: everybody's sheet one after the other, a breath, and then whose chair goes dark.
import { prefersReducedMotion } from 'svelte/motion'
import { sounds } from '../../house/sound.svelte'

/** Milliseconds. */
const SHEET = 650
const BREATH = 1000
const READING = 1200

export class FinalScoring {
  /** How many sheets lie open. */
  open = $state(Infinity)
  /** It has been said who is out and who has won. */
  judged = $state(true)
  playing = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined
  #over: (() => void) | undefined

  /** Done when it has been shown. */
  play(sheets: number): Promise<void> | void {
    if (prefersReducedMotion.current) return
    this.open = 0
    this.judged = false
    this.playing = true
    this.#timer = setTimeout(() => this.#next(sheets), SHEET)
    return new Promise((resolve) => (this.#over = resolve))
  }

  skip = (): void => {
    clearTimeout(this.#timer)
    this.open = Infinity
    this.judged = true
    this.playing = false
    this.#over?.()
    this.#over = undefined
  }

  #next(sheets: number): void {
    if (this.open < sheets) {
      this.open += 1
      sounds.play('paper')
      this.#timer = setTimeout(() => this.#next(sheets), this.open < sheets ? SHEET : BREATH)
    } else {
      this.judged = true
      sounds.play('caught')
      this.#timer = setTimeout(this.skip, READING)
    }
  }
}
