import { expect, test } from 'vitest'
import { MONEY, total, worth, type Tile } from './tiles'

test.each<[Tile[], number]>([
  [[], 0],
  [[3, 7], 10],
  [['casino'], 0],
  [['casino', 3], 0],
  [['casino', 8], 3],
  [['success', 4], 8],
  [['success', 'success', 4], 16],
  [['cba', 5], 3],
  [['casino', 'success', 'cba', 10], 5],
  [['thief', 6], 6],
])('%j is worth %i (MB-10)', (tiles, points) => {
  expect(worth(tiles)).toBe(points)
})

test('everyone begins with 106 million in eleven notes', () => {
  expect(MONEY).toHaveLength(11)
  expect(total(MONEY)).toBe(106)
})
