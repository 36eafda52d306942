// A statement as the table heard it, and what was really there.
import type { Names, Teller } from '../games'
import { counted, type EventOf } from '../games/bluff_pirate/cards'
import { worth, type Event as Suitcases } from '../games/dont_bluff/suitcases'
import { roleName, type Event as Heist } from '../games/millions_of_dollars/gang'
import type { GameTypes, Told, Truth } from '../protocol'
import { words } from '../words/words.svelte'

type Bid = Extract<GameTypes['lie']['event'], { event: 'bid_placed' }>
type Shown = Extract<GameTypes['lie']['event'], { event: 'shown' }>
type Offered = Extract<Suitcases, { event: 'offered' | 'added' }>
type Claimed = Extract<Heist, { event: 'claimed' }>
type Chosen = Extract<Heist, { event: 'chosen' }>

/** What was said, as a sentence. */
export function said(truth: Truth, told: Told, names: Names, tell: Teller): string {
  const sentence = tell(heard(truth.game, told) as never, names)
  return sentence ? words.of(...sentence) : ''
}

/** Nobody is “you”: what was said is quoted before all. */
export const byName = (names: Names): Names => ({ ...names, who: (seat) => ({ name: names.of(seat), you: 'no' }) })

/** The event without what only its owner knew then. */
function heard(game: Truth['game'], { event }: Told): Told['event'] {
  if (game === 'dont_bluff') return { ...(event as Offered), cards: null }
  if (game === 'bluff_pirate') return { ...(event as EventOf<'laid'>), hidden: null }
  return event
}

/** What was there, as a sentence. */
export function really(game: Truth['game'], told: Told, names: Names): string {
  switch (game) {
    case 'lie': {
      const { count } = told.event as Bid
      return words.of('reveal-really-lie', { true: yesNo(told.true), count, found: count - told.size })
    }
    case 'dont_bluff':
      return words.of('dont-bluff-inside', { worth: worth((told.event as Offered).cards ?? []) })
    case 'bluff_pirate': {
      const hidden = (told.event as EventOf<'laid'>).hidden ?? []
      return words.of('bluff-pirate-laid-hidden', { cards: names.list(counted(hidden)), bluff: yesNo(!told.true) })
    }
    case 'millions_of_dollars': {
      const role = (told.proof as Chosen).roles?.[(told.event as Claimed).slot]
      return role ? words.of('reveal-really-millions-of-dollars', { role: roleName(role) }) : ''
    }
    case 'millionaires':
      return '' // nothing is said there
  }
}

/** What was said about the same cards, of which all were shown in the end. */
export interface Round {
  key: number
  /** By seat, the values that lay up; empty: statements of this game do not come in rounds. */
  hands: number[][]
  statements: Told[]
}

/** In LIE all bids of a round are about the same hands; in other games each stands for itself. */
export function rounds({ game, statements }: Truth): Round[] {
  if (game !== 'lie') return [{ key: 0, hands: [], statements }]
  const found: Round[] = []
  let before = ''
  for (const told of statements) {
    const proof = JSON.stringify(told.proof)
    if (proof !== before) found.push({ key: told.n, hands: (told.proof as Shown).up, statements: [] })
    found.at(-1)?.statements.push(told)
    before = proof
  }
  return found
}

export const yesNo = (yes: boolean): 'yes' | 'no' => (yes ? 'yes' : 'no')
