// Every word a person reads, from the same Fluent files as the rest of the house.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from '../house/api'
import { HOME } from '../house/home'
import { FIRST } from './first'
import { firstWords, KEY, LANGUAGES, PARAMETER, preferred } from './preferred'

type Values = Record<string, string | number>

/** All but FIRST. (A pattern cannot be put together: they are named here once more.) */
const FILES = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/{house,games,client,options,rulebook}.ftl'], {
  query: '?raw',
  import: 'default',
})

/** `…/locales/pl/client.ftl` is language pl, part client. */
function placed(path: string): { language: string; part: string } {
  const [language = '', file = ''] = path.split('/').slice(-2)
  return { language, part: file.replace('.ftl', '') }
}

/** What is built in, in any language. */
const PARTS = new Set([...FIRST, ...Object.keys(FILES).map((path) => placed(path).part)])

export { LANGUAGES }

class Words {
  language = $state('en')
  #bundle = $state.raw(new FluentBundle('en', { useIsolating: false }))
  #parts = new Set(FIRST)
  /** What shall be spoken, once its words are here. */
  #wanted = 'en'
  #turn = 0
  #loading: Promise<void> = Promise.resolve()

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

  /** Cards and numbers in a row: `1, 5, 5`. All our languages put a comma between. */
  row = (items: readonly (string | number)[]): string => items.join(', ')

  preferred = preferred

  /** The same address, in our language for whoever gets it. */
  shared = (address: string): string => {
    const url = new URL(address, HOME)
    url.searchParams.set(PARAMETER, this.language)
    return url.href
  }

  /** Speak this language from now on, everywhere at once. */
  speak(language: string): Promise<void> {
    this.#wanted = language
    return this.#load()
  }

  /** The same, because somebody chose it: it is remembered. */
  async choose(language: string): Promise<void> {
    localStorage.setItem(KEY, language)
    const here = new URL(location.href)
    if (here.searchParams.has(PARAMETER)) {
      here.searchParams.set(PARAMETER, language)
      history.replaceState(history.state, '', here)
    }
    await this.speak(language)
  }

  /** Have the words of a game ready too. */
  async learn(part: string): Promise<void> {
    if (this.#parts.has(part)) return this.#loading
    this.#parts.add(part)
    try {
      await this.#load()
    } catch (error) {
      this.#parts.delete(part) // the next one who asks tries again
      throw error
    }
  }

  #load(): Promise<void> {
    this.#loading = this.#take(++this.#turn)
    return this.#loading
  }

  /** What was asked for last counts, whatever comes over the line first. */
  async #take(turn: number): Promise<void> {
    const bundle = await this.#read(this.#wanted, [...this.#parts])
    if (turn !== this.#turn) return this.#loading
    this.#bundle = bundle
    this.language = this.#wanted
    document.documentElement.lang = this.language
  }

  async #read(language: string, parts: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const wanted = Object.entries(FILES).filter(([path]) => {
      const { language: spoken, part } = placed(path)
      return spoken === language && parts.includes(part)
    })
    // A game from another package has its words at the house.
    const elsewhere = parts.filter((part) => !PARTS.has(part)).map((part) => api.gameWords(part, language))
    const texts = [firstWords(language), ...wanted.map(([, load]) => load()), ...elsewhere]
    for (const text of await Promise.all(texts)) {
      bundle.addResource(new FluentResource(text))
    }
    return bundle
  }
}

export const words = new Words()
