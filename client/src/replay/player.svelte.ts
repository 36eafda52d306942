// Plays a replay at a pace people can follow.
import { tick } from 'svelte'
import type { ReplayedTable } from './replayedTable.svelte'

export const SPEEDS = [0.5, 1, 2, 4]

/** Milliseconds per step, per sentence to read, and more to look at an event that is shown slowly. */
const STEP = 300
const SENTENCE = 1200
const SLOW = 2500

/** Steps that follow each other within this many milliseconds are not animated. */
const HASTE = 700

export class Player {
  playing = $state(false)
  speed = $state(1)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the last step was shown, in milliseconds. */
  #steppedAt = 0
  /** Counts the waits, so that only the last one goes on. */
  #turn = 0
  /** The step we are about to show. */
  #goal: number | null = null

  constructor(
    readonly game: () => ReplayedTable,
    /** The number of sentences of the step that is shown. */
    readonly sentences: () => number,
    /** Kinds of events that the table takes its time to show. */
    readonly slowEvents: () => readonly string[],
  ) {}

  play(): void {
    const game = this.game()
    if (game.at >= game.last) game.jump(0)
    this.playing = true
    this.#wait()
  }

  pause = (): void => {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  setSpeed(speed: number): void {
    this.speed = speed
    if (this.playing) this.#wait()
  }

  /** Go that many steps on, or back, from the step that is shown or about to be. */
  by(steps: number): void {
    void this.go((this.#goal ?? this.game().at) + steps)
  }

  /** Go to that step and animate it, from wherever we are. */
  async go(at: number): Promise<void> {
    const game = this.game()
    const there = Math.min(Math.max(at, 0), game.last)
    if (there === (this.#goal ?? game.at)) return
    this.#goal = there
    await this.#show(game, there)
    if (this.#goal === there) this.#goal = null
    if (this.playing) this.#wait()
  }

  async #show(game: ReplayedTable, at: number): Promise<void> {
    // A table still busy with the step before would fall behind, so set it up anew.
    const hasty = this.speed > 1 || Date.now() - this.#steppedAt < HASTE
    this.#steppedAt = Date.now()
    if (at !== game.at + 1 || hasty) {
      game.jump(at - 1)
      await tick() // the new table must be listening
    }
    if (game.at === at - 1) game.next()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const game = this.game()
    if (game.at >= game.last) {
      this.playing = false
      return
    }
    const turn = ++this.#turn
    if (!game.showing) {
      this.#goOn(game, this.#reading())
      return
    }
    // The caption comes when the stage has shown the step. In a hurry, the stage is cut short.
    const began = Date.now()
    if (this.speed > 1) this.#timer = setTimeout(() => game.jump(game.at), (STEP + SLOW) / this.speed)
    void game.whenShown().then(() => {
      if (this.playing && turn === this.#turn) this.#goOn(game, this.#reading(Date.now() - began))
    })
  }

  #goOn(game: ReplayedTable, wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(async () => {
      await this.#show(game, game.at + 1)
      if (this.playing) this.#wait()
    }, wait)
  }

  /** Milliseconds to look at the step that was shown and to read its caption; `animated` of them have passed. */
  #reading(animated = 0): number {
    const { events } = this.game().step
    const slow = events.some(({ event }) => event === 'ended' || this.slowEvents().includes(event))
    const look = slow ? Math.max(0, SLOW - animated * this.speed) : 0
    return (STEP + this.sentences() * SENTENCE + look) / this.speed
  }
}
