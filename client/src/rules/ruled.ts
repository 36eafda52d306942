// Which rule applies where: each game declares it in Python, `rulings.json` holds the declarations.
import { declarationsOf } from '../generic/declarations.svelte'
import type { GameRulings } from '../protocol'
import { evaluate, type Telling } from '../sentences/evaluate'

const found = import.meta.glob<GameRulings>('../games/*/rulings.json', { eager: true, import: 'default' })

const RULINGS = new Map(Object.entries(found).map(([path, rulings]) => [path.split('/').at(-2), rulings]))

/** The rule numbers of a game; undefined while they are on their way. */
export const rulingsOf = (game: string): GameRulings | undefined => RULINGS.get(game) ?? declarationsOf(game)?.rulings

/** The rule of the decision that is being made now. */
export const ruleNow = ({ now }: GameRulings, view: unknown): string => evaluate(now, view, NUMBERS_ONLY)

/** A ruling is a rule's number: nobody is named in it, and nothing is said. */
const NUMBERS_ONLY: Telling = {
  say: (key) => key,
  list: (items) => items.join(', '),
  name: String,
  reader: null,
  players: 0,
  brief: false,
}
