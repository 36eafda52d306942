// Animates the heist scene by scene, at its own pace; meanwhile the game may already be further on.
import { prefersReducedMotion } from 'svelte/motion'
import type { Moment } from '../../house/live.svelte'
import type { Event } from './gang'
import { sounds, type Sound } from '../../house/sound.svelte'
import { isHeistEvent, scenesOf, type Scene } from './scenes'

export class HeistShow {
  /** Whether it is on the stage: from the first mask until the viewer goes on to the next heist. */
  open = $state(false)
  /** Returns the factor for how long a scene lasts. */
  tempo = () => 1
  #scenes = $state.raw<Scene[]>([])
  #at = $state(0)
  /** The number of moments of the log that were processed. */
  #read = 0
  #money: number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: (() => void)[] = []
  /** Whether the game ended with this heist: then the show makes way for the result by itself. */
  #last = false

  /** `keeps`: whether the viewer has yet to see the aftermath of the heist before this round, though it
      happened before the page was opened. */
  constructor(private readonly keeps: (round: number) => boolean = () => false) {}

  readonly scene = $derived(this.open ? (this.#scenes[this.#at] ?? null) : null)
  /** Whether the aftermath is on the stage. */
  readonly aftermath = $derived(this.scene?.aftermath ?? false)
  /** Whether every scene known so far has been shown. */
  readonly done = $derived(this.#at >= this.#scenes.length - 1)

  /** Seats that will get a threat card in a scene that is still to come. */
  readonly promised = $derived(
    (this.open ? this.#scenes.slice(this.#at + 1) : []).flatMap(({ event, suspense }) =>
      event.event === 'revealed' && event.threat_card && !suspense ? event.characters.map(([seat]) => seat) : [],
    ),
  )

  /** Process what is new in the log. What we missed is not animated. */
  follow(log: Moment[]): void {
    for (const moment of log.slice(this.#read)) {
      for (const event of moment.events as Event[]) {
        // Once the viewer's roles for the next heist are chosen, this show is over.
        if (event.event === 'roles_shown' || (event.event === 'chosen' && event.roles)) this.close()
        else if (isHeistEvent(event)) this.#add(scenesOf(this.#scenes.at(-1) ?? null, event, this.#money))
        else if (event.event === 'loot_revealed' && moment.past && !this.keeps(event.round)) this.close()
        else if (event.event === 'loot_revealed') this.#addAftermath()
        else if (event.event === 'ended') this.#last = true
        if ('money' in event) this.#money = event.money
      }
      if (moment.past) this.skip()
    }
    this.#read = log.length
    if (prefersReducedMotion.current) this.skip()
    else this.#wait()
  }

  /** A promise that resolves when every scene known so far has been shown; undefined if that is so. */
  whenDone(): Promise<void> | void {
    if (!this.done) return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Jump to the last scene known so far. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#at = Math.max(0, this.#scenes.length - 1)
    this.#finished()
    if (this.#last) this.#clear()
  }

  close(): void {
    this.skip()
    this.#clear()
  }

  #clear(): void {
    this.open = false
    this.#scenes = []
    this.#at = 0
  }

  #addAftermath(): void {
    const scene = this.#scenes.at(-1)
    if (scene) this.#scenes = [...this.#scenes, { ...scene, suspense: false, aftermath: true, lasts: 0 }]
  }

  #add(scenes: Scene[]): void {
    if (!this.open || scenes[0]?.event.event === 'heist_begun') this.close()
    this.open = true
    this.#scenes = [...this.#scenes, ...scenes]
  }

  #wait(): void {
    if (this.#timer !== undefined || this.#scenes.length === 0) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        if (this.done) {
          this.skip() // the last scene was shown long enough
          return
        }
        this.#at += 1
        const scene = this.#scenes[this.#at]
        const sound = scene && soundOf(scene, this.#scenes[this.#at - 1])
        if (sound) sounds.play(sound)
        this.#wait()
      },
      (this.#scenes[this.#at]?.lasts ?? 0) * this.tempo(),
    )
  }

  #finished(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting = []
  }
}

function soundOf({ event, suspense, aftermath, notes }: Scene, before: Scene | undefined): Sound | null {
  if (aftermath) return null
  if (suspense) return event.event === 'loot_split' ? 'split' : null
  if (event.event === 'revealed') return event.fate === 'stays' ? 'reveal' : 'caught'
  if (event.event === 'named' || event.event === 'only_role_named') return 'wood'
  if (event.event === 'snitch_alone') return 'caught'
  return notes === before?.notes ? null : 'coin'
}
