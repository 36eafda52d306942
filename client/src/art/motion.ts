// Durations of animations.
import { prefersReducedMotion } from 'svelte/motion'
import { pace } from '../house/pace.svelte'

/** That many milliseconds at the person's pace; 0 for people who prefer reduced motion. */
export const lasting = (time: number): number => (prefersReducedMotion.current ? 0 : time * pace.factor)
