// Types and helpers that the components of this table share.
import type { Names } from '..'
import type { Live } from '../../house/live.svelte'
import type { GameTypes, LegalOf } from '../../protocol'
import { words } from '../../words/words.svelte'
import type { Ending } from './aftermath'
import { afterDeal } from './feed'

type Game = GameTypes['millions_of_dollars']
export type Millions = Live<'millions_of_dollars'>
export type View = Game['view']
export type Event = Game['event']
export type Form = Game['form']
export type Role = View['shown'][number]
export type Loot = View['loots'][number]
export type Deal = View['offers'][number]
/** A seat, and the slot of one of its characters. */
export type Character = [number, number]
export type Side = 'only' | 'left' | 'right'
type Values = Record<string, string | number>

/** Millions that win the game (MD-11). */
export const RICH = 20
/** Offers and prices a seat may make in a round (MD-5). */
export const OFFERS = 5

/** A message of this game. */
export const say = (key: string, values: Values = {}): string => words.of(`millions-of-dollars-${key}`, values)

/** The roles used with that many players (MD-1), in the order of the heist. */
export function rolesInPlay(players: number): Role[] {
  const roles: Role[] = ['snitch', 'bruiser', 'driver', 'pickpocket', 'boss']
  if (players === 4) return roles.slice(1, 4)
  return players === 5 || players === 6 ? roles.slice(0, 4) : roles
}

export const roleName = (role: Role): string => say(`role-${role}`)

/** The place of a character: with three players everyone has two, left and right (MD-12). */
export const sideOf = (players: number, slot: number): Side => (players > 3 ? 'only' : slot === 0 ? 'left' : 'right')

/** The form of that name, if it is legal now. */
export function formOf<F extends Form['form']>(
  legal: LegalOf<'millions_of_dollars'>[],
  name: F,
): Extract<Form, { form: F }> | undefined {
  return legal.find((item): item is Extract<Form, { form: F }> => 'form' in item && item.form === name)
}

/** Whether a seat has ended its part of the negotiation. */
export const isReady = (view: View, seat: number): boolean =>
  view.phase === 'negotiate' && isIn(view, seat) && !view.to_act.includes(seat)

/** Whether one of the seat's characters is still in the heist. */
export const isIn = (view: View, seat: number): boolean => view.inside[seat]?.some(Boolean) ?? false

/** The seat that has to answer an offer: of its two players, the one who did not make it. */
export const answererOf = (deal: Deal): number => (deal.maker === deal.payer ? deal.leaver : deal.payer)

/** An open offer or price as a sentence. */
export function dealSentence(deal: Deal, players: number, names: Names): string {
  const other = names.who(answererOf(deal))
  const values = { amount: deal.amount, place: sideOf(players, deal.slot), other: other.name, toyou: other.you }
  return say(deal.maker === deal.payer ? 'deal-offer' : 'deal-price', { ...names.who(deal.maker), ...values })
}

/** What a deal over that amount would leave the viewer with, as their own character leaves or as they pay. */
export function wouldHave(view: View, mine: number, amount: number, leaves: boolean): string {
  const stake = view.loots.at(-1)?.stake ?? 0
  const money = afterDeal(view.money[mine] ?? 0, stake, amount, leaves)
  return say('would-have', { money, leaves: leaves ? 'yes' : 'no' })
}

/** Why a character stayed in the heist or fell. */
export function endingSentence({ outcome, count, lost, amount, payer }: Ending, names: Names): string {
  const { name: other, you: toyou } = names.who(payer ?? -1)
  return say('after-why', { outcome, count, lost: lost ? 'yes' : 'no', amount, other, toyou })
}

/** Millions won or lost, with their sign. */
export const changeOf = (change: number): string =>
  say(change < 0 ? 'less-by' : change > 0 ? 'more' : 'money', { money: Math.abs(change) })

/** What a seat is doing, as values of a message; `partly` says which of its characters are in. */
export function stateOf(view: View, seat: number): { state: string; partly: string } {
  const inside = view.inside[seat] ?? []
  const partly = inside.every(Boolean) || !inside.some(Boolean) ? 'all' : inside[0] ? 'left' : 'right'
  if (view.result) return { state: view.result.winners.includes(seat) ? 'won' : 'over', partly }
  if (view.phase === 'choose') return { state: view.to_act.includes(seat) ? 'choosing' : 'chosen', partly }
  if (!inside.some(Boolean)) return { state: 'out', partly }
  if (view.phase === 'name') return { state: 'in', partly }
  return { state: isReady(view, seat) ? 'ready' : 'talking', partly }
}
