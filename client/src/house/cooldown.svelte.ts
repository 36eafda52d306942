/** A pause after something that must not be repeated at once. */
export class Cooldown {
  active = $state(false)

  /** `length`: of the pause, in milliseconds. */
  constructor(readonly length: number) {}

  /** Do it, unless it is too soon, and begin the pause. */
  once(act: () => void): void {
    if (this.active) return
    this.active = true
    setTimeout(() => (this.active = false), this.length)
    act()
  }
}
