// Plays the heist, scene by scene, at its own pace: by then the house has long gone on.
import { prefersReducedMotion } from 'svelte/motion'
import type { Moment } from '../../house/live.svelte'
import type { Event } from './gang'
import { sounds, type Sound } from '../../house/sound.svelte'
import { isOfTheHeist, scenesOf, type Scene } from './scenes'

export class HeistShow {
  /** On the stage: from the first mask until somebody goes on to the next heist. */
  open = $state(false)
  #scenes = $state.raw<Scene[]>([])
  #at = $state(0)
  #read = 0
  #money: number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: (() => void)[] = []

  readonly scene = $derived(this.open ? (this.#scenes[this.#at] ?? null) : null)
  /** Everything that is known has been shown. */
  readonly done = $derived(this.#at >= this.#scenes.length - 1)

  /** Seats that will get a threat card in a scene that is still to come. */
  readonly promised = $derived(
    (this.open ? this.#scenes.slice(this.#at + 1) : []).flatMap(({ event, hush }) =>
      event.event === 'revealed' && event.threat_card && !hush ? event.characters.map(([seat]) => seat) : [],
    ),
  )

  /** Take up what is new in the log. What happened while we were away is not played out. */
  follow(log: Moment[]): void {
    for (const moment of log.slice(this.#read)) {
      for (const event of moment.events as Event[]) {
        // Once I have chosen for the next heist, by myself or not, this one is over for me.
        if (event.event === 'roles_shown' || (event.event === 'chosen' && event.roles)) this.close()
        else if (isOfTheHeist(event)) this.#add(scenesOf(this.#scenes.at(-1) ?? null, event, this.#money))
        else if (moment.past && (event.event === 'loot_revealed' || event.event === 'ended')) this.close()
        if ('money' in event) this.#money = event.money
      }
      if (moment.past) this.skip()
    }
    this.#read = log.length
    if (prefersReducedMotion.current) this.skip()
    else this.#wait()
  }

  /** When everything that is known has been shown. */
  whenDone(): Promise<void> | void {
    if (!this.done) return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** To the end of what is known. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#at = Math.max(0, this.#scenes.length - 1)
    this.#finished()
  }

  close(): void {
    this.skip()
    this.open = false
    this.#scenes = []
    this.#at = 0
  }

  #add(scenes: Scene[]): void {
    if (!this.open || scenes[0]?.event.event === 'heist_begun') this.close()
    this.open = true
    this.#scenes = [...this.#scenes, ...scenes]
  }

  #wait(): void {
    if (this.#timer !== undefined || this.#scenes.length === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.done) {
        this.#finished() // the last one has been read
        return
      }
      this.#at += 1
      const scene = this.#scenes[this.#at]
      const sound = scene && soundOf(scene, this.#scenes[this.#at - 1])
      if (sound) sounds.play(sound)
      this.#wait()
    }, this.#scenes[this.#at]?.lasts)
  }

  #finished(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting = []
  }
}

function soundOf({ event, hush, notes }: Scene, before: Scene | undefined): Sound | null {
  if (hush) return event.event === 'loot_split' ? 'split' : null
  if (event.event === 'revealed') return event.fate === 'stays' ? 'reveal' : 'caught'
  if (event.event === 'named' || event.event === 'only_role_named') return 'wood'
  if (event.event === 'snitch_alone') return 'caught'
  return notes === before?.notes ? null : 'coin'
}
