// Events and actions of a table in words, in the current language.
import type { Label, Names, Teller } from '../games'
import { words } from '../words/words.svelte'
import { evaluate, type Sentences, type Telling } from './evaluate'

/** A teller that follows these declarations and leaves out what the table shows anyway. */
export const tellerOf =
  (sentences: Sentences): Teller =>
  (event, names) =>
    evaluate(sentences[event.event] ?? '', event, tellingTo(names))

/** Labels that follow these declarations; an action that none is declared for is called by its name. */
export const labelOf =
  (actions: Sentences): Label =>
  (action, names) =>
    evaluate(actions[action.do] ?? action.do, action, tellingTo(names))

const tellingTo = (names: Names): Telling => ({
  say: words.of,
  list: names.list,
  name: names.of,
  reader: names.reader,
  players: names.seats,
  brief: true,
})
