import { words } from '../words/words.svelte'

const wordFor = (key: string, otherwise: string) => (words.has(key) ? words.of(key) : otherwise)

/** `regular:bold` in words. */
export function botInWords(kind: string): string {
  const [strength = '', temper = 'steady'] = kind.split(':')
  const plays = wordFor(`bot-short-${strength}`, strength)
  if (temper === 'steady') return words.of('waiting-bot', { kind: plays })
  return words.of('waiting-bot-tempered', { strength: plays, temper: wordFor(`temper-${temper}`, temper) })
}
