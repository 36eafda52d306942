import { beforeAll, expect, test } from 'vitest'
import { words } from '../../words/words.svelte'
import { countOf, listed, sum, worth } from './suitcases'

beforeAll(async () => {
  await words.speak('en')
  await words.learn('dont_bluff')
})

test('millions are added up and suitcases counted', () => {
  expect(sum([])).toBe(0)
  expect(sum([5, 2, 2, 0])).toBe(9)
  expect(countOf([5, 2, 2, 0], 2)).toBe(2)
  expect(countOf([5, 2, 2, 0], 1)).toBe(0)
})

test('suitcases are listed by value, the dearest first', () => {
  const [five, two, nothing] = listed([0, 2, 5, 2]).split(', ')
  expect(five).toContain('5')
  expect(two).toMatch(/2.*2/)
  expect(nothing).not.toMatch(/\d/)
})

test('several suitcases are shown with their sum, one without', () => {
  expect(worth([5, 2, 2])).toContain('9')
  expect(worth([5])).toBe(listed([5]))
  expect(worth([])).toBe(words.of('dont-bluff-no-suitcases'))
})
