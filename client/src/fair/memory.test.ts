import { beforeEach, expect, test } from 'vitest'
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

test('the first pledge and the first commitment are kept', () => {
  notice(table())
  notice(table({ pledge: 'p2', phase: 'playing', commitment: 'c1' }))
  notice(table({ pledge: 'p2', phase: 'playing', commitment: 'c2' }))
  expect(recall('ABCDEFGH')).toEqual({ pledge: 'p1', commitment: 'c1' })
})

test('a pledge seen after the deal is marked', () => {
  notice(table({ phase: 'playing', commitment: 'c1' }))
  expect(recall('ABCDEFGH')).toEqual({ pledge: 'p1', late: true, commitment: 'c1' })
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
  keepNumber(table(), 'feed', 'dd')
  expect(recall('ABCDEFGH')).toEqual({ pledge: 'p1', number: 'feed', sealed: 'dd' })
})

test('only the latest tables are kept, and nonsense is forgotten', () => {
  for (let i = 0; i < 50; i++) notice(table({ code: `T${i}` }))
  expect(recall('T9')).toBeUndefined()
  expect(recall('T10')).toBeDefined()
  localStorage.setItem('bluffhouse-deals', 'nonsense')
  expect(recall('T49')).toBeUndefined()
})
