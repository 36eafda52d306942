import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatMessage, TableShown } from '../protocol'
import { lifetime, unspoiled } from './chat'
import { Cooldown } from './cooldown.svelte'
import { Talk } from './talk.svelte'

const message = (seq: number, seat: number | undefined, more: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  at: 0,
  name: 'Ann',
  text: 'hello',
  ...(seat === undefined ? {} : { seat }),
  ...more,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what stands at the faces', () => {
  it('is the newest message of each seat, for a while', () => {
    const talk = new Talk([message(1, 0)])
    const [first, second, other] = [message(2, 0), message(3, 0), message(4, 1, { text: '', reaction: 'laugh' })]
    talk.hear([message(1, 0), first])
    expect(talk.bubbles).toEqual({ 0: first })
    talk.hear([message(1, 0), first, second, other])
    expect(talk.bubbles).toEqual({ 0: second, 1: other })
    vi.advanceTimersByTime(lifetime(second))
    expect(talk.bubbles).toEqual({ 1: other })
    vi.advanceTimersByTime(lifetime(other))
    expect(talk.bubbles).toEqual({})
  })

  it('is not what was said before the page was opened, or by spectators', () => {
    const talk = new Talk([message(1, 0)])
    talk.hear([message(1, 0), message(2, undefined)])
    expect(talk.bubbles).toEqual({})
  })

  it('goes at once when its sender is muted', () => {
    const talk = new Talk([])
    talk.hear([message(1, 0), message(2, 1)])
    talk.hear([message(2, 1)])
    expect(Object.keys(talk.bubbles)).toEqual(['1'])
  })
})

describe('what may be seen while a scene runs', () => {
  const table = {
    seats: [
      { name: 'Ann', person: true },
      { name: 'Olga', bot: 'rookie' },
    ],
  } as unknown as TableShown

  it('is everything but what bots say about it', () => {
    const chat = [message(4, 1), message(6, 0), message(7, 1), message(8, undefined)]
    expect(unspoiled(chat, table, 5).map(({ seq }) => seq)).toEqual([4, 6, 8])
    expect(unspoiled(chat, table, Infinity)).toEqual(chat)
  })
})

describe('a pause', () => {
  it('keeps a tap from being repeated at once', () => {
    const act = vi.fn()
    const cooldown = new Cooldown(1000)
    cooldown.once(act)
    cooldown.once(act)
    expect(act).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    cooldown.once(act)
    expect(act).toHaveBeenCalledTimes(2)
  })
})
