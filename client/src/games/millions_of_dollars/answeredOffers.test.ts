import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnsweredOffers, LINGERS } from './answeredOffers.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('each offer stays for its own time', () => {
  const offers = new AnsweredOffers()
  offers.add([1, 2])
  vi.advanceTimersByTime(LINGERS - 1)
  offers.add([3])
  expect([1, 2, 3].map(offers.has)).toEqual([true, true, true])
  vi.advanceTimersByTime(1)
  expect([1, 2, 3].map(offers.has)).toEqual([false, false, true])
  vi.advanceTimersByTime(LINGERS)
  expect(offers.has(3)).toBe(false)
})

test('offers that were cleared take none of the later ones away', () => {
  const offers = new AnsweredOffers()
  offers.add([1])
  vi.advanceTimersByTime(LINGERS - 1)
  offers.clear()
  expect([offers.has(1), vi.getTimerCount()]).toEqual([false, 0])
  offers.add([1, 2])
  vi.advanceTimersByTime(LINGERS - 1)
  expect([1, 2].map(offers.has)).toEqual([true, true])
})
