// The negotiation of this heist as lines of a feed, worked out from what happened: every offer once, with
// what became of it, and the claims, looks, withdrawals and the call for time between them. All of it
// is public (MD-4, MD-8).
import type { Deal, Event } from './gang'

export type DealState = 'open' | 'refused' | 'paid' | 'taken_back' | 'lapsed'

/** An offer or a price. */
export interface DealLine {
  kind: 'deal'
  key: string
  deal: Deal
  state: DealState
  /** Whether it answers an offer of the other player about the same character. */
  counter: boolean
}

/** Something else that happened, told in the event's own sentence. */
export interface EventLine {
  kind: 'event'
  key: string
  event: Extract<Event, { event: (typeof TOLD)[number] }>
}

export type Line = DealLine | EventLine

const TOLD = ['claimed', 'looked', 'withdrew', 'time_called'] as const
const isTold = (event: Event): event is EventLine['event'] => TOLD.some((name) => name === event.event)

/** The lines of the latest negotiation, those with the newest news first. An offer moves up when it is
    answered, so that no line tells of the same offer twice. */
export function feedOf(events: readonly Event[]): Line[] {
  const begun = events.findLastIndex(({ event }) => event === 'roles_shown')
  const lines = new Map<string, Line>()
  const add = (line: Line) => {
    lines.delete(line.key)
    lines.set(line.key, line)
  }
  const open = (deal: Deal) => {
    const counter = deals(lines).some((line) => line.deal.maker !== deal.maker && isAbout(line.deal, deal))
    add({ kind: 'deal', key: keyOf(deal.id), deal, state: 'open', counter })
  }
  const close = (id: number, state: DealState) => {
    const line = lines.get(keyOf(id))
    if (line?.kind === 'deal') add({ ...line, state })
  }
  events.slice(begun + 1).forEach((event, at) => {
    switch (event.event) {
      case 'offer_made': {
        const { offer: id, seat: maker, to: leaver, slot, amount } = event
        open({ id, maker, payer: maker, leaver, slot, amount })
        break
      }
      case 'price_named': {
        const { offer: id, seat: maker, of: payer, slot, price: amount } = event
        open({ id, maker, payer, leaver: maker, slot, amount })
        break
      }
      case 'accepted':
        close(event.offer, 'paid')
        break
      case 'refused':
        close(event.offer, 'refused')
        break
      case 'took_back':
        close(event.offer, 'taken_back')
        break
      case 'left':
        for (const id of event.lapsed) close(id, 'lapsed')
        break
      case 'heist_begun':
        for (const { deal, state } of deals(lines)) if (state === 'open') close(deal.id, 'lapsed')
        break
      default:
        if (isTold(event)) add({ kind: 'event', key: `event-${at}`, event })
    }
  })
  return [...lines.values()].reverse()
}

const keyOf = (id: number) => `deal-${id}`
const deals = (lines: Map<string, Line>) => [...lines.values()].filter((line) => line.kind === 'deal')
const isAbout = (one: Deal, other: Deal) =>
  one.payer === other.payer && one.leaver === other.leaver && one.slot === other.slot

/** Millions in a seat's hand after a deal: the leaver gets the stake of the character back. */
export function afterDeal(money: number, stake: number, amount: number, leaves: boolean): number {
  return leaves ? money + amount + stake : money - amount
}
