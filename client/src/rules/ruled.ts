// Which rule applies where: each game declares it in Python, `rulings.json` holds the declarations.
import type { GameName, GameRulings } from '../protocol'
import { evaluate, type Telling } from '../sentences/evaluate'

const found = import.meta.glob<GameRulings>('../games/*/rulings.json', { eager: true, import: 'default' })

export const RULINGS = Object.fromEntries(
  Object.entries(found).map(([path, rulings]) => [path.split('/').at(-2), rulings]),
) as Partial<Record<GameName, GameRulings>>

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
