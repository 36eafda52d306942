// Which rule governs what: each game's `rule.ts` says it.
import type { GameName, GameTypes } from '../protocol'

export interface Ruled<G extends GameName> {
  /** The rule of the decision that is being made now. */
  now: (view: GameTypes[G]['view']) => string
  /** The rule of each option. */
  options: Record<string, string>
  /** The rule behind a no, where one rule says it. */
  refusals: Record<string, string>
}

const found = import.meta.glob<{ ruled: Ruled<never> }>('../games/*/rule.ts', { eager: true })

export const RULED = Object.fromEntries(
  Object.entries(found).map(([path, { ruled }]) => [path.split('/').at(-2), ruled]),
) as Record<GameName, Ruled<never>>
