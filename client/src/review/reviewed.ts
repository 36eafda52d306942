// A review as the page tells it: its moves in sentences, its chances as percentages.
import type { Label, Names, Teller } from '../games'
import type { GameReveal } from '../reveal/statements'
import type { Belief, Decision, ReviewPage, TurningPoint } from '../protocol'
import { words } from '../words/words.svelte'
import { yesNo } from '../words/yesNo'

/** What the page needs to put a game into words. */
export interface Telling {
  names: Names
  tell: Teller
  label: Label
  reveal: GameReveal
}

export const percent = (part: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent' }).format(part)

/** The same with its sign: +12 %. */
export const signed = (part: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent', signDisplay: 'exceptZero' }).format(part)

/** The index of the moment to which an event belongs; 0 is the deal. */
export const momentOf = ({ moments }: ReviewPage, event: number): number =>
  Math.max(
    0,
    moments.findIndex((moment) => event <= moment.event),
  )

/** The seat whose move an event is. */
export const moverOf = ({ events }: ReviewPage, event: number): number => (events[event] as { seat: number }).seat

/** What happened in a move, in sentences. */
export function told(page: ReviewPage, moment: number, { names, tell }: Telling): string {
  const first = moment === 0 ? 0 : (page.moments[moment - 1]?.event ?? 0) + 1
  const last = page.moments[moment]?.event ?? 0
  const sentences = page.events.slice(first, last + 1).map((event) => tell(event, names))
  return sentences.filter(Boolean).join(' ')
}

export const moveName = (moment: number): string =>
  moment === 0 ? words.of('review-after-deal') : words.of('review-move-number', { move: moment })

/** One sentence about a turning point. */
export function turnSentence({ kind, seat, other, before, after }: TurningPoint, { names }: Telling): string {
  const values = { ...names.who(seat), before: percent(before), after: percent(after) }
  const key = `review-turn-${kind.replace('_', '-')}`
  if (other === null) return words.of(key, values)
  return words.of(key, { ...values, other: names.of(other), toyou: yesNo(other === names.reader) })
}

/** A claim as the table heard it. */
export function claim(page: ReviewPage, { event }: Belief, { names, tell, reveal }: Telling): string {
  const said = page.events[event]
  return said ? tell(reveal.heard ? reveal.heard(said) : said, names) : ''
}

export const VERDICTS = ['best', 'good', 'mistake', 'blunder'] as const
export type Verdict = (typeof VERDICTS)[number]

export const isMistake = ({ verdict }: Decision): boolean => verdict === 'mistake' || verdict === 'blunder'
