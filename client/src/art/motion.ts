// How long things are on their way from where they were to where they are.
import { prefersReducedMotion } from 'svelte/motion'

/** So many milliseconds; none for those who want nothing to move. */
export const lasting = (time: number): number => (prefersReducedMotion.current ? 0 : time)
