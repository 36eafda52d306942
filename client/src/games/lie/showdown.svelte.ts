// Animates the showdown: after a call the cards are turned up one by one, and the matching ones counted.
import { prefersReducedMotion } from 'svelte/motion'
import type { Moment } from '../../house/live.svelte'
import { sounds } from '../../house/sound.svelte'
import type { GameTypes } from '../../protocol'

type Event = GameTypes['lie']['event']
type Shown = Extract<Event, { event: 'shown' }>
type Called = Extract<Event, { event: 'called' }>

/** Milliseconds of suspense before the first card, and for which the verdict is shown. */
const SUSPENSE = 700
const VERDICT = 900
/** Milliseconds for all cards together, and the least and the most for each. */
const ALL_CARDS = 2400
const LEAST = 130
const MOST = 480
/** A card that can decide takes this many times as long. */
const HELD_BREATH = 2.2
/** From this many cards before the end, a card that can decide is turned slowly. */
const LAST_CARDS = 3

export class Showdown {
  /** The last showdown, on the table until the next bid. */
  shown = $state.raw<Shown | null>(null)
  called = $state.raw<Called | null>(null)
  /** The consequence: the loser draws new cards or is out, or the game ends. */
  then = $state<'draws' | 'out' | 'end'>('draws')
  /** The number of cards turned up so far. */
  counted = $state(0)
  /** The hands in the order in which they are turned up: the bidder's own is the last. */
  readonly order = $derived.by(() => {
    const seats = this.shown?.up.map((_, seat) => seat) ?? []
    const bidder = this.called?.bidder ?? -1
    return [...seats.slice(bidder + 1), ...seats.slice(0, bidder + 1)]
  })
  readonly cards = $derived(this.order.flatMap((seat) => this.shown?.up[seat] ?? []))
  readonly done = $derived(this.counted >= this.cards.length)
  readonly found = $derived(this.cards.slice(0, this.counted).filter((value) => this.matches(value)).length)
  /** Whether the cards that are still down can no longer change who loses. */
  readonly decided = $derived(
    this.shown === null ||
      this.found >= this.shown.count ||
      this.found + this.cards.length - this.counted < this.shown.count,
  )

  /** The number of moments of the log that were processed. */
  #read = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #resolve: (() => void) | undefined

  /** `tempo` is the factor for how long the scene of these events lasts. */
  constructor(readonly tempo: (events: Event[]) => number = () => 1) {}

  /** Whether a card of that value counts for the bid. */
  matches = (value: number): boolean =>
    this.shown !== null && (value === this.shown.value || (this.shown.wild && value === 1))

  /** Whether that card of that seat is turned up already. */
  isUp(seat: number, at: number): boolean {
    if (!this.shown) return false
    const before = this.order.slice(0, this.order.indexOf(seat))
    return before.reduce((sum, one) => sum + (this.shown?.up[one]?.length ?? 0), at) < this.counted
  }

  /** Process what is new in the log. Returns a promise that resolves when the animation is over; a
      showdown we missed is not animated. */
  follow(log: Moment[]): Promise<void> | void {
    let playing: Promise<void> | undefined
    for (const { events, past } of log.slice(this.#read)) {
      for (const event of events as Event[]) {
        if (event.event === 'bid_placed') this.#clear(null)
        if (event.event === 'called') this.called = event
        if (event.event === 'eliminated') this.then = 'out'
        if (event.event === 'tie_break' || event.event === 'ended') this.then = 'end'
        if (event.event !== 'shown') continue
        this.#clear(event)
        this.then = 'draws'
        if (past || prefersReducedMotion.current) this.counted = this.cards.length
        else playing = this.#play(this.tempo(events as Event[]))
      }
    }
    this.#read = log.length
    return playing
  }

  /** Jump to the result. */
  skip = (): void => {
    clearTimeout(this.#timer)
    this.counted = this.cards.length
    this.#resolve?.()
    this.#resolve = undefined
  }

  #clear(shown: Shown | null): void {
    this.skip()
    this.shown = shown
    this.counted = 0
  }

  /** Milliseconds until the next card is turned up. */
  #pause(): number {
    const even = Math.min(MOST, Math.max(LEAST, ALL_CARDS / this.cards.length))
    if (this.decided) return LEAST
    const left = this.cards.length - this.counted
    const close = left <= LAST_CARDS || this.found === (this.shown?.count ?? 0) - 1
    return close ? Math.max(even, LEAST * HELD_BREATH) : even
  }

  #play(tempo: number): Promise<void> {
    const step = () => {
      const value = this.cards[this.counted]
      this.counted += 1
      if (value !== undefined) sounds.play(this.matches(value) ? 'coin' : 'paper')
      if (!this.done) this.#timer = setTimeout(step, this.#pause() * tempo)
      else {
        if (this.found < (this.shown?.count ?? 0)) sounds.play('caught')
        this.#timer = setTimeout(this.skip, VERDICT * tempo)
      }
    }
    this.#timer = setTimeout(step, SUSPENSE * tempo)
    return new Promise((resolve) => (this.#resolve = resolve))
  }
}
