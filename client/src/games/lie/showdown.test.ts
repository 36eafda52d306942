import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Moment } from '../../house/live.svelte'
import { Showdown } from './showdown.svelte'

const shown = { event: 'shown', seat: 0, count: 3, value: 5, up: [[5, 1], [5, 6], [2]], wild: true }
const happened = (past: boolean, ...events: object[]) => ({ events, past }) as unknown as Moment

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('cards are counted one by one, wild ones too, and then it is over', async () => {
  const showdown = new Showdown()
  const playing = showdown.follow([happened(false, { event: 'called', seat: 1 }, shown)])
  expect(showdown.called).toMatchObject({ seat: 1 })
  expect(showdown.cards).toEqual([5, 1, 5, 6, 2])
  expect([showdown.counted, showdown.found, showdown.done]).toEqual([0, 0, false])
  vi.advanceTimersToNextTimer()
  expect([showdown.counted, showdown.found]).toEqual([1, 1])
  vi.advanceTimersToNextTimer()
  expect([showdown.counted, showdown.found]).toEqual([2, 2])
  vi.runAllTimers()
  await playing
  expect([showdown.counted, showdown.found, showdown.done]).toEqual([5, 3, true])
})

test('ones match only where they are wild', () => {
  const showdown = new Showdown()
  void showdown.follow([happened(true, { ...shown, wild: false })])
  expect(showdown.found).toBe(2)
})

test('what happened while we were away lies there counted', () => {
  const showdown = new Showdown()
  expect(showdown.follow([happened(true, shown)])).toBeUndefined()
  expect(showdown.done).toBe(true)
})

test('skipping counts all cards and ends the wait', async () => {
  const showdown = new Showdown()
  const playing = showdown.follow([happened(false, shown)])
  showdown.skip()
  await playing
  expect(showdown.found).toBe(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('the next bid clears the table, and what was read is not read again', () => {
  const showdown = new Showdown()
  const log = [happened(true, shown)]
  void showdown.follow(log)
  void showdown.follow([...log, happened(false, { event: 'bid_placed', seat: 0, count: 1, value: 2 })])
  expect(showdown.shown).toBeNull()
  expect(showdown.cards).toEqual([])
})

test.each([
  ['eliminated', 'out'],
  ['ended', 'end'],
])('after %s the loser is told: %s', (event, then) => {
  const showdown = new Showdown()
  void showdown.follow([happened(true, shown, { event })])
  expect(showdown.then).toBe(then)
})
