// Keeps a table's previous view while an animation runs, so that the table does not give away its outcome.

export class HeldView<View> {
  #held = $state.raw<View | null>(null)
  /** The view before the latest update. */
  #before: View

  constructor(present: () => View) {
    this.#before = present()
    $effect(() => {
      this.#before = present()
    })
  }

  /** The view before what is being animated; null if nothing is. */
  get view(): View | null {
    return this.#held
  }

  /** Hold the previous view until the animation is done; returns its promise. */
  until(done: Promise<void> | void): Promise<void> | void {
    if (!done) return
    const before = this.#before
    this.#held = before
    return done.finally(() => {
      if (this.#held === before) this.#held = null
    })
  }
}
