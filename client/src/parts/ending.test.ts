import { expect, test } from 'vitest'
import { placed, plainEnding, winnersOf } from './ending'

const result = (winners: number[], scores: number[]) => ({ winners, scores, reason: '' })

test('players are placed by what counts, and equals share a place', () => {
  const scores = [3, 5, 5, 1]
  const places = placed(result([1, 2], scores), (seat) => [scores[seat] ?? 0])
  expect(places.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ])
})

test('a tie in the first thing that counts is decided by the next', () => {
  const worth = [
    [7, 1],
    [7, 4],
    [9, 0],
  ]
  const places = placed(result([2], [7, 7, 9]), (seat) => worth[seat] ?? [])
  expect(places.map(({ seat }) => seat)).toEqual([2, 1, 0])
})

test('winners come first, whatever their score', () => {
  const places = placed(result([0], [1, 9]), (seat) => [[1, 9][seat] ?? 0])
  expect(places.map(({ seat }) => seat)).toEqual([0, 1])
})

test('a game that explains nothing is ordered by its scores, the way its winner suggests', () => {
  const seats = (winners: number[], scores: number[]) =>
    plainEnding(result(winners, scores)).standings.map(({ seat }) => seat)
  expect(seats([2], [4, 1, 9])).toEqual([2, 0, 1])
  expect(seats([1], [4, 1, 9])).toEqual([1, 0, 2])
  expect(seats([], [4, 1, 9])).toEqual([2, 0, 1])
})

test('a winner is told “you”, beside the names of those who share the win', () => {
  const names = {
    reader: 1,
    of: (seat: number) => ['Ann', 'Bob', 'Eve'][seat] ?? '',
    list: (items: (string | number)[]) => items.join(', '),
  }
  expect(winnersOf([0, 1], names)).toEqual({ winners: 2, names: 'Ann', you: 'yes' })
  expect(winnersOf([0, 2], names)).toEqual({ winners: 2, names: 'Ann, Eve', you: 'no' })
})
