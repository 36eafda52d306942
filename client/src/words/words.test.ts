import { beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES, words } from './words.svelte'

beforeEach(() => words.speak('en'))

test('the house speaks at least twelve languages', () => {
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(12)
  expect(LANGUAGES).toContain('en')
})

test('a sentence is found by its key and filled in', () => {
  expect(words.of('rulebook-rule-named', { number: 'LI-5', name: 'Bidding' })).toMatch(/LI-5.*Bidding/)
})

test('an unknown key is shown as it is', () => {
  expect(words.has('no-such-key')).toBe(false)
  expect(words.of('no-such-key')).toBe('no-such-key')
})

test('a value that is missing is reported', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  words.of('rulebook-rule-named', { number: 'LI-5' })
  expect(reported).toHaveBeenCalledOnce()
})

test('the language changes everywhere at once', async () => {
  const english = words.of('page-come-in')
  await words.speak('pl')
  expect(words.language).toBe('pl')
  expect(document.documentElement.lang).toBe('pl')
  expect(words.of('page-come-in')).not.toBe(english)
})

test('the language that was asked for last counts', async () => {
  await Promise.all([words.speak('de'), words.speak('pl'), words.speak('fr')])
  expect(words.language).toBe('fr')
})

test("a game's own words come when they are needed", async () => {
  expect(words.has('lie-ask-bid')).toBe(false)
  await words.learn('lie')
  expect(words.has('lie-ask-bid')).toBe(true)
  await words.speak('pl')
  expect(words.has('lie-ask-bid')).toBe(true)
})

test('a shared address keeps the language', async () => {
  await words.speak('pl')
  expect(words.shared('/r/ABCD2345')).toBe('http://house.test/r/ABCD2345?lang=pl')
})

test('a chosen language is remembered and outweighs the browser', async () => {
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] })
  expect(words.preferred()).toBe('de')
  await words.choose('cs')
  expect(words.preferred()).toBe('cs')
})
