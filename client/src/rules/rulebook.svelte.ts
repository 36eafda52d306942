// What is being looked up in the rules.
class Rulebook {
  /** What is open over the table: one rule, or (null) the list of all. */
  open = $state.raw<{ game: string; number: string | null } | null>(null)

  look(game: string, number: string | null = null): void {
    this.open = { game, number }
  }

  close(): void {
    this.open = null
  }
}

export const rulebook = new Rulebook()
