// Animates the showdown: all hands are shown, and matching cards are counted one by one.
import { prefersReducedMotion } from 'svelte/motion'
import type { Moment } from '../../house/live.svelte'
import { sounds } from '../../house/sound.svelte'
import type { GameTypes } from '../../protocol'

type Event = GameTypes['lie']['event']
type Shown = Extract<Event, { event: 'shown' }>
type Called = Extract<Event, { event: 'called' }>

/** Milliseconds of suspense before the count, per card, and for which the verdict is shown. */
const SUSPENSE = 700
const CARD = 140
const VERDICT = 900

export class Showdown {
  /** The last showdown, on the table until the next bid. */
  shown = $state.raw<Shown | null>(null)
  called = $state.raw<Called | null>(null)
  /** The consequence: the loser draws new cards or is out, or the game ends. */
  then = $state<'draws' | 'out' | 'end'>('draws')
  /** The number of cards counted so far. */
  counted = $state(0)
  readonly cards = $derived(this.shown?.up.flat() ?? [])
  readonly done = $derived(this.counted >= this.cards.length)
  readonly found = $derived(this.cards.slice(0, this.counted).filter((value) => this.matches(value)).length)

  /** The number of moments of the log that were processed. */
  #read = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #resolve: (() => void) | undefined

  /** Whether a card of that value counts for the bid. */
  matches = (value: number): boolean =>
    this.shown !== null && (value === this.shown.value || (this.shown.wild && value === 1))

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
        else playing = this.#play()
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

  #play(): Promise<void> {
    const step = () => {
      const value = this.cards[this.counted]
      this.counted += 1
      if (value !== undefined) sounds.play(this.matches(value) ? 'coin' : 'paper')
      if (!this.done) this.#timer = setTimeout(step, CARD)
      else {
        if (this.found < (this.shown?.count ?? 0)) sounds.play('caught')
        this.#timer = setTimeout(this.skip, VERDICT)
      }
    }
    this.#timer = setTimeout(step, SUSPENSE)
    return new Promise((resolve) => (this.#resolve = resolve))
  }
}
