// The person's pace: how fast bots play and scenes pass. It is kept in this browser.
import type { Protocol } from '../protocol'

const STORAGE_KEY = 'bluffhouse-pace'

/** By pace, the factor for how long a scene lasts: the house's own for its bots, or this does not compile. */
const FACTORS: Protocol['paces'] = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 }

export type Pace = keyof typeof FACTORS

export const PACES = Object.keys(FACTORS) as Pace[]

const isPace = (name: string | null): name is Pace => name !== null && name in FACTORS

class PaceSetting {
  #name = $state<Pace>(stored())
  #listeners = new Set<() => void>()

  get name(): Pace {
    return this.#name
  }

  get factor(): number {
    return FACTORS[this.#name]
  }

  choose(name: Pace): void {
    this.#name = name
    localStorage.setItem(STORAGE_KEY, name)
    for (const listener of this.#listeners) listener()
  }

  /** Call the listener whenever another pace is chosen; returns a function that stops it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

function stored(): Pace {
  const name = localStorage.getItem(STORAGE_KEY)
  return isPace(name) ? name : 'normal'
}

export const pace = new PaceSetting()
