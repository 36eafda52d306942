import { expect, test } from 'vitest'
import { stepsBy } from './ending'

test('each tile that changed the points is named, in the order of the scoring', () => {
  expect(stepsBy([3, 9, 'casino', 'success', 'success', 'cba'], 0)).toEqual([
    { from: 12, to: 7, tile: 'casino' },
    { from: 7, to: 14, tile: 'success' },
    { from: 14, to: 28, tile: 'success' },
    { from: 28, to: 14, tile: 'cba' },
  ])
})

test('the thief comes first', () => {
  expect(stepsBy(['casino'], 2)).toEqual([{ from: 2, to: 0, tile: 'thief' }])
})
