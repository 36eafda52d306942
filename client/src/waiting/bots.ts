import { words } from '../words/words.svelte'

const messageOr = (key: string, otherwise: string) => (words.has(key) ? words.of(key) : otherwise)

/** A kind of bot, like `regular:bold`, as a sentence names it in brackets. */
export function botKind(kind: string): string {
  const [strength = '', temper = 'steady'] = kind.split(':')
  const plays = messageOr(`bot-short-${strength}`, strength)
  return temper === 'steady' ? plays : `${plays}, ${messageOr(`temper-${temper}`, temper)}`
}

/** A kind of bot, like `regular:bold`, in words. */
export function botInWords(kind: string): string {
  const [strength = '', temper = 'steady'] = kind.split(':')
  const plays = messageOr(`bot-short-${strength}`, strength)
  if (temper === 'steady') return words.of('waiting-bot', { kind: plays })
  return words.of('waiting-bot-tempered', { strength: plays, temper: messageOr(`temper-${temper}`, temper) })
}
