import { beforeEach, expect, test } from 'vitest'
import { SetBuilder } from './setBuilder.svelte'

const FORM = { form: 'lay_set', cards: [2, 4], up: [1, 2] } as unknown as Parameters<SetBuilder['action']>[0]

let set: SetBuilder

beforeEach(() => {
  set = new SetBuilder()
})

test('the first card lies face up, the others face down', () => {
  set.pick('rum-0', 'rum', 4)
  set.pick('hook-0', 'hook', 4)
  expect([set.shown, set.up, set.hidden, set.honest]).toEqual(['rum', 1, ['hook'], false])
})

test('a set is honest if every hidden card is what it shows', () => {
  set.pick('rum-0', 'rum', 4)
  set.pick('rum-1', 'rum', 4)
  expect(set.honest).toBe(true)
})

test('a card picked again leaves, and another one is turned up for it', () => {
  set.pick('rum-0', 'rum', 4)
  set.pick('hook-0', 'hook', 4)
  set.pick('rum-0', 'rum', 4)
  expect([set.shown, set.up, set.hidden]).toEqual(['hook', 1, []])
})

test('a set has at most so many cards', () => {
  for (const at of [0, 1, 2]) set.pick(`rum-${at}`, 'rum', 2)
  expect(set.cards).toHaveLength(2)
})

test('the last card face up cannot be turned down', () => {
  set.pick('rum-0', 'rum', 4)
  set.turn('rum-0', 2)
  expect(set.up).toBe(1)
})

test('turning up another kind turns the first one down', () => {
  set.pick('rum-0', 'rum', 4)
  set.pick('hook-0', 'hook', 4)
  set.turn('hook-0', 2)
  expect([set.shown, set.up, set.hidden]).toEqual(['hook', 1, ['rum']])
})

test('one card too many face up turns another one down', () => {
  for (const at of [0, 1, 2]) set.pick(`rum-${at}`, 'rum', 4)
  set.turn('rum-1', 2)
  set.turn('rum-2', 2)
  expect(set.up).toBe(2)
  expect(set.cards.find(({ key }) => key === 'rum-2')?.up).toBe(true)
})

test('it can be laid once it has enough cards', () => {
  set.pick('rum-0', 'rum', 4)
  expect(set.action(FORM)).toBeNull()
  set.pick('map-0', 'map', 4)
  set.claim = true
  expect(set.action(FORM)).toEqual({ do: 'lay', shown: 'rum', up: 1, hidden: ['map'], honest_claim: true })
  set.clear()
  expect(set.action(FORM)).toBeNull()
})
