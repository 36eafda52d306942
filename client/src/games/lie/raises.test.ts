import { expect, test } from 'vitest'
import { fewest, lowest, possible, VALUES, type Raise } from './raises'

const raise = (order: Raise['order'], count: number, value: number, cards = 10) =>
  ({ form: 'bid_higher', order, count, value, cards }) as Raise

test('classic: a higher value needs the same number, any other one more (LI-5)', () => {
  expect(VALUES.map((value) => fewest(raise('classic', 3, 4), value))).toEqual([4, 4, 4, 4, 3, 3])
})

test('value first: a higher value needs one card, a lower value never beats', () => {
  expect(VALUES.map((value) => fewest(raise('value_first', 3, 4), value))).toEqual([
    Infinity,
    Infinity,
    Infinity,
    4,
    1,
    1,
  ])
})

test('nobody can bid more cards than there are', () => {
  expect(VALUES.map((value) => possible(raise('classic', 3, 4, 3), value))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
})

test.each([
  ['classic', 3, 4, { count: 3, value: 5 }],
  ['classic', 3, 6, { count: 4, value: 1 }],
  ['value_first', 3, 4, { count: 4, value: 4 }],
  ['value_first', 10, 4, { count: 1, value: 5 }],
  ['value_first', 10, 6, undefined],
  ['classic', 10, 6, undefined],
] as const)('%s, after %i cards of %i, the lowest bid is %j', (order, count, value, bid) => {
  expect(lowest(raise(order, count, value))).toEqual(bid)
})
