// What a chat message says, and when it may be seen.
import type { ChatMessage, TableShown } from '../protocol'
import { words } from '../words/words.svelte'

export type Reaction = NonNullable<ChatMessage['reaction']>

export const REACTIONS = ['laugh', 'gasp', 'doubt', 'applause', 'tears', 'cheers'] as const satisfies Reaction[]

/** Phrases that every reader sees in their own language, as the keys of their messages. */
export const PHRASES: readonly string[] = [
  'phrase-good-luck',
  'phrase-thinking',
  'phrase-trust-me',
  'phrase-not-believing',
  'phrase-oops',
  'phrase-nice-one',
  'phrase-thanks',
  'phrase-good-game',
]

/** The message in the reader's language. */
export function spoken({ text, reaction, phrase }: ChatMessage): string {
  if (reaction) return words.of(`reaction-${reaction}`)
  return phrase ? words.of(phrase) : text
}

/** The messages to show while moments from the entry `from` on are still being animated: a bot that has
    reacted to the end of a scene would give it away. */
export const unspoiled = (chat: readonly ChatMessage[], table: TableShown, from: number): ChatMessage[] =>
  chat.filter(({ seq, seat }) => seq < from || seat === undefined || table.seats[seat]?.person)

/** Milliseconds for which a message stands at its sender's face. */
export const lifetime = ({ text, reaction, phrase }: ChatMessage): number =>
  reaction ? 3200 : Math.min(8000, 2500 + 60 * (phrase ? 20 : text.length))
