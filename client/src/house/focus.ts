// Where one is on the page, kept when what one was at goes away: the button that was pressed is
// gone with the decision, and the tabulator would begin again at the top.

export class Focus {
  #waiting = false
  /** The game's own table was the last that was touched by keys or a tap. */
  #here = false

  /** By a finger or a mouse: who plays so needs no frame around where the keys would be. */
  #touching = false

  constructor(readonly room: () => HTMLElement | undefined) {}

  moved = ({ target }: FocusEvent): void => {
    // A sheet over the table goes away again, and one is where one was.
    if (target instanceof Element && !target.closest('dialog')) this.#here = this.room()?.contains(target) === true
  }

  touched = (): void => {
    this.#touching = true
  }

  typed = (): void => {
    this.#touching = false
    document.activeElement?.removeAttribute('data-touched')
  }

  /** Something has changed, or gone. */
  keep = (): void => {
    if (!this.#here || this.#waiting) return
    this.#waiting = true
    // By then what was taken away is gone, and what comes instead is there.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        this.#waiting = false
        this.#catch()
      }),
    )
  }

  #catch(): void {
    const room = this.room()
    const at = document.activeElement
    if (!room || (at !== null && at !== document.body)) return // somewhere else: so be it
    // To what is asked, not to a button: who presses a key twice has not decided twice.
    const prompt = ['[data-prompt]', '.mine > p', '.stage']
      .map((which) => room.querySelector<HTMLElement>(which))
      .find(Boolean)
    if (!prompt) return
    prompt.tabIndex = -1
    prompt.toggleAttribute('data-touched', this.#touching)
    prompt.focus({ preventScroll: true })
  }
}
