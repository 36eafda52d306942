import { expect, test } from 'vitest'
import { aftermathOf } from './aftermath'
import type { Event } from './gang'

const round = (number: number): Event => ({
  event: 'loot_revealed',
  round: number,
  leader: 0,
  loot: { amount: 8, stake: 1, icon: null },
})
const STAKES: Event = { event: 'stakes_placed', stake: 1, reserve: [0, 0, 0, 1], money: [4, 4, 4, 0] }
const END: Event = { event: 'ended', result: { winners: [0], scores: [], reason: 'eighth_heist' } }

const HEIST: Event[] = [
  round(1),
  STAKES,
  { event: 'accepted', seat: 1, offer: 0, payer: 0, leaver: 1, slot: 0, amount: 2 },
  { event: 'left', seat: 1, slot: 0, stake: 1, money: [2, 7, 4, 0], lapsed: [] },
  { event: 'withdrew', seat: 3, slot: 0 },
  { event: 'left', seat: 3, slot: 0, stake: 1, money: [2, 7, 4, 1], lapsed: [] },
  {
    event: 'revealed',
    role: 'bruiser',
    characters: [[2, 0]],
    fate: 'named',
    stake: 1,
    threat_card: false,
    money: [2, 7, 5, 1],
  },
  {
    event: 'revealed',
    role: 'driver',
    characters: [[0, 0]],
    fate: 'stays',
    stake: 1,
    threat_card: false,
    money: [3, 7, 5, 1],
  },
  { event: 'loot_split', amount: 8, bonus: 0, characters: [[0, 0]], share: 8, rest: 0, money: [11, 7, 5, 1] },
]

test.each([['the next heist begins', round(2)] as const, ['the game is over', END] as const])(
  'once %s, everyone learns what became of whom',
  (_, end) => {
    const after = aftermathOf([...HEIST, end])
    expect(after).toMatchObject({ round: 1, before: [5, 5, 5, 0], after: [11, 7, 5, 1] })
    expect(after?.endings).toMatchObject([
      { seat: 0, role: 'driver', outcome: 'stays', count: 1, lost: false },
      { seat: 1, role: null, outcome: 'bought', amount: 2, payer: 0 },
      { seat: 2, role: 'bruiser', outcome: 'named', lost: false },
      { seat: 3, role: null, outcome: 'left' },
    ])
  },
)

test('a heist that still goes on has no aftermath', () => {
  expect(aftermathOf(HEIST)).toBeNull()
  expect(aftermathOf([round(1)])).toBeNull()
  expect(aftermathOf([])).toBeNull()
})

test('the one of the round before stays until the next is over', () => {
  expect(aftermathOf([...HEIST, round(2), STAKES])?.round).toBe(1)
})

test('two of a role are both out, and lose their stakes', () => {
  const fallen: Event = {
    event: 'revealed',
    role: 'driver',
    characters: [
      [0, 0],
      [2, 0],
    ],
    fate: 'too_many',
    stake: 0,
    threat_card: false,
    money: [4, 4, 4, 0],
  }
  expect(aftermathOf([round(1), STAKES, fallen, round(2)])?.endings.filter(({ role }) => role)).toMatchObject([
    { seat: 0, outcome: 'too_many', count: 2, lost: true },
    { seat: 2, outcome: 'too_many', count: 2, lost: true },
  ])
})

test('a snitch who is left alone was revealed before, and pays', () => {
  const events: Event[] = [
    round(1),
    STAKES,
    {
      event: 'revealed',
      role: 'snitch',
      characters: [[1, 0]],
      fate: 'stays',
      stake: 1,
      threat_card: false,
      money: [4, 5, 4, 0],
    },
    { event: 'snitch_alone', seat: 1, slot: 0, lost: 3, money: [4, 2, 4, 0] },
    round(2),
  ]
  expect(aftermathOf(events)?.endings[1]).toMatchObject({ role: 'snitch', outcome: 'alone', amount: 3 })
})

test('with three players each of two characters has its own end (MD-12)', () => {
  const stakes: Event = { event: 'stakes_placed', stake: 2, reserve: [0, 0, 0], money: [1, 1, 1] }
  const after = aftermathOf([round(1), stakes, { event: 'nobody_left' }, round(2)])
  expect(after?.before).toEqual([5, 5, 5])
  expect(after?.endings.map(({ seat, slot }) => [seat, slot])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
  ])
})
