// What happened, in sentences: for the story at the side, and for those who listen.
import type { Names, Teller } from '../games'
import { words } from '../words/words.svelte'
import type { Moment } from './live.svelte'

export function sentencesOf(moment: Moment, names: Names, tell: Teller): string[] {
  const told = moment.events.flatMap((event) => {
    const said = tell(event as never, names) ?? shared(event, names)
    return said ? [words.of(said[0], said[1])] : []
  })
  if (moment.notice && moment.notice.what !== 'started') {
    const { what, seat, name, bot, why } = moment.notice
    const who = seat === undefined ? { name: '', you: 'no' } : names.who(seat)
    if (name !== undefined) who.name = name
    told.push(words.of(`notice-${what}`, { ...who, bot: bot ?? '', seat: (seat ?? 0) + 1, why: why ?? '' }))
  }
  return told
}

/** What every game has. */
function shared(event: Moment['events'][number], names: Names): [string, Record<string, string | number>] | null {
  if (event.event === 'starter_drawn' || event.event === 'starter_named')
    return ['house-starter', names.who(event.seat)]
  if (event.event !== 'ended') return null
  return wonBy(event.result.winners, names)
}

function wonBy(winners: readonly number[], names: Names): [string, Record<string, string | number>] {
  const you = winners.some((seat) => names.who(seat).you === 'yes') ? 'yes' : 'no'
  return ['house-ended', { winners: winners.length, names: names.list(winners.map(names.of)), you }]
}

/** The game is over: who has won. */
export const ended = (winners: readonly number[], names: Names): string => words.of(...wonBy(winners, names))
