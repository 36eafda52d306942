import { describe, expect, it } from 'vitest'
import type { TableShown } from '../protocol'
import { mayAgree, mayResume, occupantOf, runsTable } from './occupant'

const table = (more: Partial<TableShown> = {}): TableShown => ({
  code: 'ABC',
  game: 'lie',
  options: {},
  phase: 'playing',
  pledge: '',
  host: 0,
  seats: [
    { name: 'Ann', person: true, here: true },
    { name: 'Bob', person: true },
    { name: 'Cid', person: true, bot: 'regular' },
    { name: 'Olga', bot: 'rookie' },
    null,
  ],
  ...more,
})

describe('who plays in a seat', () => {
  it('tells people, absent people, stand-ins and bots apart', () => {
    const seats = [0, 1, 2, 3, 4].map((at) => occupantOf(table(), at))
    expect(seats).toEqual(['person', 'away', 'stand-in', 'bot', null])
  })

  it('expects nobody to stay with days to decide, or after the game', () => {
    expect(occupantOf(table({ clock: { kind: 'days' } }), 1)).toBe('person')
    expect(occupantOf(table({ phase: 'over' }), 1)).toBe('person')
  })
})

describe('who may do what', () => {
  const hostGone = table({
    seats: [
      { name: 'Ann', person: true },
      { name: 'Bob', person: true, here: true },
    ],
  })

  it('is the host who runs the table, and a player only while the host is away', () => {
    expect(runsTable(table(), { seat: 0, host: true })).toBe(true)
    expect(runsTable(table(), { seat: 1 })).toBe(false)
    expect(runsTable(hostGone, { seat: 1 })).toBe(true)
    expect(runsTable(hostGone, {})).toBe(false)
  })

  it('lets a player resume while the host is away or has no seat', () => {
    expect(mayResume(table({ pause_until: 5 }), { seat: 1 })).toBe(false)
    expect(mayResume(table(), { seat: 1 })).toBe(true) // everybody agreed to the pause
    expect(mayResume(hostGone, { seat: 1 })).toBe(true)
    expect(mayResume(hostGone, {})).toBe(false)
    const { host: _, ...unseated } = table()
    expect(mayResume(unseated, { seat: 1 })).toBe(true)
  })
  it('lets each player agree to a pause that has an end, once', () => {
    const paused = table({ paused: true, pause_until: 5, pause_agreed: [0] })
    expect(mayAgree(paused, { seat: 1 })).toBe(true)
    expect(mayAgree(paused, { seat: 0 })).toBe(false)
    expect(mayAgree(paused, {})).toBe(false)
    expect(mayAgree(table({ paused: true }), { seat: 1 })).toBe(false)
  })
})
