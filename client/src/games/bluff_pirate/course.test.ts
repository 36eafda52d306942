import { describe, expect, test } from 'vitest'
import { berths, course } from './course'

describe.each([12, 20, 30, 60])('a course of %i squares', (end) => {
  const { points, width, height, back } = course(end)

  test('has a point for the harbour and for every square, all on the chart', () => {
    expect(points).toHaveLength(end + 1)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  })

  test('winds: neighbours lie in one row, or below each other where ships turn', () => {
    for (const [square, here] of points.slice(0, -1).entries()) {
      const next = points[square + 1] ?? here
      if (back(square) !== back(square + 1)) {
        expect(next.x).toBeCloseTo(here.x)
        expect(next.y).toBeGreaterThan(here.y)
      } else expect(Math.sign(next.x - here.x)).toBe(back(square) ? -1 : 1)
    }
  })

  test('no two squares overlap', () => {
    for (const [one, a] of points.entries())
      for (const b of points.slice(one + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(25)
  })
})

test('a line passes every square between its ends, whichever way ships sail', () => {
  const { line } = course(20)
  expect(line(3, 6).match(/C/g)).toHaveLength(3)
  expect(line(6, 3)).toBe(line(3, 6))
  expect(line(4, 4)).toMatch(/^M[\d.]+ [\d.]+$/)
})

test.each([1, 2, 3, 4, 5])('%i ships on one square lie apart', (ships) => {
  const places = berths(ships)
  expect(places).toHaveLength(ships)
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(ships)
  const middle = places.reduce((sum, { x }) => sum + x, 0)
  expect(middle).toBeCloseTo(0)
})
