// What happened in a step, in sentences.
import type { Names, Teller } from '../games'
import type { Step } from '../protocol'
import { words } from '../words/words.svelte'

/** None, if there is nothing to tell but that somebody has decided. */
export function sentencesOfStep(step: Step, names: Names, tell: Teller): string[] {
  const sentences = step.events.flatMap((event) => {
    const said = tell(event as never, names) ?? shared(event, names)
    return said ? [words.of(...said)] : []
  })
  if (step.by && step.seat !== undefined && step.by !== 'bot') {
    sentences.unshift(words.of('replay-by', { by: step.by, name: names.of(step.seat) }))
  }
  return sentences
}

export const decided = (step: Step, names: Names): string =>
  step.seat === undefined ? '' : words.of('replay-decided', names.who(step.seat))

/** What every game has. */
function shared(event: Step['events'][number], names: Names): [string, Record<string, string | number>] | null {
  if (event.event === 'starter_drawn' || event.event === 'starter_named')
    return ['house-starter', names.who(event.seat)]
  if (event.event !== 'ended') return null
  const { winners } = event.result
  const you = winners.some((seat) => names.who(seat).you === 'yes') ? 'yes' : 'no'
  return ['house-ended', { winners: winners.length, names: names.list(winners.map(names.of)), you }]
}
