// What is being looked up in the rules.
import type { GameName } from '../protocol'

class Rulebook {
  /** What is open over the table: one rule, or (null) the list of all. */
  open = $state.raw<{ game: GameName; number: string | null } | null>(null)

  look(game: GameName, number: string | null = null): void {
    this.open = { game, number }
  }

  close(): void {
    this.open = null
  }
}

export const rulebook = new Rulebook()
