import { expect, test } from 'vitest'
import { readable, seatFacts, tableFacts } from './fields'

const view = {
  seat: 1,
  players: 3,
  to_act: [2],
  result: null,
  phase: 'answer',
  round: 4,
  points: [3, 0, 12],
  hands: [[1, 2], [], null],
  said: 5,
  card: null,
  bids: [[2, 4]],
}

test('a list with an item per seat belongs to the seats', () => {
  expect(seatFacts(view, 0)).toEqual([
    { name: 'points', values: [3] },
    { name: 'hands', values: [1, 2] },
  ])
  expect(seatFacts(view, 1)).toEqual([{ name: 'points', values: [0] }])
})

test('other fields lie on the table, if there is anything in them', () => {
  expect(tableFacts(view)).toEqual([
    { name: 'round', values: [4] },
    { name: 'said', values: [5] },
    { name: 'bids', values: [2, 4] },
  ])
})

test('a field name reads like words', () => {
  expect(readable('highest_claim')).toBe('Highest claim')
})
