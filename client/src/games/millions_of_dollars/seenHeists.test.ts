import { beforeEach, expect, test } from 'vitest'
import { isSeen, markSeen } from './seenHeists'

const STORAGE_KEY = 'bluffhouse-seen-heist'

beforeEach(() => localStorage.removeItem(STORAGE_KEY))

test('each table has its own last heist', () => {
  markSeen('AAAA2345', 1)
  markSeen('BBBB2345', 3)
  markSeen('AAAA2345', 2)
  expect([isSeen('AAAA2345', 2), isSeen('BBBB2345', 3)]).toEqual([true, true])
  expect([isSeen('AAAA2345', 1), isSeen('CCCC2345', 1)]).toEqual([false, false])
})

test('the tables that were played long ago are forgotten', () => {
  for (let table = 0; table < 200; table++) {
    markSeen('KEPT2345', table)
    markSeen(`T${table}`, 1)
  }
  expect([isSeen('KEPT2345', 199), isSeen('T199', 1), isSeen('T0', 1)]).toEqual([true, true, false])
})

test.each(['ABCD2345 2', 'null', '7', '{', '[1]'])('what cannot be read (%s) counts as nothing seen', (text) => {
  localStorage.setItem(STORAGE_KEY, text)
  expect(isSeen('ABCD2345', 2)).toBe(false)
  markSeen('ABCD2345', 2)
  expect(isSeen('ABCD2345', 2)).toBe(true)
})
