// Every word a person reads, from the same Fluent files as the rest of the house.
import { FluentBundle, FluentResource } from '@fluent/bundle'

type Values = Record<string, string | number>

const FILES = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default' })
const KEY = 'bluffhouse-language'

/** `…/locales/pl/lie.ftl` is language pl, part lie. */
function placed(path: string): { language: string; part: string } {
  const [language = '', file = ''] = path.split('/').slice(-2)
  return { language, part: file.replace('.ftl', '') }
}

export const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => placed(path).language))].sort()

/** What is loaded at first; a game's own words come with its table. */
const FIRST = ['house', 'games', 'client', 'options']

class Words {
  language = $state('en')
  #bundle = $state.raw(new FluentBundle('en', { useIsolating: false }))
  #parts = new Set(FIRST)

  /** The sentence of that key. */
  of = (key: string, values: Values = {}): string => {
    const message = this.#bundle.getMessage(key)
    if (!message?.value) return key
    const errors: Error[] = []
    const sentence = this.#bundle.formatPattern(message.value, values, errors)
    for (const error of errors) console.error(`${key}: ${error.message}`)
    return sentence
  }

  has = (key: string): boolean => this.#bundle.hasMessage(key)

  preferred(): string {
    const asked = new URLSearchParams(location.search).get('lang') ?? localStorage.getItem(KEY)
    const wanted = [asked ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
    return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en'
  }

  /** Speak this language from now on, everywhere at once. */
  async speak(language: string): Promise<void> {
    this.#bundle = await this.#read(language, [...this.#parts])
    this.language = language
    localStorage.setItem(KEY, language)
    document.documentElement.lang = language
  }

  /** Have the words of a game ready too. */
  async learn(part: string): Promise<void> {
    if (this.#parts.has(part)) return
    this.#parts.add(part)
    this.#bundle = await this.#read(this.language, [...this.#parts])
  }

  async #read(language: string, parts: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const wanted = Object.entries(FILES).filter(([path]) => {
      const { language: spoken, part } = placed(path)
      return spoken === language && parts.includes(part)
    })
    for (const text of await Promise.all(wanted.map(([, load]) => load()))) {
      bundle.addResource(new FluentResource(text))
    }
    return bundle
  }
}

export const words = new Words()
