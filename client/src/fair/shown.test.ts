import { afterEach, expect, test, vi } from 'vitest'
import type { Moment } from '../house/live.svelte'
import type { TableShown } from '../protocol'

const at = (phase: TableShown['phase'], code = 'ABCDEFGH') => ({ code, phase }) as TableShown
const moment = (seq: number, card: number, past = false): Moment =>
  ({ seq, past, events: [{ event: 'dealt', card }] }) as unknown as Moment
const dealt = (...cards: number[]) => cards.map((card) => ({ event: 'dealt', card }))

/** The module as a page has it that has just been loaded; only the storage is what it was. */
async function freshPage() {
  vi.resetModules()
  return import('./shown')
}

const CODES = ['ABCDEFGH', ...Array.from({ length: 10 }, (_, i) => `T${i}`)]

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of ['', ...CODES.map((code) => `-${code}`)]) localStorage.removeItem(`bluffhouse-shown${key}`)
})

test('after a reload, what was shown first counts, not what the house says now', async () => {
  const first = await freshPage()
  first.keepShown(at('playing'), [moment(3, 1)])
  first.keepShown(at('playing'), [moment(3, 1), moment(12, 2)])
  const reloaded = await freshPage()
  reloaded.keepShown(at('playing'), [moment(3, 7, true), moment(12, 8, true), moment(13, 3, true)])
  expect(reloaded.shownEvents('ABCDEFGH')).toEqual(dealt(1, 2, 3))
})

test('what the house sends of a game that is over was not shown during the game', async () => {
  const { keepShown, shownEvents } = await freshPage()
  keepShown(at('over'), [moment(1, 1, true)])
  expect(shownEvents('ABCDEFGH')).toEqual([])
  keepShown(at('over'), [moment(2, 2)]) // the last move, as it happened
  expect(shownEvents('ABCDEFGH')).toEqual(dealt(2))
})

test('only the latest games are kept, and nonsense is forgotten', async () => {
  const { keepShown } = await freshPage()
  for (const [i, code] of CODES.slice(1).entries()) keepShown(at('playing', code), [moment(1, i)])
  localStorage.setItem('bluffhouse-shown-T9', 'nonsense')
  const { shownEvents } = await freshPage()
  expect(shownEvents('T1')).toEqual([])
  expect(shownEvents('T2')).toEqual(dealt(2))
  expect(shownEvents('T9')).toEqual([])
})

test('without room in the storage the page itself still knows', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { keepShown, shownEvents } = await freshPage()
  keepShown(at('playing'), [moment(1, 1)])
  expect(shownEvents('ABCDEFGH')).toEqual(dealt(1))
})
