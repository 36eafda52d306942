// The messages on the screen, from the same Fluent files as the rest of the house.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from '../house/api'
import { HOME } from '../house/home'
import { FIRST } from './first'
import { firstWords, KEY, LANGUAGES, PARAMETER, preferred } from './preferred'

type Values = Record<string, string | number>

/** All message files but FIRST, whose names are repeated here because the pattern must be a literal. */
const FILES = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/{house,games,client,options,rulebook}.ftl'], {
  query: '?raw',
  import: 'default',
})

/** Language and part of a message file: `…/locales/pl/client.ftl` is language pl, part client. */
function parsePath(path: string): { language: string; part: string } {
  const [language = '', file = ''] = path.split('/').slice(-2)
  return { language, part: file.replace('.ftl', '') }
}

/** The parts that are built into the client. */
const PARTS = new Set([...FIRST, ...Object.keys(FILES).map((path) => parsePath(path).part)])

export { LANGUAGES }

class Words {
  language = $state('en')
  #bundle = $state.raw(new FluentBundle('en', { useIsolating: false }))
  #parts = new Set(FIRST)
  /** The language to switch to once its messages are loaded. */
  #wanted = 'en'
  #turn = 0
  #loading: Promise<void> = Promise.resolve()

  /** The message of that key with its values filled in; the key itself if there is no such message. */
  of = (key: string, values: Values = {}): string => {
    const message = this.#bundle.getMessage(key)
    if (!message?.value) return key
    const errors: Error[] = []
    const sentence = this.#bundle.formatPattern(message.value, values, errors)
    for (const error of errors) console.error(`${key}: ${error.message}`)
    return sentence
  }

  has = (key: string): boolean => this.#bundle.hasMessage(key)

  /** Cards or numbers in a row: `1, 5, 5`. All our languages separate them by commas. */
  row = (items: readonly (string | number)[]): string => items.join(', ')

  preferred = preferred

  /** A link to that address that opens in the current language. */
  shared = (address: string): string => {
    const url = new URL(address, HOME)
    url.searchParams.set(PARAMETER, this.language)
    return url.href
  }

  /** Switch to this language everywhere, once its messages are loaded. */
  speak(language: string): Promise<void> {
    this.#wanted = language
    return this.#load()
  }

  /** Switch to a language that the person chose, and remember it. */
  async choose(language: string): Promise<void> {
    localStorage.setItem(KEY, language)
    const here = new URL(location.href)
    if (here.searchParams.has(PARAMETER)) {
      here.searchParams.set(PARAMETER, language)
      history.replaceState(history.state, '', here)
    }
    await this.speak(language)
  }

  /** Load another part of the messages, such as a game's own. */
  async learn(part: string): Promise<void> {
    if (this.#parts.has(part)) return this.#loading
    this.#parts.add(part)
    try {
      await this.#load()
    } catch (error) {
      this.#parts.delete(part) // the next call tries again
      throw error
    }
  }

  #load(): Promise<void> {
    this.#loading = this.#switch(++this.#turn)
    return this.#loading
  }

  /** Load the wanted messages and switch to them; a later call wins, even if it finishes first. */
  async #switch(turn: number): Promise<void> {
    const bundle = await this.#read(this.#wanted, [...this.#parts])
    if (turn !== this.#turn) return this.#loading
    this.#bundle = bundle
    this.language = this.#wanted
    document.documentElement.lang = this.language
  }

  async #read(language: string, parts: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const wanted = Object.entries(FILES).filter(([path]) => {
      const { language: spoken, part } = parsePath(path)
      return spoken === language && parts.includes(part)
    })
    // The messages of a game from another package come from the house.
    const elsewhere = parts.filter((part) => !PARTS.has(part)).map((part) => api.gameWords(part, language))
    const texts = [firstWords(language), ...wanted.map(([, load]) => load()), ...elsewhere]
    for (const text of await Promise.all(texts)) {
      bundle.addResource(new FluentResource(text))
    }
    return bundle
  }
}

export const words = new Words()
