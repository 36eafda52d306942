// The language this person prefers, and the messages of it that every page needs.
import { bestLanguage } from './languages'

const FILES = import.meta.glob<string>('$locales/*/client.ftl', { query: '?first', import: 'default' })
const languageOf = (path: string): string => path.split('/').at(-2) ?? ''

/** Storage key of the chosen language. */
export const KEY = 'bluffhouse-language'
/** Query parameter of shared links: they open in the language of the person who shared them. */
export const PARAMETER = 'lang'

export const LANGUAGES = Object.keys(FILES).map(languageOf).sort()

/** The first of these that we have: the chosen language, the link's, the one with which this tab was
    opened, the browser's; English if there is none. */
export function preferred(): string {
  const linked = new URLSearchParams(location.search).get(PARAMETER)
  if (linked) sessionStorage.setItem(KEY, linked)
  const wanted = [localStorage.getItem(KEY), linked, sessionStorage.getItem(KEY)]
  return bestLanguage([...wanted.flatMap((tag) => tag ?? []), ...navigator.languages], LANGUAGES) ?? 'en'
}

/** The messages that every page needs, in that language, as Fluent text. */
export async function firstWords(language: string): Promise<string> {
  const found = Object.keys(FILES).find((path) => languageOf(path) === language)
  return (await (found && FILES[found]?.())) ?? ''
}
