// The days of the daily puzzles: they begin at midnight UTC, wherever the person is.
import { words } from '../words/words.svelte'

const DAY = 24 * 60 * 60 * 1000

/** The beginning of a day such as `2026-11-17`. */
const beginning = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** A date as people write it: `17 Nov`. */
export const shortDate = (day: string): string =>
  new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(beginning(day))

/** The time at which the day ends where the person is: `1:00`. `timeZone`: unless given, the browser's. */
export const endOf = (day: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(words.language, { timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
    new Date(beginning(day).getTime() + DAY),
  )
