// What happened, in sentences: for the story at the side, and for those who listen.
import type { Names, Teller } from '../games'
import { words } from '../words/words.svelte'
import type { Moment } from './live.svelte'

export function sentencesOf(moment: Moment, names: Names, tell: Teller): string[] {
  const told = moment.events.map((event) => tell(event, names)).filter(Boolean)
  if (moment.notice && moment.notice.what !== 'started') {
    const { what, seat, name, bot, why } = moment.notice
    const who = seat === undefined ? { name: '', you: 'no' } : names.who(seat)
    if (name !== undefined) who.name = name
    told.push(words.of(`notice-${what}`, { ...who, bot: bot ?? '', seat: (seat ?? 0) + 1, why: why ?? '' }))
  }
  return told
}

/** The game is over: who has won. */
export function ended(winners: readonly number[], names: Names): string {
  const you = winners.some((seat) => seat === names.reader) ? 'yes' : 'no'
  return words.of('house-ended', { winners: winners.length, names: names.list(winners.map(names.of)), you })
}
