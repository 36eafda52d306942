import { describe, expect, it } from 'vitest'
import { linePoints, lookOf, marksOf, momentAt, xOf, yOf } from './chart'

const AREA = { left: 10, top: 5, width: 200, height: 100 }

describe('the chart of chances', () => {
  it('runs from the left edge to the right one, with certainty at the top', () => {
    expect([xOf(0, 5, AREA), xOf(2, 5, AREA), xOf(4, 5, AREA)]).toEqual([10, 110, 210])
    expect([yOf(1, AREA), yOf(0.25, AREA), yOf(0, AREA)]).toEqual([5, 80, 105])
    expect(linePoints([0, 0.5, 1], AREA)).toBe('10.0,105.0 110.0,55.0 210.0,5.0')
  })

  it('puts a single moment in the middle', () => {
    expect(xOf(0, 1, AREA)).toBe(110)
  })

  it('finds the moment nearest to a finger, also beside the lines', () => {
    for (let at = 0; at < 5; at++) expect(momentAt(xOf(at, 5, AREA) + 20, 5, AREA)).toBe(at)
    expect(momentAt(-50, 5, AREA)).toBe(0)
    expect(momentAt(999, 5, AREA)).toBe(4)
    expect(momentAt(50, 1, AREA)).toBe(0)
  })

  it('marks every line, each at moments of its own, and never at the end, where a mark stands anyway', () => {
    const marks = [0, 1, 2, 3].map((seat) => marksOf(seat, 4, 41))
    expect(marks.every((one) => one.length >= 3)).toBe(true)
    expect(new Set(marks.flat()).size).toBe(marks.flat().length)
    expect(Math.max(...marks.flat())).toBeLessThan(40)
    expect(marksOf(0, 8, 2).length).toBeLessThanOrEqual(1)
  })

  it('tells eight seats apart by colour, shape and dashes', () => {
    const looks = Array.from({ length: 8 }, (_, seat) => lookOf(seat))
    for (const part of ['colour', 'shape', 'dashes'] as const)
      expect(new Set(looks.map((look) => look[part])).size).toBe(8)
  })
})
