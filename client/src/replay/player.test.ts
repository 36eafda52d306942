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
