import { expect, test } from 'vitest'
import { afterDeal, feedOf, type DealState, type Line } from './feed'
import type { Event } from './gang'

const SHOWN: Event = { event: 'roles_shown', shown: ['driver'], hidden: null }

const offer = (id: number, seat: number, to: number, amount: number, slot = 0): Event => ({
  event: 'offer_made',
  offer: id,
  seat,
  to,
  slot,
  amount,
})
const price = (id: number, seat: number, of: number, amount: number, slot = 0): Event => ({
  event: 'price_named',
  offer: id,
  seat,
  of,
  slot,
  price: amount,
})
const left = (seat: number, lapsed: number[] = []): Event => ({
  event: 'left',
  seat,
  slot: 0,
  stake: 1,
  money: [5, 5, 5, 5],
  lapsed,
})
const ready = (seat: number): Event => ({ event: 'said_ready', seat })

/** A line in brief. */
const brief = (line: Line) =>
  line.kind === 'event'
    ? line.event.event
    : `${line.deal.payer} pays ${line.deal.leaver} ${line.deal.amount}: ${line.state}${line.counter ? ', counter' : ''}`

const fed = (...events: Event[]) => feedOf([SHOWN, ...events]).map(brief)

test('an offer is paid by its maker, a price by the other player', () => {
  expect(fed(offer(0, 1, 2, 3))).toEqual(['1 pays 2 3: open'])
  expect(fed(price(0, 1, 2, 3))).toEqual(['2 pays 1 3: open'])
})

test.each<[DealState, Event[]]>([
  ['refused', [{ event: 'refused', seat: 2, offer: 0 }]],
  ['taken_back', [{ event: 'took_back', seat: 1, offer: 0 }]],
  ['paid', [{ event: 'accepted', seat: 2, offer: 0, payer: 1, leaver: 2, slot: 0, amount: 3 }, left(2)]],
  ['lapsed', [{ event: 'withdrew', seat: 2, slot: 0 }, left(2, [0])]],
  ['lapsed', [ready(1), ready(2), { event: 'heist_begun', characters: [[1, 0]] }]],
])('an offer is %s', (state, events) => {
  expect(fed(offer(0, 1, 2, 3), ...events)).toContain(`1 pays 2 3: ${state}`)
})

test('an answer moves the offer up, and no offer is told of twice', () => {
  const answered = fed(offer(0, 1, 2, 3), offer(1, 3, 2, 1), { event: 'refused', seat: 2, offer: 0 })
  expect(answered).toEqual(['1 pays 2 3: refused', '3 pays 2 1: open'])
})

test('an offer of the other player about the same character is a counter-offer', () => {
  expect(fed(offer(0, 1, 2, 3), price(1, 2, 1, 4))).toEqual(['1 pays 2 4: open, counter', '1 pays 2 3: open'])
  expect(fed(price(0, 2, 1, 4), { event: 'refused', seat: 1, offer: 0 }, offer(1, 1, 2, 3))[0]).toBe(
    '1 pays 2 3: open, counter',
  )
})

test('a second offer of the same player, or one about another character, is not', () => {
  expect(fed(offer(0, 1, 2, 3), { event: 'refused', seat: 2, offer: 0 }, offer(1, 1, 2, 4))[0]).toBe('1 pays 2 4: open')
  expect(fed(offer(0, 1, 2, 3), price(1, 2, 1, 4, 1))[0]).toBe('1 pays 2 4: open')
  expect(fed(offer(0, 1, 2, 3), offer(1, 2, 1, 4))[0]).toBe('2 pays 1 4: open')
})

test('claims, looks, withdrawals and the call for time are told between the offers', () => {
  const told = fed(
    { event: 'claimed', seat: 1, slot: 0, role: 'boss' },
    { event: 'looked', seat: 1, at: 2, slot: 0, role: null },
    ready(3),
    { event: 'withdrew', seat: 2, slot: 0 },
    left(2),
    { event: 'time_called', seat: 1 },
  )
  expect(told).toEqual(['time_called', 'withdrew', 'looked', 'claimed'])
})

test('a new negotiation begins with an empty feed', () => {
  expect(feedOf([SHOWN, offer(0, 1, 2, 3), SHOWN])).toEqual([])
  expect(feedOf([])).toEqual([])
})

test('the leaver gets money and stake, the payer has less', () => {
  expect(afterDeal(4, 1, 3, true)).toBe(8)
  expect(afterDeal(4, 1, 3, false)).toBe(1)
})
