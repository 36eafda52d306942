// Events of a table as sentences in the current language.
import type { Teller } from '../games'
import { words } from '../words/words.svelte'
import { evaluate, type Sentences } from './evaluate'

/** A teller that follows these declarations and leaves out what the table shows anyway. */
export const tellerOf =
  (sentences: Sentences): Teller =>
  (event, names) =>
    evaluate(sentences[event.event] ?? '', event, {
      say: words.of,
      list: names.list,
      name: names.of,
      reader: names.reader,
      players: names.seats,
      brief: true,
    })
