import { expect, test } from 'vitest'
import type { Standing, YourPage } from '../protocol'
import { gamesOf, luckOf, resultOf } from './standing'

const standing = (games: number, score = 0, margin = 1) =>
  ({ figures: { games }, wins: games ? [{ games, at: 1, score, margin }] : [] }) as unknown as Standing

test('a score within the margin may be luck', () => {
  expect([luckOf(standing(0)), luckOf(standing(9, 1, 1)), luckOf(standing(9, -0.9, 1))]).toEqual([
    'luck',
    'luck',
    'luck',
  ])
  expect([luckOf(standing(9, 1.1, 1)), luckOf(standing(9, -1.1, 1))]).toEqual(['above', 'below'])
})

test('a win can be shared', () => {
  expect([1, 0.5, 0].map(resultOf)).toEqual(['won', 'shared', 'lost'])
})

test('the game played most comes first', () => {
  const page = { games: { a: standing(2), b: standing(7), c: standing(3) } } as unknown as YourPage
  expect(gamesOf(page)).toEqual(['b', 'c', 'a'])
})
