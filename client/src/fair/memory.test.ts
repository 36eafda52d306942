import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableShown } from '../protocol'
import { recall, keepNumber, keepSeals, notice } from './memory'
import { numberDue } from './number'

const table = (more: Partial<TableShown> = {}): TableShown => ({
  code: 'ABCDEFGH',
  game: 'lie',
  options: {},
  seats: [
    { name: 'Ann', person: true, sealed: 'aa' },
    { name: 'Olga', bot: 'rookie' },
  ],
  phase: 'waiting',
  pledge: 'p1',
  ...more,
})

beforeEach(() => localStorage.removeItem('bluffhouse-deals'))
afterEach(() => vi.restoreAllMocks())

test('the first pledge and the first commitment are kept', () => {
  notice(table())
  notice(table({ pledge: 'p2', phase: 'playing', commitment: 'c1' }))
  notice(table({ pledge: 'p2', phase: 'playing', commitment: 'c2' }))
  expect(recall('ABCDEFGH')).toEqual({ pledge: 'p1', commitment: 'c1', options: {} })
})

test('the options that the game is played by are kept', () => {
  notice(table({ options: { wild_ones: true } }))
  notice(table({ phase: 'playing', commitment: 'c1' }))
  notice(table({ phase: 'over', commitment: 'c1', options: { wild_ones: true } }))
  expect(recall('ABCDEFGH')).toEqual({ pledge: 'p1', commitment: 'c1', options: {} })
})

test('a pledge seen after the deal is marked', () => {
  notice(table({ phase: 'playing', commitment: 'c1' }))
  expect(recall('ABCDEFGH')).toEqual({ pledge: 'p1', late: true, commitment: 'c1', options: {} })
})

test('a lesson is not kept: its deal is chosen', () => {
  notice(table({ lesson: true }))
  expect(recall('ABCDEFGH')).toBeUndefined()
})

test('a number is due only if this browser sealed it, and fixes what the others sealed', () => {
  const due = table({ starting: [0] })
  expect(numberDue(due, 0)).toBeUndefined()
  keepNumber(table(), 'c0ffee', 'bb')
  expect(numberDue(due, 0)).toBeUndefined()
  keepNumber(table(), 'c0ffee', 'aa')
  expect(numberDue(table(), 0)).toBeUndefined()
  expect(numberDue(due, 1)).toBeUndefined()
  expect(numberDue(due, undefined)).toBeUndefined()
  expect(recall('ABCDEFGH')?.seals).toBeUndefined()
  expect(numberDue(due, 0)).toBe('c0ffee')
  keepSeals(due, ['aa', 'cc'])
  expect(recall('ABCDEFGH')?.seals).toEqual(['aa', null])
  // Our number was shown, so its start is called off, even if the table still shows what we had sealed.
  keepNumber(table(), 'feed', 'dd')
  expect(recall('ABCDEFGH')).toEqual({ pledge: 'p1', number: 'feed', sealed: 'dd', calledOff: 1 })
})

test('only the latest tables are kept, and nonsense is forgotten', () => {
  for (let i = 0; i < 50; i++) notice(table({ code: `T${i}` }))
  expect(recall('T9')).toBeUndefined()
  expect(recall('T10')).toBeDefined()
  localStorage.setItem('bluffhouse-deals', 'nonsense')
  expect(recall('T49')).toBeUndefined()
})

/** The table after it called the start off: nobody's number is sealed. */
const calledOff = (): TableShown =>
  table({
    seats: [
      { name: 'Ann', person: true },
      { name: 'Olga', bot: 'rookie' },
    ],
  })

test('a start that is called off after our number was shown is counted, once', () => {
  keepNumber(table(), 'c0ffee', 'aa')
  notice(calledOff())
  expect(recall('ABCDEFGH')?.calledOff).toBeUndefined() // our number was not shown
  numberDue(table({ starting: [0] }), 0)
  notice(table({ starting: [] }))
  notice(table()) // a late frame, from before the start
  expect(recall('ABCDEFGH')?.calledOff).toBeUndefined()
  notice(calledOff())
  notice(calledOff())
  // What the others sealed counts no more: the game may begin without us, or from another device of ours.
  expect(recall('ABCDEFGH')).toEqual({ pledge: 'p1', calledOff: 1 })
  keepNumber(calledOff(), 'feed', 'aa')
  numberDue(table({ starting: [0] }), 0)
  keepNumber(calledOff(), 'beef', 'bb')
  notice(table({ phase: 'playing', commitment: 'c1' }))
  expect(recall('ABCDEFGH')).toEqual({
    pledge: 'p1',
    calledOff: 2,
    number: 'beef',
    sealed: 'bb',
    commitment: 'c1',
    options: {},
  })
})

test('without room in the storage the number is still shown when it is due', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepNumber(table({ code: 'FULL' }), 'c0ffee', 'aa')
  expect(numberDue(table({ code: 'FULL', starting: [0] }), 0)).toBe('c0ffee')
  expect(recall('FULL')?.seals).toEqual(['aa', null])
  vi.restoreAllMocks()
  notice(table({ code: 'FULL', phase: 'playing', commitment: 'c1' }))
  expect(JSON.parse(localStorage.getItem('bluffhouse-deals') ?? '')).toHaveProperty('FULL.commitment', 'c1')
})
