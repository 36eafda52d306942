// The rules opened over the table.
class Rulebook {
  /** The rule that is open; with `number` null, the list of all rules. */
  open = $state.raw<{ game: string; number: string | null } | null>(null)

  /** Open a rule of a game; without a number, the list of all. */
  show(game: string, number: string | null = null): void {
    this.open = { game, number }
  }

  close(): void {
    this.open = null
  }
}

export const rulebook = new Rulebook()
