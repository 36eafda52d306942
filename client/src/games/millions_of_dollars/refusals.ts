// Why an action is not possible right now, in the words of the house's own refusals; null if no reason
// is known.
import type { Names } from '..'
import { isIn, isReady, OFFERS, say, type View } from './gang'

/** The reason why the viewer cannot deal with this player at all. */
function whySilent(view: View, me: number, other: number, names: Names): string | null {
  if (!isIn(view, me)) return say('you-are-out')
  if (!isIn(view, other)) return say('player-is-out', names.who(other))
  if (isReady(view, me)) return say('you-said-ready')
  if (view.time_called) return say('time-is-called')
  return null
}

const whyBroke = (view: View, payer: number, names: Names) =>
  view.money[payer] === 0 ? say('not-enough-money', { ...names.who(payer), money: 0 }) : null

const whyNoneLeft = (view: View, me: number) =>
  (view.offers_made[me] ?? 0) >= OFFERS ? say('no-offers-left', { limit: OFFERS }) : null

export function whyNoOffer(view: View, me: number, to: number, slot: number, names: Names): string | null {
  const open = view.offers.some(
    (deal) => deal.maker === me && deal.payer === me && deal.leaver === to && deal.slot === slot,
  )
  const left = view.inside[to]?.[slot] ? null : say('character-has-left', names.who(to))
  return (
    whySilent(view, me, to, names) ??
    left ??
    (open ? say('your-offer-is-still-open', names.who(to)) : (whyNoneLeft(view, me) ?? whyBroke(view, me, names)))
  )
}

export function whyNoPrice(view: View, me: number, of: number, slot: number, names: Names): string | null {
  const open = view.offers.some(
    (deal) => deal.maker === me && deal.payer === of && deal.leaver === me && deal.slot === slot,
  )
  const left = view.inside[me]?.[slot] ? null : say('character-has-left', names.who(me))
  return (
    whySilent(view, me, of, names) ??
    left ??
    (open ? say('your-offer-is-still-open', names.who(of)) : (whyNoneLeft(view, me) ?? whyBroke(view, of, names)))
  )
}

export function whyNoLook(view: View, me: number, at: number, slot: number, names: Names): string | null {
  const looked = view.looks.some((look) => look.looker === me && look.seat === at && look.slot === slot)
  if (view.threats[me] === 0) return say('no-threat-card')
  return (
    whySilent(view, me, at, names) ??
    (looked ? say('looked-already', names.who(at)) : say('character-has-left', names.who(at)))
  )
}
