// What happened at a table, in sentences: for the game log and for screen readers.
import type { Names, Teller } from '../games'
import { botKind } from '../waiting/bots'
import { words } from '../words/words.svelte'
import { shownName } from './erasedNames'
import type { Moment } from './live.svelte'

/** The sentences about a moment; none if it is not worth telling. */
export function sentencesOf(moment: Moment, names: Names, tell: Teller): string[] {
  const sentences = moment.events.map((event) => tell(event, names)).filter(Boolean)
  if (moment.notice && moment.notice.what !== 'started') {
    const { what, seat, name, bot, why, by, reason } = moment.notice
    const who = seat === undefined ? { name: '', you: 'no' } : names.who(seat)
    if (name !== undefined) who.name = shownName(name)
    const doer = by === undefined ? null : names.who(by)
    sentences.push(
      words.of(`notice-${what}`, {
        ...who,
        bot: botKind(bot ?? ''),
        seat: (seat ?? 0) + 1,
        why: why ?? '',
        by: doer?.name ?? '',
        actor: doer ? (doer.you === 'yes' ? 'you' : 'other') : 'host',
      }),
    )
    if (reason) sentences.push(reason)
  }
  return sentences
}
