import { beforeEach, expect, test, vi } from 'vitest'
import { botsOf, MIXED, recall, remember } from './quickPlay'

const lie = { name: 'lie', seats: [2, 3, 4, 5, 6], options: [], bots: ['rookie', 'regular', 'shark'] }
const game = { ...lie, temperaments: ['steady', 'bold', 'cagey'] }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('the first time, four players and regular bots of mixed styles', () => {
  expect(recall(game)).toEqual({ seats: 4, strength: 'regular', temperament: MIXED })
  expect(recall({ ...game, seats: [2, 3] }).seats).toBe(3)
})

test('what was chosen is remembered: the number of players for each game', () => {
  remember('lie', { seats: 6, strength: 'shark', temperament: 'bold' })
  expect(recall(game)).toEqual({ seats: 6, strength: 'shark', temperament: 'bold' })
  expect(recall({ ...game, name: 'dont_bluff' })).toEqual({ seats: 4, strength: 'shark', temperament: 'bold' })
})

test('a choice that is no longer offered is forgotten, and so is nonsense', () => {
  remember('lie', { seats: 6, strength: 'shark', temperament: 'bold' })
  expect(recall({ ...game, seats: [3], bots: ['rookie'], temperaments: ['steady'] })).toEqual({
    seats: 3,
    strength: 'rookie',
    temperament: MIXED,
  })
  for (const nonsense of ['{', 'null', '3']) {
    localStorage.setItem('bluffhouse-quick-play', nonsense)
    expect(recall(game).seats).toBe(4)
  }
})

test('mixed bots take the styles in turn', () => {
  const chosen = { seats: 5, strength: 'rookie', temperament: MIXED }
  expect(botsOf(chosen, game.temperaments)).toEqual(['rookie', 'rookie:bold', 'rookie:cagey', 'rookie'])
  expect(botsOf({ ...chosen, temperament: 'bold' }, game.temperaments)).toEqual(Array(4).fill('rookie:bold'))
})
