// The table as it is shown: events are animated one after the other, at a pace people can follow, while
// the view may already be ahead. When nothing is left to animate, it shows the view.
import { prefersReducedMotion } from 'svelte/motion'
import type { Moment } from '../../house/live.svelte'
import { sounds, type Sound } from '../../house/sound.svelte'
import { sum, type Colour, type Event, type View } from './suitcases'

/** A suitcase on the table. */
export interface Case {
  id: string
  /** Millions inside; null if the viewer does not know. */
  value: number | null
  open: boolean
  /** The viewer laid it, and so knows its contents even while it is closed. */
  mine?: boolean
}

/** Where suitcases come from or go to: a seat, or the bank. */
export type Place = number | 'bank'

/** Milliseconds: suitcases travel, a sentence is read, a die tumbles, a pause, a lid opens. */
const TRAVEL = 400
const READ = 750
const TUMBLE = 1000
const PAUSE = 600
const LID = 380
/** The most milliseconds that opening takes, however many suitcases there are. */
const ALL_LIDS = 2600
/** With more moments than this still to be shown, the animation goes twice as fast. */
const MANY = 6
/** With more moments than this still to be shown, it jumps to the end. */
const TOO_MANY = 12

/** Events that are still worth telling to a viewer who has just come to the table. */
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

/** Equal for suitcases that look the same on the table. */
const fingerprint = (cases: Case[]): string =>
  cases
    .map(({ value, open }) => `${open} ${value}`)
    .sort()
    .join()

export class Stage {
  /** Whether something is being animated; meanwhile the table looks like `held`. */
  playing = $state(false)
  held = $state.raw<View>() as View
  cases = $state.raw<Case[]>([])
  pair = $state.raw<{ giver: number; receiver: number } | null>(null)
  /** What the giver claimed about the last suitcases offered; undefined if nothing was offered. */
  claim = $state.raw<number | null | undefined>(undefined)
  colour = $state.raw<Colour | null>(null)
  die = $state.raw<number | null>(null)
  due = $state(0)
  /** Counts the throws of a die, so that it tumbles again even to the same number. */
  throws = $state(0)
  /** The events the caption tells of; the last of a round stay until the next round begins. */
  captionEvents = $state.raw<Event[]>([])
  /** Where new suitcases come from, and where those that disappear go. */
  from = $state.raw<Place>('bank')
  to = $state.raw<Place>('bank')

  #queue: { events: Event[]; view: View; shown: () => void }[] = []
  #lays = 0
  /** What is being animated. */
  #event: Event | null = null
  #hurry = false
  #wake: (() => void) | undefined
  #present: () => View

  /** `tempo` is the factor for how long a scene of these events, or of this pair, lasts. */
  constructor(
    present: () => View,
    log: Moment[],
    readonly tempo: (events: object[]) => number = () => 1,
  ) {
    this.#present = present
    this.held = present()
    const last = log.filter(({ events }) => events.length).at(-1)?.events ?? []
    this.captionEvents = (last as Event[]).filter(({ event }) => LASTING.has(event)).slice(-2)
    this.settle()
  }

  /** The id that a suitcase of the viewer's hand gets on the table. */
  idOf = (value: number, at: number): string => `${this.#lays}.${value}.${at}`

  /** Animate a moment; the promise resolves when it has been shown. */
  show({ events }: Moment): Promise<void> {
    return new Promise((shown) => {
      this.#queue.push({ events: events as Event[], view: this.#present(), shown })
      if (!this.playing) void this.#run()
    })
  }

  /** Jump to the end of what is being animated. */
  skip = (): void => {
    this.#hurry = true
    this.#wake?.()
  }

  /** Show the view, unless something is being animated. */
  settle(): void {
    if (this.playing) return
    const view = this.#present()
    this.held = view
    const { giver, receiver } = view
    this.pair = giver === null || receiver === null ? null : { giver, receiver }
    this.colour = view.colour
    this.die = view.phase === 'die' ? null : view.die // about to be thrown again
    this.due = view.due
    this.claim = view.closed || view.open.length ? view.claim : undefined
    const lying = [
      ...view.open.map((value, at) => ({ id: this.#newId(at), value, open: true })),
      ...Array.from({ length: view.closed }, (_, at) => ({
        id: this.#newId(view.open.length + at),
        value: view.inside?.[at] ?? null,
        open: false,
        mine: view.inside !== null,
      })),
    ]
    if (fingerprint(this.cases) === fingerprint(lying)) return // nothing moves
    this.cases = lying
    this.#lays += 1
  }

  async #run(): Promise<void> {
    this.playing = true
    this.#hurry = document.hidden || prefersReducedMotion.current
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      for (const event of next.events) {
        this.#event = event
        await this.#play(event)
      }
      this.held = next.view
      next.shown()
    }
    this.playing = false
    this.#hurry = false
    this.settle()
  }

  #pause(time: number): Promise<void> | undefined {
    const view = this.#present()
    // Once the game is over, hurry to its end.
    if (this.#hurry || this.#queue.length > (view.result ? 0 : TOO_MANY)) return undefined
    const myTurn = view.seat !== null && view.to_act.includes(view.seat)
    const catchUp = this.#queue.length > MANY ? 0.5 : this.#queue.length && myTurn ? 0.7 : 1
    const tempo = this.tempo([...(this.#event ? [this.#event] : []), ...(this.pair ? [this.pair] : [])])
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time * catchUp * tempo)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Play a sound, unless the animation is being skipped. */
  #sound(sound: Sound): void {
    if (!this.#hurry) sounds.play(sound)
  }

  #newId = (at: number): string => `${this.#lays}.new.${at}`

  /** Move everything on the table there. */
  async #clear(to: Place): Promise<void> {
    this.to = to
    this.cases = []
    await this.#pause(TRAVEL)
  }

  async #play(event: Event): Promise<void> {
    switch (event.event) {
      case 'colour_rolled':
        this.captionEvents = []
        this.colour = event.colour
        this.throws += 1
        this.#sound('die')
        await this.#pause(TUMBLE)
        this.captionEvents = [event]
        await this.#pause(event.owner === null ? READ : PAUSE)
        break
      case 'target_chosen':
        this.captionEvents = [event]
        await this.#pause(READ)
        break
      case 'paired':
        this.pair = { giver: event.giver, receiver: event.receiver }
        await this.#pause(PAUSE)
        break
      case 'empty_handed':
        this.captionEvents = [...this.captionEvents, event]
        await this.#pause(READ)
        break
      case 'offered':
      case 'added':
        await this.#lay(event.seat, event.cards, event.count)
        this.claim = event.claim
        this.captionEvents = []
        await this.#pause(READ)
        break
      case 'accepted':
        this.captionEvents = [event]
        this.#sound('accept')
        await this.#pause(READ)
        break
      case 'opened':
        this.die = null
        await this.#open(event.cards)
        this.captionEvents = [event]
        if (event.claim !== null && event.claim > sum(event.cards)) this.#sound('caught')
        await this.#pause(READ)
        break
      case 'die_rolled':
        this.captionEvents = []
        this.die = event.die
        this.throws += 1
        this.#sound('die')
        await this.#pause(TUMBLE)
        this.captionEvents = [event]
        await this.#pause(READ + PAUSE)
        break
      case 'received':
        this.captionEvents = [...this.captionEvents, event]
        await this.#clear(event.seat)
        await this.#pause(PAUSE)
        break
      case 'taken_back':
        this.captionEvents = [event]
        this.#sound('refuse')
        this.claim = undefined
        this.due = event.millions
        await this.#clear(event.seat)
        await this.#pause(READ)
        break
      case 'paid':
        this.captionEvents = [event]
        this.#sound('coin')
        this.from = event.seat
        this.cases = event.cards.map((value, at) => ({ id: this.#newId(at), value, open: true }))
        this.#lays += 1
        await this.#pause(TRAVEL + READ)
        await this.#clear(event.to)
        break
      case 'bank_card_taken':
        this.captionEvents = [...this.captionEvents, event]
        this.#sound('paper')
        this.from = 'bank'
        this.cases = [{ id: this.#newId(0), value: event.card, open: event.card !== null }]
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
        await this.#pause(PAUSE)
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
      if (value === null) return { id: this.#newId(at), value, open: false }
      const same = seen.get(value) ?? 0
      seen.set(value, same + 1)
      return { id: this.idOf(value, same), value, open: false, mine: true }
    })
    this.cases = [...this.cases, ...laid]
    this.#sound('offer')
    this.#lays += 1
    await this.#pause(TRAVEL)
  }

  /** Open the lids one by one, the most valuable last. */
  async #open(cards: number[]): Promise<void> {
    await this.#pause(PAUSE)
    const first = this.cases.length - cards.length
    for (let at = cards.length - 1; at >= 0; at -= 1) {
      const value = cards[at] ?? 0
      this.cases = this.cases.map((one, i) => (i === first + at ? { ...one, value, open: true } : one))
      this.#sound('brass')
      await this.#pause(Math.min(LID, ALL_LIDS / cards.length))
    }
  }
}
