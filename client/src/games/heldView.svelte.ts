// While a table plays something out, it looks as it did before: what comes of it is not given away.

export class HeldView<View> {
  #held = $state.raw<View | null>(null)
  /** What the page had before it was told of what happens now. */
  #before: View

  constructor(present: () => View) {
    this.#before = present()
    $effect(() => {
      this.#before = present()
    })
  }

  /** How things stood before what is being played out; null: nothing is. */
  get view(): View | null {
    return this.#held
  }

  /** Something has happened, and this is how long it takes to be played out. */
  until(done: Promise<void> | void): Promise<void> | void {
    if (!done) return
    const before = this.#before
    this.#held = before
    return done.finally(() => {
      if (this.#held === before) this.#held = null
    })
  }
}
