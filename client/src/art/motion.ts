// Durations of animations.
import { prefersReducedMotion } from 'svelte/motion'

/** That many milliseconds; 0 for people who prefer reduced motion. */
export const lasting = (time: number): number => (prefersReducedMotion.current ? 0 : time)
