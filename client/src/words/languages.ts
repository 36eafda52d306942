// Which language somebody is spoken to in.

/** Who reads a language that we have not, reads this one nearly as well (as in locales/choosing.py). */
const NEXT_BEST: Record<string, string> = { nb: 'da', nn: 'da', no: 'da', sk: 'cs' }

/** The first of these that we speak: `pt-BR` is pt. */
export function bestLanguage(tags: readonly string[], spoken: readonly string[]): string | undefined {
  for (const tag of tags) {
    const [language = ''] = tag.toLowerCase().split(/[-_]/)
    const found = [language, NEXT_BEST[language] ?? ''].find((one) => spoken.includes(one))
    if (found) return found
  }
  return undefined
}

/** A language in its own words. (Browsers know them too, but take long to look up a dozen.) */
export const languageName = (tag: string): string => __OWN_NAMES__[tag] ?? tag
