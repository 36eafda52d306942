// The result of a puzzle as a line to share. It tells nothing about the answer.
import { words } from '../words/words.svelte'
import { shortDate } from './days'

/** What is known about an answered puzzle. */
export interface Result {
  /** The title of the game, in words. */
  game: string
  number: number
  /** The date, if it is the puzzle of the day: `2026-11-17`. */
  day: string | undefined
  right: boolean
  /** Days in a row with a daily puzzle solved. */
  streak: number
}

/** Streaks shorter than this are not worth mentioning. */
const LEAST_STREAK = 2

export function resultLine({ game, number, day, right, streak }: Result): string {
  const mark = right ? '✓' : '✗'
  if (day === undefined) return words.of('puzzle-share', { game, number, mark })
  const line = words.of('puzzle-share-daily', { game, date: shortDate(day), mark })
  return streak < LEAST_STREAK ? line : `${line} · ${words.of('puzzle-streak', { days: streak })}`
}

/** A chance as people read it: `63 %`. */
export const percent = (part: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 }).format(part)
