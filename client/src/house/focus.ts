// Keeps the keyboard focus at the game's table. The button a player pressed disappears with its decision,
// and without this the next Tab would start again at the top of the page.

export class Focus {
  /** Whether a check is already scheduled. */
  #scheduled = false
  /** Whether the focus was last inside the game's table. */
  #inside = false
  /** Whether the last input was a tap or a click: such players get no focus frame. */
  #touching = false

  constructor(readonly room: () => HTMLElement | undefined) {}

  /** Handle `focusin`. */
  focused = ({ target }: FocusEvent): void => {
    // A sheet over the table closes again, and the focus returns to where it was.
    if (target instanceof Element && !target.closest('dialog')) this.#inside = this.room()?.contains(target) === true
  }

  /** Handle `pointerdown`. */
  touched = (): void => {
    this.#touching = true
  }

  /** Handle `keydown`. */
  typed = (): void => {
    this.#touching = false
    document.activeElement?.removeAttribute('data-touched')
  }

  /** The table has changed: restore the focus if the focused element disappears with it. */
  keep = (): void => {
    if (!this.#inside || this.#scheduled) return
    this.#scheduled = true
    // After two frames the old elements are gone and the new ones are there.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        this.#scheduled = false
        this.#restore()
      }),
    )
  }

  #restore(): void {
    const room = this.room()
    const active = document.activeElement
    if (!room || (active !== null && active !== document.body)) return // the focus is not lost
    // Focus the prompt, not a button: pressing a key twice must not decide twice.
    const prompt = ['[data-prompt]', '.mine > p', '.stage']
      .map((selector) => room.querySelector<HTMLElement>(selector))
      .find(Boolean)
    if (!prompt) return
    prompt.tabIndex = -1
    prompt.toggleAttribute('data-touched', this.#touching)
    prompt.focus({ preventScroll: true })
  }
}
