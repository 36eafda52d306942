import { describe, expect, it } from 'vitest'
import { words } from '../words/words.svelte'
import { endOf, shortDate } from './days'

describe('the day of a puzzle', () => {
  it('is the one in UTC, written as people of the language do', async () => {
    expect(shortDate('2026-11-17')).toBe('Nov 17')
    await words.speak('de')
    expect(shortDate('2026-11-17')).toBe('17. Nov.')
    await words.speak('en')
  })

  it('ends when the person\u2019s clock shows midnight in UTC', async () => {
    await words.speak('de')
    expect(endOf('2026-11-17', 'UTC')).toBe('00:00')
    expect(endOf('2026-11-17', 'Europe/Prague')).toBe('01:00')
    expect(endOf('2026-07-17', 'Europe/Prague')).toBe('02:00')
    expect(endOf('2026-11-17', 'Asia/Kolkata')).toBe('05:30')
    expect(endOf('2026-11-17', 'America/Los_Angeles')).toBe('16:00')
    await words.speak('en')
  })
})
