// How a hint is told: the keys of its messages, and its chances as the language writes them.
import type { Hint, HintBelief } from '../protocol'

/** The chance of a trap from which it is told: most games have none. */
const TRAP_WORTH_TELLING = 0.005

export const percent = (chance: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(chance)

export const reasonKey = ({ reason }: Hint): string => `hint-reason-${reason.replaceAll('_', '-')}`

export const beliefKey = ({ trap }: HintBelief): string =>
  trap < TRAP_WORTH_TELLING ? 'hint-belief' : 'hint-belief-trap'
