import { expect, test } from 'vitest'
import { cardsOf, offered, readable, seatFacts, tableFacts } from './fields'

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

test('a hand is no fact, even with as many cards as players', () => {
  const held = { ...view, hand: [4, 4, 6] }
  expect(seatFacts(held, 0, 'hand')).toEqual(seatFacts(view, 0))
  expect(tableFacts(held, 'hand')).toEqual(tableFacts(view))
})

test('what is true is said by its name, what is false by nothing', () => {
  expect(tableFacts({ players: 2, wild: true, clockwise: false })).toEqual([{ name: 'wild', values: [] }])
})

test('events in a view are left to the story', () => {
  expect(tableFacts({ players: 2, bids: [{ event: 'bid_placed', seat: 1 }] })).toEqual([])
})

test('a card of several parts is one card', () => {
  expect(cardsOf([[2, 6], 5, null, { suit: 'hearts', rank: 7 }])).toEqual(['2 · 6', 5, null, 'hearts · 7'])
  expect(cardsOf(3)).toEqual([3])
  expect(cardsOf(undefined)).toEqual([])
})

test('cards that a form offers need not be shown again', () => {
  const hand = [[2, 6]]
  expect(offered([{ form: 'turn_cards', hand: [[2, 6]] }], hand)).toBe(true)
  expect(offered([{ form: 'bid', least: 1 }, { do: 'call' }], hand)).toBe(false)
})

test('a field name reads like words', () => {
  expect(readable('highest_claim')).toBe('Highest claim')
})
