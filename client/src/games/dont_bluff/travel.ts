// A transition between a place at the table and an element's own place.
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { lasting } from '../../art/motion'

interface Way {
  /** The `data-place` it comes from or goes to. */
  place: string | number
  delay?: number
}

/** Move an element in from a place at the table, or out to one. */
export function travel(node: Element, { place, delay = 0 }: Way): TransitionConfig {
  const duration = lasting(360)
  if (!duration) return { duration }
  const there = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect()
  const here = node.getBoundingClientRect()
  const x = there ? there.x + there.width / 2 - here.x - here.width / 2 : 0
  const y = there ? there.y + there.height / 2 - here.y - here.height / 2 : 0
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 2)}`,
  }
}
