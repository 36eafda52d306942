// The rules opened over the table.
import type { Options } from './page'

class Rulebook {
  /** The rule that is open; with `number` null, the list of all rules. */
  open = $state.raw<{ game: string; number: string | null; options: Options | null } | null>(null)

  /** Open a rule of a game; without a number, the list. With the options of a table, only what is in
      force there. */
  show(game: string, number: string | null = null, options: Options | null = null): void {
    this.open = { game, number, options }
  }

  close(): void {
    this.open = null
  }
}

export const rulebook = new Rulebook()
