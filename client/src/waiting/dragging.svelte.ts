// Lets players drag their own face to another seat. Tapping a seat does the same.

/** Pixels a finger may move before the movement counts as a drag. */
const THRESHOLD = 8

export class Dragging {
  /** Pixels from its seat; null while it is not dragged. */
  by = $state.raw<{ x: number; y: number } | null>(null)
  /** The empty seat it is over. */
  over = $state<number | null>(null)
  #from: { x: number; y: number } | null = null
  #moved = false

  /** Call `onDrop` with the empty seat over which the face is let go. */
  constructor(readonly onDrop: (seat: number) => void) {}

  /** An attachment that makes an element draggable. */
  handle = (node: HTMLElement) => {
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return
      this.#from = { x: event.clientX, y: event.clientY }
      this.#moved = false
      node.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (!this.#from) return
      const by = { x: event.clientX - this.#from.x, y: event.clientY - this.#from.y }
      if (!this.#moved && Math.hypot(by.x, by.y) < THRESHOLD) return
      this.#moved = true
      this.by = by
      this.over = seatAt(event.clientX, event.clientY)
    }
    const up = () => {
      if (this.over !== null) this.onDrop(this.over)
      this.#stop()
    }
    // Ignore the click that ends a drag.
    const click = (event: MouseEvent) => {
      if (this.#moved) event.stopImmediatePropagation()
      this.#moved = false
    }
    const stop = () => this.#stop()
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && this.#stop()

    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', stop)
    node.addEventListener('click', click, { capture: true })
    addEventListener('keydown', escape)
    return () => {
      this.#stop()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', stop)
      node.removeEventListener('click', click, { capture: true })
      removeEventListener('keydown', escape)
    }
  }

  #stop(): void {
    this.#from = null
    this.by = null
    this.over = null
  }
}

/** The empty seat at that point of the page, if any. */
function seatAt(x: number, y: number): number | null {
  const seats = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-empty]'))
  const seat = seats.find((element) => element !== null)?.dataset['empty']
  return seat === undefined ? null : Number(seat)
}
