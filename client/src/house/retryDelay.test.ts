import { expect, test, vi } from 'vitest'
import { retryDelay } from './retryDelay'

const waits = (luck: number) => {
  vi.spyOn(Math, 'random').mockReturnValue(luck)
  return [0, 1, 2, 3, 4, 5, 50].map(retryDelay)
}

test('waits grow to eight seconds', () => {
  expect(waits(0.5)).toEqual([200, 500, 1000, 2000, 4000, 8000, 8000])
})

test('clients spread over thirty percent to either side', () => {
  expect(waits(0)[0]).toBeCloseTo(140)
  expect(waits(1)[0]).toBeCloseTo(260)
})
