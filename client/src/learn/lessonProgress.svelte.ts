// Which thing the coach says now. One at a time; what has been said stays said, also after a reload.
import type { GameName } from '../protocol'
import type { Lesson, Now, Step } from './lesson'

export class LessonProgress<G extends GameName> {
  step = $state.raw<Step<G> | null>(null)
  /** The table that the coach speaks of. */
  now = $state.raw<Now<G> | null>(null)
  /** As the step was begun: how often its like had happened by then. */
  #name = ''
  #said: Set<string>

  constructor(
    readonly lesson: Lesson<G>,
    readonly place: string,
  ) {
    this.#said = new Set(JSON.parse(sessionStorage.getItem(place) ?? '[]') as string[])
  }

  /** The game has gone on. */
  follow(now: Now<G>): void {
    this.now = now
    if (this.step && (this.#name !== nameOf(this.step, now) || !this.step.when(now))) this.#close()
    if (this.step) return
    const next = this.lesson.steps.find((step) => !this.#said.has(nameOf(step, now)) && step.when(now))
    if (!next) return
    this.step = next
    this.#name = nameOf(next, now)
  }

  /** Understood: what comes next? */
  gotIt(): void {
    this.#close()
    if (this.now) this.follow(this.now)
  }

  #close(): void {
    this.#said.add(this.#name)
    sessionStorage.setItem(this.place, JSON.stringify([...this.#said]))
    this.step = null
  }
}

const nameOf = <G extends GameName>(step: Step<G>, now: Now<G>): string =>
  step.times ? `${step.key} ${step.times(now)}` : step.key
