import { expect, test } from 'vitest'
import { linePoints } from './chartLine'

test('a line goes from the first time to the last, the highest value on top', () => {
  expect(linePoints([1000, 2000, 3000], [0, 5, 10], 100, 52)).toBe('0.0,52.0 50.0,27.0 100.0,2.0')
})

test('a figure that is always zero lies at the bottom', () => {
  expect(linePoints([0, 10], [0, 0], 10, 10)).toBe('0.0,10.0 10.0,10.0')
})

test('one sample is no line', () => {
  expect(linePoints([5], [1], 10, 10)).toBe('')
  expect(linePoints([], [], 10, 10)).toBe('')
})
