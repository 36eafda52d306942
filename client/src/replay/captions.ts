// The captions of a replay.
import type { Names, Teller } from '../games'
import type { Step } from '../protocol'
import { words } from '../words/words.svelte'

/** What happened in a step, in sentences; none if only a hidden decision was made. */
export function sentencesOfStep(step: Step, names: Names, tell: Teller): string[] {
  const sentences = step.events.map((event) => tell(event, names)).filter(Boolean)
  if (step.by && step.seat !== undefined && step.by !== 'bot') {
    sentences.unshift(words.of('replay-by', { by: step.by, name: names.of(step.seat) }))
  }
  return sentences
}

/** What may be told while the table still animates a step: the decision, unless it is what the table takes
    its time to show. */
export function decisionOf(step: Step, slowEvents: readonly string[], names: Names, tell: Teller): string {
  const [first] = step.events
  if (!first || slowEvents.includes(first.event)) return decisionSentence(step, names)
  return tell(first, names) || decisionSentence(step, names)
}

/** The sentence that a player has decided, for steps without other sentences. */
export const decisionSentence = (step: Step, names: Names): string =>
  step.seat === undefined ? '' : words.of('replay-decided', names.who(step.seat))
