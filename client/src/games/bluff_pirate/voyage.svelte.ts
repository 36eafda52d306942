// What happens, played out: the vote turned, the cards turned, the ship on its way, the chest.
// The chart shows the voyage while it is played, and the view when it is done.
import { prefersReducedMotion } from 'svelte/motion'
import { sounds, type Sound } from '../../house/sound.svelte'
import type { EventOf, Happened, View } from './cards'

export type Scene = EventOf<'revealed'> | EventOf<'robbed'> | EventOf<'discarded'> | EventOf<'kept'>

/** What is on the way from one square to another. */
export interface Wake {
  seat: number
  from: number
  to: number
}

/** What begins something that takes its time. */
const PLAYED = new Set<Happened['event']>(['revealed', 'robbed'])

const BREATH = 800
const TURN = 550
const CARD = 380
const HOP = 210
const READING = 900

export class Voyage {
  playing = $state(false)
  /** Where the ships and the islands' tokens are drawn while it plays. */
  squares = $state.raw<number[]>([])
  tokens = $state.raw<View['tokens']>(['closed', 'closed'])
  /** The last thing that was done, on the table until the next set lies there. */
  scene = $state.raw<Scene | null>(null)
  /** Which set it is: the cards of the next one are others. */
  set = $state(0)
  voteTurned = $state(true)
  /** How many of the hidden cards are turned. */
  turned = $state(9)
  judged = $state(true)
  wake = $state.raw<Wake | null>(null)
  /** The island whose token is being turned. */
  opening = $state<number | null>(null)

  #queue: Happened[] = []
  #done = Promise.resolve()
  #hurry = false
  #wait: { timer: ReturnType<typeof setTimeout>; done: () => void } | null = null

  constructor(readonly view: () => View) {}

  /** These happened; the view is already what came of them. Done when they have been played. */
  happened(events: Happened[]): Promise<void> | void {
    if (this.playing) {
      this.#queue.push(...events)
      // Never more than one reveal behind the table.
      if (events.some(({ event }) => PLAYED.has(event))) this.skip()
      return this.#done
    }
    if (!events.some(({ event }) => PLAYED.has(event))) {
      for (const happened of events) void this.#show(happened) // takes no time
      return
    }
    this.#before(events)
    this.#queue = [...events]
    this.playing = true
    this.#done = this.#play()
    return this.#done
  }

  /** On with it. */
  skip(): void {
    if (!this.playing) return
    this.#hurry = true
    if (!this.#wait) return
    clearTimeout(this.#wait.timer)
    this.#wait.done()
  }

  leave(): void {
    this.#queue = []
    this.skip()
  }

  /** The chart as it was before these. */
  #before(events: Happened[]): void {
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
        await this.#beat(READING)
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

  /** Something new lies on the table; whatever was skipped, this is not. */
  #next(scene: Scene | null): void {
    this.scene = scene
    this.wake = null
    this.#hurry = false
  }

  async #reveal(happened: EventOf<'revealed'>): Promise<void> {
    this.#next(happened)
    this.voteTurned = false
    this.turned = 0
    this.judged = false
    await this.#beat(BREATH, 0)
    this.voteTurned = true
    this.#sound('wood')
    await this.#beat(TURN + 250, 0)
    for (const _ of happened.hidden) {
      this.turned += 1
      this.#sound('reveal')
      await this.#beat(CARD, 0)
    }
    this.judged = true
    if (happened.returned) this.#sound('caught')
    await this.#beat(READING)
  }

  async #sail({ seat, start, square }: EventOf<'sailed'> | EventOf<'sent_back'>): Promise<void> {
    if (start === square) return
    const step = square > start ? 1 : -1
    this.wake = { seat, from: start, to: square }
    for (let at = start; at !== square; at += step) {
      this.squares = this.squares.map((old, other) => (other === seat ? at + step : old))
      await this.#beat(HOP, 0)
    }
    await this.#beat(300, 0)
  }

  async #open({ square, treasure }: EventOf<'island_opened'>): Promise<void> {
    this.opening = square
    await this.#beat(BREATH, 0)
    const near = square === this.view().islands[0]
    const turned = treasure ? 'treasure' : 'empty'
    this.tokens = near ? [turned, 'closed'] : ['empty', turned]
    this.#sound(treasure ? 'brass' : 'wood')
    await this.#beat(READING)
  }

  #sound(sound: Sound): void {
    if (!this.#hurry) sounds.play(sound)
  }

  /** Hold for so long; without motion only what is to be read holds. */
  async #beat(time: number, calm = time): Promise<void> {
    if (this.#hurry) return
    const wait = prefersReducedMotion.current ? calm : time
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
