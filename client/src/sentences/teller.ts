// Events of a table as sentences in the language that is spoken.
import type { Teller } from '../games'
import { words } from '../words/words.svelte'
import { evaluate, type Sentences } from './evaluate'

/** Tell events by these declarations; what the table shows anyway is left out. */
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
