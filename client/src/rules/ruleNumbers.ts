// The rule that applies to an option, a decision or a refusal. Each game declares them in Python;
// `rulings.json` holds the declarations.
import { declarationsOf } from '../generic/declarations.svelte'
import type { GameRulings } from '../protocol'
import { evaluate, type Telling } from '../sentences/evaluate'

const found = import.meta.glob<GameRulings>('../games/*/rulings.json', { eager: true, import: 'default' })

const RULINGS = new Map(Object.entries(found).map(([path, rulings]) => [path.split('/').at(-2), rulings]))

/** The rule numbers of a game; undefined while they are being loaded. */
export const rulingsOf = (game: string): GameRulings | undefined => RULINGS.get(game) ?? declarationsOf(game)?.rulings

/** The number of the rule for the decision to be made in this view. */
export const ruleNow = ({ now }: GameRulings, view: unknown): string => evaluate(now, view, NUMBERS_ONLY)

/** Declarations of rule numbers contain no names and no sentences. */
const NUMBERS_ONLY: Telling = {
  say: (key) => key,
  list: (items) => items.join(', '),
  name: String,
  reader: null,
  players: 0,
  brief: false,
}
