import { expect, test } from 'vitest'
import type { EventOf } from './cards'
import { discardedCard, laidCards, lootCards, revealedCards } from './tableCards'

const LAID = { event: 'laid', shown: 'rum', up: 1, cards: 3, hidden: ['hook', 'rum'] } as unknown as EventOf<'laid'>
const REVEALED = { event: 'revealed', shown: 'rum', up: 1, hidden: ['hook', 'rum'] } as unknown as EventOf<'revealed'>

test('a set of another captain shows only what lies face up', () => {
  expect(laidCards(LAID, false, 1).map(({ kind, down, known }) => [kind, down, known])).toEqual([
    ['rum', false, false],
    [null, true, false],
    [null, true, false],
  ])
})

test('the owner knows what lies face down', () => {
  expect(laidCards(LAID, true, 1).map(({ kind, known }) => [kind, known])).toEqual([
    ['rum', false],
    ['hook', true],
    ['rum', true],
  ])
})

test('hidden cards are turned one by one, and each shows whether it is true', () => {
  const truths = (turned: number) => revealedCards(REVEALED, turned, 1).map(({ truth }) => truth)
  expect(truths(0)).toEqual([null, null, null])
  expect(truths(1)).toEqual([null, 'other', null])
  expect(truths(2)).toEqual([null, 'other', 'same'])
})

test('a card keeps its key when it is revealed, and differs from those of other sets', () => {
  const keys = laidCards(LAID, false, 1).map(({ key }) => key)
  expect(revealedCards(REVEALED, 2, 1).map(({ key }) => key)).toEqual(keys)
  expect(laidCards(LAID, false, 2).some(({ key }) => keys.includes(key))).toBe(false)
})

test('loot is seen only by those who know it', () => {
  const robbed = { event: 'robbed', count: 2 } as unknown as EventOf<'robbed'>
  expect(lootCards(robbed).map(({ kind }) => kind)).toEqual([null, null])
  expect(lootCards({ ...robbed, cards: ['map', 'rum'] }).map(({ kind }) => kind)).toEqual(['map', 'rum'])
})

test('a discarded card lies face up', () => {
  expect(discardedCard({ event: 'discarded', card: 'map' } as EventOf<'discarded'>)).toMatchObject([
    { kind: 'map', down: false },
  ])
})
