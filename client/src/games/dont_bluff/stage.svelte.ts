// The table as it is shown: events are played out one after the other, at a pace one can follow,
// while the view is already further. When nothing is left to play, it shows the view.
import { prefersReducedMotion } from 'svelte/motion'
import type { Moment } from '../../house/live.svelte'
import { sounds, type Sound } from '../../house/sound.svelte'
import { sum, type Colour, type Event, type View } from './suitcases'

/** A suitcase on the table. */
export interface Case {
  id: string
  /** Null: nobody here knows. */
  value: number | null
  open: boolean
  /** I laid it and know what is in it, closed or not. */
  mine?: boolean
}

/** Where something comes from or goes to: a seat, or the bank. */
export type Place = number | 'bank'

/** Milliseconds. */
const TRAVEL = 400
const READ = 750
const TUMBLE = 1000
const BREATH = 600
const LID = 380
/** However many suitcases there are, opening them takes no longer. */
const LIDS = 2600
/** With so much still to be shown, or when I am waited for, it goes faster. */
const MANY = 6
/** And so far behind only the end of it is shown. */
const TOO_MANY = 12

/** What is worth being told to somebody who has just come to the table. */
const LASTING = new Set<Event['event']>([
  'colour_rolled',
  'target_chosen',
  'empty_handed',
  'opened',
  'die_rolled',
  'accepted',
  'received',
  'taken_back',
  'paid',
  'bank_card_taken',
])

const inWords = (cases: Case[]): string =>
  cases
    .map(({ value, open }) => `${open} ${value}`)
    .sort()
    .join()

export class Stage {
  /** Something is being played out; until then the table looks like `held`. */
  playing = $state(false)
  held = $state.raw<View>() as View
  cases = $state.raw<Case[]>([])
  pair = $state.raw<{ giver: number; receiver: number } | null>(null)
  /** What the giver claimed about the last suitcases offered; undefined if nothing was offered. */
  claim = $state.raw<number | null | undefined>(undefined)
  colour = $state.raw<Colour | null>(null)
  die = $state.raw<number | null>(null)
  due = $state(0)
  /** Each throw of a die, so that the same number tumbles again. */
  throws = $state(0)
  /** What is being told right now; the last of a round stays until the next begins. */
  told = $state.raw<Event[]>([])
  /** Where what appears comes from, and where what goes away goes. */
  from = $state.raw<Place>('bank')
  to = $state.raw<Place>('bank')

  #queue: { events: Event[]; view: View; shown: () => void }[] = []
  #lays = 0
  #hurry = false
  #wake: (() => void) | undefined
  #present: () => View

  constructor(present: () => View, log: Moment[]) {
    this.#present = present
    this.held = present()
    const last = log.filter(({ events }) => events.length).at(-1)?.events ?? []
    this.told = (last as Event[]).filter(({ event }) => LASTING.has(event)).slice(-2)
    this.settle()
  }

  /** The id that a suitcase of my hand has once it lies on the table. */
  idOf = (value: number, at: number): string => `${this.#lays}.${value}.${at}`

  /** Show what has happened; done when it has been shown. */
  show({ events }: Moment): Promise<void> {
    return new Promise((shown) => {
      this.#queue.push({ events: events as Event[], view: this.#present(), shown })
      if (!this.playing) void this.#run()
    })
  }

  /** Enough: show how things stand. */
  skip = (): void => {
    this.#hurry = true
    this.#wake?.()
  }

  /** Let the table be as the view has it, if nothing is being played out. */
  settle(): void {
    if (this.playing) return
    const view = this.#present()
    this.held = view
    const { giver, receiver } = view
    this.pair = giver === null || receiver === null ? null : { giver, receiver }
    this.colour = view.colour
    this.die = view.phase === 'die' ? null : view.die // it is about to be thrown again
    this.due = view.due
    this.claim = view.closed || view.open.length ? view.claim : undefined
    const lying = [
      ...view.open.map((value, at) => ({ id: this.#new(at), value, open: true })),
      ...Array.from({ length: view.closed }, (_, at) => ({
        id: this.#new(view.open.length + at),
        value: view.inside?.[at] ?? null,
        open: false,
        mine: view.inside !== null,
      })),
    ]
    if (inWords(this.cases) === inWords(lying)) return // they may stay where they are
    this.cases = lying
    this.#lays += 1
  }

  async #run(): Promise<void> {
    this.playing = true
    this.#hurry = document.hidden || prefersReducedMotion.current
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      for (const event of next.events) await this.#play(event)
      this.held = next.view
      next.shown()
    }
    this.playing = false
    this.#hurry = false
    this.settle()
  }

  #pause(time: number): Promise<void> | undefined {
    const view = this.#present()
    // Once the game is over, its end is what everybody waits to see.
    if (this.#hurry || this.#queue.length > (view.result ? 0 : TOO_MANY)) return undefined
    const waited = view.seat !== null && view.to_act.includes(view.seat)
    const pace = this.#queue.length > MANY ? 0.5 : this.#queue.length && waited ? 0.7 : 1
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time * pace)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Nobody hears what is skipped. */
  #sound(sound: Sound): void {
    if (!this.#hurry) sounds.play(sound)
  }

  #new = (at: number): string => `${this.#lays}.new.${at}`

  /** What lies on the table goes there. */
  async #clear(to: Place): Promise<void> {
    this.to = to
    this.cases = []
    await this.#pause(TRAVEL)
  }

  async #play(event: Event): Promise<void> {
    switch (event.event) {
      case 'colour_rolled':
        this.told = []
        this.colour = event.colour
        this.throws += 1
        this.#sound('die')
        await this.#pause(TUMBLE)
        this.told = [event]
        await this.#pause(event.owner === null ? READ : BREATH)
        break
      case 'target_chosen':
        this.told = [event]
        await this.#pause(READ)
        break
      case 'paired':
        this.pair = { giver: event.giver, receiver: event.receiver }
        await this.#pause(BREATH)
        break
      case 'empty_handed':
        this.told = [...this.told, event]
        await this.#pause(READ)
        break
      case 'offered':
      case 'added':
        await this.#lay(event.seat, event.cards, event.count)
        this.claim = event.claim
        this.told = []
        await this.#pause(READ)
        break
      case 'accepted':
        this.told = [event]
        this.#sound('accept')
        await this.#pause(READ)
        break
      case 'opened':
        this.die = null
        await this.#open(event.cards)
        this.told = [event]
        if (event.claim !== null && event.claim > sum(event.cards)) this.#sound('caught')
        await this.#pause(READ)
        break
      case 'die_rolled':
        this.told = []
        this.die = event.die
        this.throws += 1
        this.#sound('die')
        await this.#pause(TUMBLE)
        this.told = [event]
        await this.#pause(READ + BREATH)
        break
      case 'received':
        this.told = [...this.told, event]
        await this.#clear(event.seat)
        await this.#pause(BREATH)
        break
      case 'taken_back':
        this.told = [event]
        this.#sound('refuse')
        this.claim = undefined
        this.due = event.millions
        await this.#clear(event.seat)
        await this.#pause(READ)
        break
      case 'paid':
        this.told = [event]
        this.#sound('coin')
        this.from = event.seat
        this.cases = event.cards.map((value, at) => ({ id: this.#new(at), value, open: true }))
        this.#lays += 1
        await this.#pause(TRAVEL + READ)
        await this.#clear(event.to)
        break
      case 'bank_card_taken':
        this.told = [...this.told, event]
        this.#sound('paper')
        this.from = 'bank'
        this.cases = [{ id: this.#new(0), value: event.card, open: event.card !== null }]
        this.#lays += 1
        await this.#pause(TRAVEL + READ)
        await this.#clear(event.seat)
        break
      case 'gun_passed':
        this.pair = null
        this.claim = undefined
        this.colour = null
        this.die = null
        this.due = 0
        await this.#pause(BREATH)
        break
      default:
        break
    }
  }

  async #lay(seat: number, cards: number[] | null, count: number): Promise<void> {
    this.from = seat
    const seen = new Map<number, number>()
    const laid = Array.from({ length: count }, (_, at) => {
      const value = cards?.[at] ?? null
      if (value === null) return { id: this.#new(at), value, open: false }
      const same = seen.get(value) ?? 0
      seen.set(value, same + 1)
      return { id: this.idOf(value, same), value, open: false, mine: true }
    })
    this.cases = [...this.cases, ...laid]
    this.#sound('offer')
    this.#lays += 1
    await this.#pause(TRAVEL)
  }

  /** The lids go up one by one, the dearest last. */
  async #open(cards: number[]): Promise<void> {
    await this.#pause(BREATH)
    const first = this.cases.length - cards.length
    for (let at = cards.length - 1; at >= 0; at -= 1) {
      const value = cards[at] ?? 0
      this.cases = this.cases.map((one, i) => (i === first + at ? { ...one, value, open: true } : one))
      this.#sound('brass')
      await this.#pause(Math.min(LID, LIDS / cards.length))
    }
  }
}
