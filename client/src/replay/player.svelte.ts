// Plays a replay by itself, at a pace one can follow.
import { tick } from 'svelte'
import type { ReplayedTable } from './replayedTable.svelte'

export const SPEEDS = [0.5, 1, 2, 4]

/** Milliseconds for every step, for each sentence to be read, and for an event that is shown slowly. */
const STEP = 300
const SENTENCE = 1200
const SLOW = 2500

/** Steps that follow each other more quickly than that are not played out. */
const HASTE = 700

export class Player {
  playing = $state(false)
  speed = $state(1)
  #timer: ReturnType<typeof setTimeout> | undefined
  #stepped = 0
  /** Where we are about to be. */
  #goal: number | null = null

  constructor(
    readonly game: () => ReplayedTable,
    /** How many sentences the step that is shown takes to tell. */
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

  faster(speed: number): void {
    this.speed = speed
    if (this.playing) this.#wait()
  }

  /** So many steps on, or back, from where we are or are about to be. */
  by(steps: number): void {
    void this.go((this.#goal ?? this.game().at) + steps)
  }

  /** To that step. What happened in it is played out, wherever we come from. */
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
    // A table that is still busy with the step before would fall behind: it is set anew.
    const hasty = this.speed > 1 || Date.now() - this.#stepped < HASTE
    this.#stepped = Date.now()
    if (at !== game.at + 1 || hasty) {
      game.jump(at - 1)
      await tick() // the table is there to be told
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
    this.#timer = setTimeout(async () => {
      await this.#show(game, game.at + 1)
      if (this.playing) this.#wait()
    }, this.#pause() / this.speed)
  }

  #pause(): number {
    const { events } = this.game().step
    const slow = events.some(({ event }) => event === 'ended' || this.slowEvents().includes(event))
    return STEP + this.sentences() * SENTENCE + (slow ? SLOW : 0)
  }
}
