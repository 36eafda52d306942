import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Replay, Step, TableShown } from '../protocol'
import { Player } from './player.svelte'
import { ReplayedTable } from './replayedTable.svelte'

const TABLE = { code: 'ABCD2345', game: 'lie', phase: 'over', seats: [], next: 'WXYZ6789' } as unknown as TableShown
const EVENTS = ['dealt', 'bid_placed', 'shown', 'drawn', 'ended']
const STEPS = EVENTS.map((event, at) => ({ seq: 10 + 2 * at, at, events: [{ event }], view: { round: at } }))

const replayed = () =>
  new ReplayedTable(TABLE, { steps: STEPS as unknown as Step[], over: true, seat: 1 } as unknown as Replay, 'Ann')

let game: ReplayedTable
let player: Player

beforeEach(() => {
  vi.useFakeTimers()
  game = replayed()
  player = new Player(
    () => game,
    () => 1,
    () => ['shown'],
  )
})
afterEach(() => {
  player.pause()
  vi.useRealTimers()
})

test('a replay begins at the deal, from the seat that was asked for', () => {
  expect([game.at, game.last]).toEqual([0, 4])
  expect(game.view).toEqual({ round: 0 })
  expect(game.you).toEqual({ name: 'Ann', seat: 1 })
  expect(game.table.phase).toBe('playing')
})

test('each step is animated and logged; the last one ends the game', () => {
  const animated: string[] = []
  game.onMoment(({ events }) => void animated.push(...events.map(({ event }) => event)))
  for (let step = 0; step < 9; step += 1) game.next()
  expect(animated).toEqual(EVENTS.slice(1))
  expect(game.log).toHaveLength(5)
  expect(game.at).toBe(4)
  expect(game.table.phase).toBe('over')
  expect('next' in game.table).toBe(false)
})

test('a jump shows a step at once, with all before it in the log', () => {
  const listener = vi.fn()
  game.onMoment(listener)
  game.jump(3)
  expect(listener).not.toHaveBeenCalled()
  expect(game.view).toEqual({ round: 3 })
  expect(game.log).toHaveLength(4)
  game.jump(99)
  expect(game.at).toBe(4)
  game.jump(-1)
  expect(game.at).toBe(0)
})

test('an entry is found in the step in which it was played', () => {
  expect([9, 10, 13, 14, 99].map((seq) => game.stepOf(seq))).toEqual([0, 0, 1, 2, 4])
})

test('playing goes on to the end by itself', async () => {
  player.play()
  expect(player.playing).toBe(true)
  await vi.runAllTimersAsync()
  expect(game.at).toBe(4)
  expect(player.playing).toBe(false)
})

test('what the table shows slowly stays longer than a bid, and speed divides both', async () => {
  const pauses: number[] = []
  const scheduled = vi.spyOn(globalThis, 'setTimeout')
  player.play()
  await vi.runAllTimersAsync()
  for (const [, wait] of scheduled.mock.calls) if (wait !== undefined) pauses.push(wait)
  expect(pauses).toEqual([1500, 1500, 4000, 1500])
  scheduled.mockClear()
  player.setSpeed(2)
  player.play()
  expect(scheduled.mock.calls[0]?.[1]).toBe(750)
})

test('a pause stops it where it is', async () => {
  player.play()
  await vi.advanceTimersByTimeAsync(1_500)
  player.toggle()
  await vi.runAllTimersAsync()
  expect([game.at, player.playing]).toEqual([1, false])
})

test('steps taken in haste add up', async () => {
  player.by(1)
  player.by(1)
  player.by(1)
  await vi.runAllTimersAsync()
  expect(game.at).toBe(3)
  player.by(-2)
  await vi.runAllTimersAsync()
  expect(game.at).toBe(1)
})

test('a step that the table still animates is not in the log yet, and playing waits for it', async () => {
  let finish = () => {}
  game.onMoment(() => new Promise<void>((resolve) => (finish = resolve)))
  game.next()
  expect([game.showing, game.log.length, game.visibleLog.length]).toEqual([true, 2, 1])
  player.play()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(game.at).toBe(1)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect([game.showing, game.visibleLog.length]).toEqual([false, 2])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(game.at).toBe(2)
})

test('at a higher speed the table is cut short, and then the step is told', async () => {
  game.onMoment(() => new Promise<void>(() => {}))
  game.next()
  player.setSpeed(2)
  player.play()
  await vi.advanceTimersByTimeAsync(1_400)
  expect([game.at, game.showing]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(750)
  expect(game.at).toBe(2)
})

test('a jump leaves nothing to be animated, and an animation that ends later changes nothing', async () => {
  let finish = () => {}
  const stop = game.onMoment(() => new Promise<void>((resolve) => (finish = resolve)))
  game.next()
  stop()
  game.jump(3)
  expect([game.showing, game.visibleLog.length]).toEqual([false, 4])
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(game.showing).toBe(false)
  expect(game.log.every(({ past }) => past)).toBe(true)
})

test('with all hands open, every seat is seen, and before the end of an animation as it was', () => {
  const steps = STEPS.map((step, at) => ({ ...step, hands: [{ hand: [at] }, {}] }))
  const replay = { steps, over: true, all_hands: true } as unknown as Replay
  const opened = new ReplayedTable(TABLE, replay, 'Ann', (view, views) => ({ ...view, of: views.length }) as never)
  expect([opened.pointOfView, opened.seat, opened.view]).toEqual(['all', null, { round: 0, of: 2 }])
  opened.onMoment(() => new Promise<void>(() => {}))
  opened.next()
  expect(opened.hands[0]).toEqual({ round: 0, hand: [0], seat: 0 })
  opened.jump(1)
  expect(opened.hands).toEqual([
    { round: 1, hand: [1], seat: 0 },
    { round: 1, seat: 1 },
  ])
})
