import { expect, test } from 'vitest'
import { gridValues, roundStep, scoreChart, someOf } from './scoreChart'

const FRAME = { width: 320, height: 120, left: 40, bottom: 20, edge: 10 }
const point = (games: number, score: number, margin: number) => ({ games, at: games, score, margin })

test('steps of a grid are 1, 2 or 5 times a power of ten', () => {
  expect([3, 7, 11, 0.4, 0.09, 1000].map((span) => roundStep(span, 4))).toEqual([1, 2, 5, 0.1, 0.05, 500])
})

test('grid values are round and inside', () => {
  expect(gridValues(-1.2, 2.1, 1)).toEqual([-1, 0, 1, 2])
  expect(gridValues(-0.3, 0.3, 0.1)).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3])
})

test('one game is no line', () => {
  expect(scoreChart([], 'zero', FRAME)).toBeNull()
  expect(scoreChart([point(1, 0.5, 1)], 'zero', FRAME)).toBeNull()
})

test('luck is a band around zero, from the first game to the last', () => {
  const chart = scoreChart([point(1, 0.5, 1), point(3, 1, 2)], 'zero', FRAME)
  // From −2 to 2 on 90 pixels: zero lies in the middle.
  expect(chart?.zero).toBe(55)
  expect(chart?.line).toBe('40.0,43.8 310.0,32.5')
  expect(chart?.band).toBe('40.0,32.5 310.0,10.0 310.0,100.0 40.0,77.5')
  expect(chart?.end).toEqual({ x: 310, y: 32.5 })
  expect(chart?.columns.map(({ games }) => games)).toEqual([1, 2, 3])
})

test('a margin is a band around the score, and zero is always in the picture', () => {
  const chart = scoreChart([point(2, -0.2, 0.1), point(4, -0.2, 0.05)], 'score', FRAME)
  expect(chart?.zero).toBe(10)
  expect(chart?.rows.map(({ value }) => value)).toEqual([-0.3, -0.2, -0.1, 0])
  expect(chart?.band).toBe('40.0,40.0 310.0,55.0 310.0,85.0 40.0,100.0')
})

test('a score that is always the fair share is a line on zero', () => {
  const chart = scoreChart([point(1, 0, 0), point(2, 0, 0)], 'score', FRAME)
  expect(chart?.line).toBe('40.0,10.0 310.0,10.0')
})

test('the table has a few points, the first and the last among them', () => {
  const points = Array.from({ length: 100 }, (_, at) => point(at + 1, at, 1))
  const some = someOf(points, 5)
  expect(some.map(({ games }) => games)).toEqual([1, 26, 51, 75, 100])
  expect(someOf(points.slice(0, 3), 5)).toHaveLength(3)
})
