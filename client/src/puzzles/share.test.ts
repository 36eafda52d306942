import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../words/words.svelte'
import { percent, resultLine } from './share'

const DAILY = { game: 'LIE', number: 7, day: '2026-11-17', right: true, streak: 5 }

describe('the result of a puzzle as a line to share', () => {
  beforeAll(() => words.learn('puzzles'))

  it('names the day, the game and the streak, and not the answer', () => {
    expect(resultLine(DAILY)).toBe('Bluffhouse, puzzle Nov 17 (UTC) · LIE ✓ · Days in a row: 5')
  })

  it('says nothing about a streak that is none', () => {
    expect(resultLine({ ...DAILY, right: false, streak: 1 })).toBe('Bluffhouse, puzzle Nov 17 (UTC) · LIE ✗')
  })

  it('names the number of any other puzzle', () => {
    expect(resultLine({ ...DAILY, day: undefined })).toBe('Bluffhouse, puzzle 7 · LIE ✓')
  })

  it('writes chances as people of the language do', async () => {
    await words.speak('de')
    expect(percent(0.634)).toBe('63\u00a0%')
    await words.speak('en')
    expect(percent(0.634)).toBe('63%')
  })
})
