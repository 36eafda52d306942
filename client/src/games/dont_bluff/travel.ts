// Things move from where they were to where they are.
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { lasting } from '../../art/motion'

interface Way {
  /** The `data-place` of where it comes from or goes to. */
  place: string | number
  delay?: number
}

/** Comes from a place at the table, or goes to one. */
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
