// What the parts of this table share: short names for the protocol's things, and how they are
// called in words.
import type { Names } from '..'
import type { Live } from '../../house/live.svelte'
import type { GameTypes, LegalOf } from '../../protocol'
import { words } from '../../words/words.svelte'

type Game = GameTypes['millions_of_dollars']
export type Millions = Live<'millions_of_dollars'>
export type View = Game['view']
export type Event = Game['event']
export type Form = Game['form']
export type Role = View['shown'][number]
export type Loot = View['loots'][number]
export type Deal = View['offers'][number]
/** A seat, and which of its characters. */
export type Character = [number, number]
export type Side = 'only' | 'left' | 'right'
type Values = Record<string, string | number>

/** Who has as much wins (MD-11). */
export const RICH = 20
/** Offers and prices a seat may make in a round (MD-5). */
export const OFFERS = 5

export const say = (key: string, values: Values = {}): string => words.of(`millions-of-dollars-${key}`, values)

export const roleName = (role: Role): string => say(`role-${role}`)

/** With three players everybody has two characters, and they are told apart by their places (MD-12). */
export const sideOf = (players: number, slot: number): Side => (players > 3 ? 'only' : slot === 0 ? 'left' : 'right')

/** The form of that name, if something of its kind may be done now. */
export function formOf<F extends Form['form']>(
  legal: LegalOf<'millions_of_dollars'>[],
  name: F,
): Extract<Form, { form: F }> | undefined {
  return legal.find((item): item is Extract<Form, { form: F }> => 'form' in item && item.form === name)
}

export const isReady = (view: View, seat: number): boolean =>
  view.phase === 'negotiate' && isIn(view, seat) && !view.to_act.includes(seat)

export const isIn = (view: View, seat: number): boolean => view.inside[seat]?.some(Boolean) ?? false

/** Who has to answer: the one who did not make it. */
export const answererOf = (deal: Deal): number => (deal.maker === deal.payer ? deal.leaver : deal.payer)

/** An open offer or price as a sentence. */
export function dealSaid(deal: Deal, players: number, names: Names): string {
  const other = names.who(answererOf(deal))
  const values = { amount: deal.amount, place: sideOf(players, deal.slot), other: other.name, toyou: other.you }
  return say(deal.maker === deal.payer ? 'deal-offer' : 'deal-price', { ...names.who(deal.maker), ...values })
}

/** What a seat is about, as `state` in the words takes it. */
export function stateOf(view: View, seat: number): { state: string; partly: string } {
  const inside = view.inside[seat] ?? []
  const partly = inside.every(Boolean) || !inside.some(Boolean) ? 'all' : inside[0] ? 'left' : 'right'
  if (view.result) return { state: view.result.winners.includes(seat) ? 'won' : 'over', partly }
  if (view.phase === 'choose') return { state: view.to_act.includes(seat) ? 'choosing' : 'chosen', partly }
  if (!inside.some(Boolean)) return { state: 'out', partly }
  if (view.phase === 'name') return { state: 'in', partly }
  return { state: isReady(view, seat) ? 'ready' : 'talking', partly }
}
