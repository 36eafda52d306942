// Which language this visitor is spoken to in, and the first words of it.
import { bestLanguage } from './languages'

const FILES = import.meta.glob<string>('$locales/*/client.ftl', { query: '?first', import: 'default' })
const languageOf = (path: string): string => path.split('/').at(-2) ?? ''

/** Where a choice is remembered. */
export const KEY = 'bluffhouse-language'
/** In a link: who follows it is spoken to in the language of who shared it. */
export const PARAMETER = 'lang'

export const LANGUAGES = Object.keys(FILES).map(languageOf).sort()

/** What was chosen by hand, what the link says, what it said when this tab was opened, and what the browser likes. */
export function preferred(): string {
  const linked = new URLSearchParams(location.search).get(PARAMETER)
  if (linked) sessionStorage.setItem(KEY, linked)
  const asked = [localStorage.getItem(KEY), linked, sessionStorage.getItem(KEY)]
  return bestLanguage([...asked.flatMap((tag) => tag ?? []), ...navigator.languages], LANGUAGES) ?? 'en'
}

/** What every page needs of that language. */
export async function firstWords(language: string): Promise<string> {
  const found = Object.keys(FILES).find((path) => languageOf(path) === language)
  return (await (found && FILES[found]?.())) ?? ''
}
