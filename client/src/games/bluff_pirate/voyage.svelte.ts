// Animates what happens: the vote is turned over, then the cards; the ship sails; the chest opens. The
// chart shows the voyage while it is animated, and the view afterwards.
import { prefersReducedMotion } from 'svelte/motion'
import { sounds, type Sound } from '../../house/sound.svelte'
import type { EventOf, Happened, View } from './cards'

export type Scene = EventOf<'revealed'> | EventOf<'robbed'> | EventOf<'discarded'> | EventOf<'kept'>

/** The wake of a ship that sails from one square to another. */
export interface Wake {
  seat: number
  from: number
  to: number
}

/** Events that start an animation. */
const ANIMATED = new Set<Happened['event']>(['revealed', 'robbed'])

/** Milliseconds: of suspense, to turn a vote, to turn a card, to sail one square, to read the outcome. */
const SUSPENSE = 700
const TURN = 550
const CARD = 380
const HOP = 210
const READING = 800

export class Voyage {
  playing = $state(false)
  /** The ships' squares and the islands' tokens to draw during the animation. */
  squares = $state.raw<number[]>([])
  tokens = $state.raw<View['tokens']>(['closed', 'closed'])
  /** The last event shown on the table, until the next set is laid. */
  scene = $state.raw<Scene | null>(null)
  /** Counts the sets, so that each has its own cards. */
  set = $state(0)
  voteTurned = $state(true)
  /** The number of hidden cards turned over so far. */
  turned = $state(9)
  judged = $state(true)
  wake = $state.raw<Wake | null>(null)
  /** The square of the island whose token is being turned. */
  opening = $state<number | null>(null)

  #queue: Happened[] = []
  #done = Promise.resolve()
  /** Whether the current scene is cut short, and whether all that are known are. */
  #hurry = false
  #skipping = false
  /** The factor for how long the current scene lasts. */
  #tempo = 1
  #wait: { timer: ReturnType<typeof setTimeout>; done: () => void } | null = null

  /** `tempo` is the factor for how long a scene of these events lasts. */
  constructor(
    readonly view: () => View,
    readonly tempo: (events: Happened[]) => number = () => 1,
  ) {}

  /** Animate events whose outcome the view already holds. The promise resolves when they have been shown. */
  happened(events: Happened[]): Promise<void> | void {
    if (this.playing) {
      this.#queue.push(...events)
      // Stay at most one reveal behind the game.
      if (events.some(({ event }) => ANIMATED.has(event))) this.#cut()
      return this.#done
    }
    if (!events.some(({ event }) => ANIMATED.has(event))) {
      for (const happened of events) void this.#show(happened) // takes no time
      return
    }
    this.#rewind(events)
    this.#queue = [...events]
    this.#tempo = this.tempo(events)
    this.playing = true
    this.#done = this.#play()
    return this.#done
  }

  /** Jump to the end of all that is known. */
  skip = (): void => {
    if (!this.playing) return
    this.#skipping = true
    this.#cut()
  }

  /** Jump to the end of the current scene. */
  #cut(): void {
    this.#hurry = true
    if (!this.#wait) return
    clearTimeout(this.#wait.timer)
    this.#wait.done()
  }

  /** Stop for good. */
  leave(): void {
    this.#queue = []
    this.skip()
  }

  /** Set the chart back to before these events. */
  #rewind(events: Happened[]): void {
    const view = this.view()
    const squares = [...view.squares]
    let tokens = view.tokens
    for (const happened of [...events].reverse()) {
      if (happened.event === 'sailed' || happened.event === 'sent_back') squares[happened.seat] = happened.start
      if (happened.event === 'island_opened') {
        tokens = happened.square === view.islands[0] ? ['closed', 'closed'] : ['empty', 'closed']
      }
    }
    this.squares = squares
    this.tokens = tokens
  }

  async #play(): Promise<void> {
    for (let happened = this.#queue.shift(); happened; happened = this.#queue.shift()) {
      await this.#show(happened)
    }
    this.playing = false
    this.opening = null
    this.#hurry = false
    this.#skipping = false
  }

  async #show(happened: Happened): Promise<void> {
    switch (happened.event) {
      case 'laid':
        this.#next(null)
        this.set += 1
        this.#sound('paper')
        break
      case 'discarded':
      case 'kept':
        this.#next(happened)
        this.#sound('paper')
        break
      case 'voted':
        this.#sound('wood')
        break
      case 'robbed':
        this.#next(happened)
        this.#sound('wood')
        await this.#pause(READING)
        break
      case 'revealed':
        await this.#reveal(happened)
        break
      case 'sailed':
      case 'sent_back':
        await this.#sail(happened)
        break
      case 'island_opened':
        await this.#open(happened)
        break
    }
  }

  /** Put something new on the table; skipping what came before does not skip it. */
  #next(scene: Scene | null): void {
    this.scene = scene
    this.wake = null
    this.#hurry = this.#skipping
  }

  async #reveal(happened: EventOf<'revealed'>): Promise<void> {
    this.#next(happened)
    this.voteTurned = false
    this.turned = 0
    this.judged = false
    await this.#pause(SUSPENSE, 0)
    this.voteTurned = true
    this.#sound('wood')
    await this.#pause(TURN + 250, 0)
    for (const _ of happened.hidden) {
      this.turned += 1
      this.#sound('reveal')
      await this.#pause(CARD, 0)
    }
    this.judged = true
    if (happened.returned) this.#sound('caught')
    await this.#pause(READING)
  }

  async #sail({ seat, start, square }: EventOf<'sailed'> | EventOf<'sent_back'>): Promise<void> {
    if (start === square) return
    const step = square > start ? 1 : -1
    this.wake = { seat, from: start, to: square }
    for (let at = start; at !== square; at += step) {
      this.squares = this.squares.map((old, other) => (other === seat ? at + step : old))
      await this.#pause(HOP, 0)
    }
    await this.#pause(300, 0)
  }

  async #open({ square, treasure }: EventOf<'island_opened'>): Promise<void> {
    this.opening = square
    await this.#pause(SUSPENSE, 0)
    const near = square === this.view().islands[0]
    const turned = treasure ? 'treasure' : 'empty'
    this.tokens = near ? [turned, 'closed'] : ['empty', turned]
    this.#sound(treasure ? 'brass' : 'wood')
    await this.#pause(READING)
  }

  #sound(sound: Sound): void {
    if (!this.#hurry) sounds.play(sound)
  }

  /** Wait that many milliseconds; with reduced motion, `calm` milliseconds. */
  async #pause(time: number, calm = time): Promise<void> {
    if (this.#hurry) return
    const wait = (prefersReducedMotion.current ? calm : time) * this.#tempo
    if (wait === 0) return
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#wait = null
        resolve()
      }
      this.#wait = { timer: setTimeout(done, wait), done }
    })
  }
}
