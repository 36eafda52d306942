// Chooses a language by what a person reads.

/** For languages that we do not have, one of ours that their readers understand (as in
    locales/choosing.py). */
const NEXT_BEST: Record<string, string> = { nb: 'da', nn: 'da', no: 'da', sk: 'cs' }

/** The first of these language tags that is among `spoken`; `pt-BR` counts as `pt`. */
export function bestLanguage(tags: readonly string[], spoken: readonly string[]): string | undefined {
  for (const tag of tags) {
    const [language = ''] = tag.toLowerCase().split(/[-_]/)
    const found = [language, NEXT_BEST[language] ?? ''].find((one) => spoken.includes(one))
    if (found) return found
  }
  return undefined
}

/** The name of a language in that language. Browsers know these too, but are slow to look up a dozen. */
export const languageName = (tag: string): string => __OWN_NAMES__[tag] ?? tag
