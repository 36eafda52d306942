// Statements in the reveal: how they are quoted, what was true, and which belong together.
import type { Component } from 'svelte'
import type { Names, Teller } from '../games'
import type { Told, Truth } from '../protocol'

/** What a game declares about its reveal. */
export interface GameReveal {
  /** A statement's event as the table heard it, without what only the speaker knew then. Left out:
      the event has no secrets. */
  heard?: (event: Told['event']) => Told['event']
  /** The truth about a statement, as a sentence. */
  truth: (statement: Told, names: Names) => string
  /** How statements group into rounds. Left out: each statement stands alone. */
  rounds?: {
    /** Statements that follow each other and have the same key belong to one round. */
    key: (statement: Told) => string
    /** What everyone held in the round. */
    Hands: Component<{ statement: Told; names: Names }>
  }
  /** What everyone held at the end, where the table itself does not show it. */
  Hands?: Component<{ views: Truth['views']; names: Names }>
  /** What was hidden in each round, beside the statements. */
  Rounds?: Component<{ rounds: NonNullable<Truth['rounds']>; names: Names; tell: Teller }>
}

/** For games that declare nothing: statements are quoted as they are. */
export const PLAIN_REVEAL: GameReveal = { truth: () => '' }

/** A statement as a sentence, as the table heard it. */
export const quote = ({ heard }: GameReveal, { event }: Told, names: Names, tell: Teller): string =>
  tell(heard ? heard(event) : event, names)

/** The same names, with nobody addressed as “you”: an award is read by everyone. */
export const byName = (names: Names): Names => ({
  ...names,
  reader: null,
  who: (seat) => ({ name: names.of(seat), you: 'no' }),
})

export interface Round {
  /** From 1. */
  number: number
  statements: Told[]
}

/** The statements in rounds; in one, if the game does not group them. */
export function roundsOf({ rounds }: GameReveal, statements: Told[]): Round[] {
  if (!rounds) return [{ number: 1, statements }]
  const found: Round[] = []
  let before: string | undefined
  for (const statement of statements) {
    const key = rounds.key(statement)
    if (key !== before) found.push({ number: found.length + 1, statements: [] })
    found.at(-1)?.statements.push(statement)
    before = key
  }
  return found
}
