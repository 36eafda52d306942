import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PROTOCOL } from '../protocol'
import { Live, type Moment } from './live.svelte'
import { me } from './me.svelte'
import { pace } from './pace.svelte'

/** The other end of a WebSocket, as far as the client can see it. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: Record<string, unknown>[] = []

  constructor(readonly url: string) {
    super()
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(code = 1005): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }

  /** Deliver a frame, as if the house had sent it. */
  receive(frame: Record<string, unknown>): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
}

const TABLE = { code: 'ABCD2345', game: 'lie', phase: 'playing', seats: [{ name: 'Ann' }, { name: 'Bob' }] }

const snapshot = (seq: number, more: object = {}) => ({
  type: 'snapshot',
  protocol: PROTOCOL,
  seq,
  table: TABLE,
  you: { name: 'Ann', seat: 0 },
  view: { to_act: [0], bids: [] },
  legal: [{ do: 'call' }],
  ...more,
})

const update = (seq: number, more: object = {}) => ({ type: 'update', seq, ...more })

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}

let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  live = new Live('ABCD2345')
})

afterEach(() => {
  live.leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('frames become state', () => {
  test('the first connection asks for everything, and a snapshot shows it', () => {
    expect(last().url).toBe('ws://house.test/api/tables/ABCD2345/play?since=0&pace=normal')
    expect(live.status).toBe('connecting')
    last().receive(snapshot(3, { missed: [update(1), update(2, { events: [{ event: 'dealt' }] }), update(3)] }))
    expect(live.status).toBe('live')
    expect(live.table).toEqual(TABLE)
    expect(live.you).toEqual({ name: 'Ann', seat: 0 })
    expect(live.legal).toEqual([{ do: 'call' }])
    expect(live.log.map(({ seq, past }) => [seq, past])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ])
  })

  test('an update replaces fields and appends to lists', () => {
    last().receive(snapshot(3, { view: { to_act: [0], bids: [1] } }))
    last().receive(update(4, { set: { to_act: [1] }, add: { bids: [2, 3] }, legal: [] }))
    expect(live.view).toEqual({ to_act: [1], bids: [1, 2, 3] })
    expect(live.legal).toEqual([])
  })

  test('an update that came before changes nothing', () => {
    last().receive(snapshot(3))
    last().receive(update(3, { set: { to_act: [1] } }))
    expect(live.view).toMatchObject({ to_act: [0] })
  })

  test('a gap in the sequence numbers makes the client ask for what it missed', () => {
    last().receive(snapshot(3, { view: { to_act: [0], bids: [1] } }))
    last().receive(update(5, { add: { bids: [3] } }))
    expect(live.view).toMatchObject({ bids: [1] })
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().url).toContain('since=3')
    last().receive(snapshot(5, { view: { to_act: [0], bids: [1, 2, 3] }, missed: [update(4), update(5)] }))
    expect(live.view).toMatchObject({ bids: [1, 2, 3] })
    expect(live.log.map(({ seq }) => seq)).toEqual([4, 5])
  })

  test('listeners are called for what happens now, not for what is past', () => {
    const moments: Moment[] = []
    live.onMoment((moment) => void moments.push(moment))
    last().receive(snapshot(1, { missed: [update(1, { events: [{ event: 'dealt' }] })] }))
    last().receive(update(2, { events: [{ event: 'called', seat: 1 }] }))
    last().receive(update(3))
    expect(moments.map(({ seq }) => seq)).toEqual([2])
  })

  test('a moment is kept out of the visible log while it is animated', async () => {
    let finish: () => void = () => undefined
    live.onMoment(() => new Promise((resolve) => (finish = resolve)))
    last().receive(snapshot(1))
    last().receive(update(2, { events: [{ event: 'shown' }] }))
    expect([live.showing, live.visibleLog.length, live.log.length]).toEqual([true, 0, 1])
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect([live.showing, live.visibleLog.length]).toEqual([false, 1])
  })

  test('a decision that has not changed stays the same object', () => {
    last().receive(snapshot(3))
    const before = live.legal
    last().receive(snapshot(3))
    expect(live.legal).toBe(before)
  })
})

describe('an action', () => {
  beforeEach(() => last().receive(snapshot(3)))

  test('is sent once; a second one waits for the answer to the first', () => {
    live.act({ do: 'call' })
    live.act({ do: 'call' })
    expect(last().sent).toHaveLength(1)
    expect(last().sent[0]).toMatchObject({ type: 'act', action: { do: 'call' } })
    expect(live.acting).toBe(true)
    last().receive(update(4, { id: last().sent[0]?.['id'] }))
    expect(live.acting).toBe(false)
  })

  test('that is refused says why, until the next one', () => {
    live.act({ do: 'call' })
    last().receive({ type: 'refused', reason: 'no-bid-yet', id: last().sent[0]?.['id'] })
    expect([live.acting, live.refusal?.reason]).toEqual([false, 'no-bid-yet'])
    live.act({ do: 'call' })
    expect(live.refusal).toBeNull()
  })

  test('is sent again after a lost connection, under the same id', () => {
    live.act({ do: 'call' })
    const [first] = last().sent
    last().close()
    vi.runOnlyPendingTimers()
    last().receive(snapshot(3))
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().sent).toEqual([first])
  })

  test('is not sent again if the house played it while we were away', () => {
    live.act({ do: 'call' })
    const id = last().sent[0]?.['id']
    last().close()
    vi.runOnlyPendingTimers()
    last().receive(snapshot(4, { missed: [update(4, { id })] }))
    expect(last().sent).toEqual([])
    expect(live.acting).toBe(false)
  })
})

describe('a chat message', () => {
  beforeEach(() => last().receive(snapshot(3)))

  const chatMessage = (text: string) => ({ chat_message: { name: 'Ann', text, at: 0 } })

  test('is shown as unsent until the house repeats it', () => {
    live.say('  good\u200b  luck ')
    expect(live.unsentChat.map(({ text }) => text)).toEqual(['good luck'])
    last().receive(update(4, chatMessage('good luck')))
    expect(live.unsentChat).toEqual([])
    expect(live.chat.map(({ text }) => text)).toEqual(['good luck'])
  })

  test('is sent again after a lost connection, unless it arrived', () => {
    live.say('one')
    live.say('two')
    const [, second] = last().sent
    last().close()
    vi.runOnlyPendingTimers()
    last().receive(snapshot(4, { missed: [update(4, chatMessage('one'))] }))
    expect(last().sent).toEqual([second])
  })
})

describe('a connection', () => {
  test('that is lost asks for what was missed since', () => {
    last().receive(snapshot(3))
    last().receive(update(4))
    last().close()
    expect(live.status).toBe('lost')
    vi.runOnlyPendingTimers()
    expect(last().url).toContain('since=4')
  })

  test('that the house closes for good is not opened again', () => {
    last().receive(snapshot(3))
    last().close(4404)
    vi.runAllTimers()
    expect(live.status).toBe('refused')
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('on which no frame arrives is dropped', () => {
    vi.advanceTimersByTime(20_000)
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })

  test('from a device that was signed out is not tried again, and the name is forgotten', () => {
    me.name = 'Ann'
    last().receive(snapshot(3))
    last().close(4401)
    vi.runAllTimers()
    expect(FakeSocket.all).toHaveLength(1)
    expect(me.name).toBeNull()
  })

  test('that falls silent is pinged, and dropped without an answer', () => {
    last().receive(snapshot(3))
    const socket = last()
    vi.advanceTimersByTime(12_000)
    expect(socket.sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(10_000)
    expect(socket.readyState).toBe(3)
    expect(live.status).toBe('lost')
  })

  test('that answers is kept', () => {
    last().receive(snapshot(3))
    for (let second = 0; second < 60; second += 5) {
      vi.advanceTimersByTime(5_000)
      last().receive({ type: 'pong' })
    }
    expect(FakeSocket.all).toHaveLength(1)
    expect(live.status).toBe('live')
  })

  test('is closed by leaving, and not opened again', () => {
    last().receive(snapshot(3))
    live.leave()
    vi.runAllTimers()
    expect(last().readyState).toBe(3)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('to a newer house loads the page again', () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { protocol: 'http:', host: 'house.test', reload })
    last().receive(snapshot(3, { protocol: PROTOCOL + 1 }))
    expect(reload).toHaveBeenCalledOnce()
    expect(live.table).toBeNull()
  })
})

test('the TV view connects as a spectator, over TLS if the page was loaded over TLS', () => {
  vi.stubGlobal('location', new URL('https://house.test/'))
  const tv = new Live('ABCD2345', true)
  expect(last().url).toBe('wss://house.test/api/tables/ABCD2345/play?since=0&tv')
  tv.leave()
})

describe('a gap in the sequence numbers', () => {
  beforeEach(() => last().receive(snapshot(3)))

  test('an update that skips a number is not applied, and we ask for what we missed', () => {
    last().receive(update(5, { set: { to_act: [1] } }))
    expect(live.view).toMatchObject({ to_act: [0] })
    expect(live.status).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().url).toMatch(/\?since=3&/)
  })

  test('the snapshot that answers brings what was missed, and updates go on after it', () => {
    last().receive(update(5))
    vi.advanceTimersByTime(1000)
    const missed = [4, 5].map((seq) => ({ type: 'update', seq, events: [{ event: 'called', seat: 1 }] }))
    last().receive(snapshot(5, { missed }))
    last().receive(update(6, { set: { to_act: [1] } }))
    expect(live.status).toBe('live')
    expect(live.log.map(({ seq }) => seq)).toEqual([4, 5])
    expect(live.view).toMatchObject({ to_act: [1] })
  })

  test('an update we know already is ignored', () => {
    last().receive(update(3, { set: { to_act: [1] } }))
    expect(live.view).toMatchObject({ to_act: [0] })
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('a rematch', () => {
  const over = (more: object = {}) => ({ ...TABLE, phase: 'over', ...more })
  const refused = (more: object = {}) => last().receive({ type: 'refused', reason: 'too-many-tables', ...more })
  beforeEach(() => last().receive(snapshot(1, { table: over(), legal: [] })))

  test('asking for it forgets an older refusal', () => {
    refused({ reason: 'too-fast', id: 'x' })
    live.rematch()
    expect([live.rematching, live.refusal, last().sent]).toEqual([true, null, [{ type: 'rematch', start: false }]])
    last().receive(update(2, { table: over({ next: 'NEXT2345' }) }))
    expect(live.rematching).toBe(true)
  })

  test('after a refusal we no longer ask for it, whoever opens the next table', () => {
    live.rematch()
    refused()
    last().receive(update(2, { id: 'y', table: over({ next: 'NEXT2345', next_by: 1 }) }))
    expect([live.rematching, live.refusal]).toEqual([false, null])
  })

  test('the refusal of a chat message is not about the rematch', () => {
    live.rematch()
    refused({ reason: 'too-fast', id: 'x' })
    expect(live.rematching).toBe(true)
  })

  test.each([
    ['was opened', { next: 'NEXT2345' }, true],
    ['was not opened', {}, false],
  ])('after a lost connection, the table tells whether it %s', (_, more, rematching) => {
    live.rematch()
    last().close()
    vi.advanceTimersByTime(1_000)
    last().receive(snapshot(2, { table: over(more), legal: [] }))
    expect(live.rematching).toBe(rematching)
  })
})

describe('pace and skipping', () => {
  const seats = [
    { name: 'Ann', person: true },
    { name: 'Olga', bot: 'regular' },
  ]
  const waiting = (more: object = {}) => snapshot(1, { table: { ...TABLE, seats }, legal: [], ...more })
  let running: (() => void)[]
  let ended: number
  const end = () => {
    ended += running.length
    for (const finish of running.splice(0)) finish()
  }

  beforeEach(() => {
    running = []
    ended = 0
    live.onMoment(() => new Promise((resolve) => running.push(resolve)), end)
  })
  afterEach(() => pace.choose('normal'))

  const commands = () => last().sent.map(({ type }) => type)
  const happens = (seq: number, more: object = {}) =>
    last().receive(update(seq, { events: [{ event: 'called' }], ...more }))

  test('skipping ends the scene, and those to come until our next decision', async () => {
    last().receive(waiting())
    happens(2)
    expect([live.showing, live.skippable]).toEqual([true, true])
    live.skip()
    expect([ended, live.skipping, commands()]).toEqual([1, true, ['skip']])
    happens(3)
    happens(4, { legal: [{ do: 'call' }] })
    expect([ended, live.skipping]).toEqual([3, false])
    await vi.advanceTimersByTimeAsync(0)
    expect(live.showing).toBe(false)
    happens(5)
    expect([ended, live.skippable]).toEqual([3, true])
  })

  test('with a decision to make, only the scene is skipped', () => {
    last().receive(waiting({ legal: [{ do: 'call' }] }))
    happens(2)
    live.skip()
    expect([ended, live.skipping, commands()]).toEqual([1, false, []])
  })

  test('the last scene of the game is shown', () => {
    last().receive(waiting())
    live.skip()
    happens(2, { table: { ...TABLE, phase: 'over' } })
    expect([ended, live.skipping, live.showing]).toEqual([0, false, true])
  })

  test('bots that think may be skipped by a player who is alone with them', () => {
    last().receive(waiting())
    expect(live.skippable).toBe(true)
    last().receive(update(2, { table: { ...TABLE, seats: [...seats, { name: 'Bob', person: true }] } }))
    expect(live.skippable).toBe(false)
  })

  const handed = { ...TABLE, seats: [{ name: 'Ann', person: true, bot: 'regular' }, seats[1]] }

  test('while a bot plays in our seat, only the scene that is shown may be skipped', () => {
    last().receive(waiting({ table: handed }))
    expect(live.skippable).toBe(false)
    happens(2)
    expect(live.skippable).toBe(true)
    live.skip()
    expect([ended, live.skipping, commands()]).toEqual([1, false, []])
    happens(3)
    expect(ended).toBe(1)
  })

  test('the skipping ends when a bot takes over our seat', () => {
    last().receive(waiting())
    live.skip()
    last().receive(update(2, { table: handed }))
    expect(live.skipping).toBe(false)
  })

  test('nothing is skipped in the TV view or by a spectator', () => {
    last().receive(waiting({ you: { name: 'Eve' } }))
    happens(2)
    expect(live.skippable).toBe(false)
    const tv = new Live('ABCD2345', true)
    last().receive(waiting())
    expect([tv.skippable, tv.tempo([])]).toEqual([false, 1])
    tv.leave()
  })

  test('a lost connection does not end the skipping', () => {
    last().receive(waiting())
    live.skip()
    last().close()
    vi.advanceTimersByTime(1_000)
    last().receive(waiting())
    expect([live.skipping, commands()]).toEqual([true, ['skip']])
  })

  test('the house is told the pace, at once and when it connects', () => {
    last().receive(waiting())
    pace.choose('fast')
    expect(last().sent).toEqual([{ type: 'set_pace', pace: 'fast' }])
    last().close()
    vi.advanceTimersByTime(1_000)
    expect(last().url).toContain('&pace=fast')
  })

  test('at an instant pace no scene is shown', () => {
    last().receive(waiting())
    pace.choose('instant')
    happens(2)
    expect(ended).toBe(1)
  })

  test('scenes between others are shorter than our own, and all are shorter after a long wait', () => {
    last().receive(snapshot(1))
    last().receive(update(2, { legal: [], id: 'x' }))
    const own = [{ event: 'called', seat: 0 }]
    const others = [{ event: 'called', seat: 1 }]
    const early = [live.tempo(own), live.tempo(others)] as const
    expect(early[0]).toBeGreaterThan(early[1])
    vi.advanceTimersByTime(8_000)
    expect(live.tempo(own)).toBeLessThan(early[0])
    expect(live.tempo(others)).toBeLessThan(early[1])
    happens(3, { legal: [{ do: 'call' }] })
    last().receive(update(4, { legal: [], id: 'y' }))
    expect(live.tempo(own)).toBe(early[0])
  })

  test('a player who waits for no decision sees every scene in full', () => {
    last().receive(snapshot(1))
    last().receive(update(2, { legal: [], id: 'x' }))
    vi.advanceTimersByTime(8_000)
    expect(live.tempo([])).toBeLessThan(1)
    happens(3, { table: { ...live.table, phase: 'over' } })
    expect(live.tempo([])).toBe(1)
  })
})
