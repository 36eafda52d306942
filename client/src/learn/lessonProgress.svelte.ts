// Chooses the step the coach says now: one at a time, and none twice, even after a reload.
import type { GameName } from '../protocol'
import type { Lesson, LessonTable, Step } from './lesson'

export class LessonProgress<G extends GameName> {
  step = $state.raw<Step<G> | null>(null)
  /** The table the current step is about. */
  now = $state.raw<LessonTable<G> | null>(null)
  /** The id of the current step. */
  #id = ''
  /** The ids of the steps that are done. */
  #said: Set<string>

  constructor(
    readonly lesson: Lesson<G>,
    /** Where the steps that are done are kept in the session storage. */
    readonly storageKey: string,
  ) {
    this.#said = new Set(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as string[])
  }

  /** Choose the step for the table as it is now. */
  follow(now: LessonTable<G>): void {
    this.now = now
    if (this.step && (this.#id !== idOf(this.step, now) || !this.step.when(now))) this.#close()
    if (this.step) return
    const next = this.lesson.steps.find((step) => !this.#said.has(idOf(step, now)) && step.when(now))
    if (!next) return
    this.step = next
    this.#id = idOf(next, now)
  }

  /** The learner has read the step: go on to the next. */
  gotIt(): void {
    this.#close()
    if (this.now) this.follow(this.now)
  }

  #close(): void {
    this.#said.add(this.#id)
    sessionStorage.setItem(this.storageKey, JSON.stringify([...this.#said]))
    this.step = null
  }
}

/** A step's key, with how often its occasion has come: each time counts as a new step. */
const idOf = <G extends GameName>(step: Step<G>, now: LessonTable<G>): string =>
  step.times ? `${step.key} ${step.times(now)}` : step.key
