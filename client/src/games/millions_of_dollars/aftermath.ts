// What became of everyone in a heist, and why: for the stage after it, and for the end of the game.
import type { Event, Role } from './gang'

/** Left: withdrew, so the role stays secret (MD-4). Bought: left for money. */
export type Outcome = 'stays' | 'too_many' | 'named' | 'alone' | 'left' | 'bought'

/** One character of the heist. */
export interface Ending {
  seat: number
  slot: number
  /** Null if nobody saw it. */
  role: Role | null
  outcome: Outcome
  /** Characters with the same role and outcome. */
  count: number
  /** Whether the stake is lost. */
  lost: boolean
  /** What was paid for leaving, or lost for being alone, in millions. */
  amount: number
  /** The seat that paid for leaving. */
  payer: number | null
}

export interface Aftermath {
  round: number
  /** By seat, and left before right. */
  endings: Ending[]
  /** Millions of each seat before the stakes were placed, and after the split. */
  before: number[]
  after: number[]
}

/** The aftermath of the latest heist that is over; null before the first. */
export function aftermathOf(events: readonly Event[]): Aftermath | null {
  const end = events.findLastIndex(
    ({ event }, at) => event === 'ended' || (event === 'loot_revealed' && events.slice(0, at).some(isStakes)),
  )
  const heist = events.slice(0, Math.max(0, end))
  const round = heist.findLast((event) => event.event === 'loot_revealed')
  const stakes = heist.findLast(isStakes)
  if (!round || !stakes) return null
  const during = heist.slice(heist.indexOf(stakes))
  const players = stakes.money.length
  const slots = players === 3 ? 2 : 1
  const endings = new Map<string, Ending>()
  const set = (seat: number, slot: number, changes: Partial<Ending>) => {
    const nothing = { role: null, outcome: 'left' as const, count: 1, lost: false, amount: 0, payer: null }
    const known = endings.get(`${seat}.${slot}`) ?? { seat, slot, ...nothing }
    endings.set(`${seat}.${slot}`, { ...known, ...changes })
  }
  for (let seat = 0; seat < players; seat += 1) for (let slot = 0; slot < slots; slot += 1) set(seat, slot, {})
  for (const event of during) {
    if (event.event === 'accepted')
      set(event.leaver, event.slot, { outcome: 'bought', amount: event.amount, payer: event.payer })
    if (event.event === 'revealed') {
      const { role, fate: outcome, characters } = event
      const lost = event.stake === 0
      for (const [seat, slot] of characters) set(seat, slot, { role, outcome, count: characters.length, lost })
    }
    if (event.event === 'snitch_alone')
      set(event.seat, event.slot, { role: 'snitch', outcome: 'alone', amount: event.lost })
  }
  const after = during.findLast((event) => 'money' in event)
  return {
    round: round.round,
    endings: [...endings.values()],
    before: stakes.money.map((money, seat) => money + stakes.stake * slots - (stakes.reserve[seat] ?? 0)),
    after: after && 'money' in after ? after.money : stakes.money,
  }
}

const isStakes = (event: Event): event is Extract<Event, { event: 'stakes_placed' }> => event.event === 'stakes_placed'
