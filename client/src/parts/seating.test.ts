import { expect, test } from 'vitest'
import { inTurn, sidesOf } from './seating'

test('the others in turn order, beginning with the next player', () => {
  expect(inTurn(4, 2)).toEqual([3, 0, 1])
  expect(inTurn(4, 0)).toEqual([1, 2, 3])
})

test('a spectator sees everybody, in order of seats', () => {
  expect(inTurn(3, null)).toEqual([0, 1, 2])
})

test.each([
  [[1], [[], [1], []]],
  [
    [1, 2],
    [[1], [], [2]],
  ],
  [
    [1, 2, 3],
    [[1], [2], [3]],
  ],
  [
    [1, 2, 3, 4, 5],
    [[1], [2, 3, 4], [5]],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7],
    [
      [1, 2],
      [3, 4, 5],
      [6, 7],
    ],
  ],
])('seats %j go around the table clockwise', (seats, sides) => {
  expect(sidesOf(seats).map((side) => side.seats)).toEqual(sides)
  expect(sidesOf(seats).map((side) => side.at)).toEqual(['left', 'top', 'right'])
})
