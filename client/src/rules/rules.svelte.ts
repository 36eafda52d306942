// The rules pages in the current language.
import { api } from '../house/api'
import { words } from '../words/words.svelte'
import type { Page } from './page'

const FILES = import.meta.glob<Page>('$locales/*/rules/*.md', { import: 'default' })
const FOUND = new Map(Object.entries(FILES).map(([path, load]) => [path.split('/').slice(-3).join('/'), load]))

/** The rules page of a game in that language. */
async function read(language: string, game: string): Promise<Page> {
  const load = FOUND.get(`${language}/rules/${game}.md`)
  if (load) return load()
  // A game from another package has its rules at the house, in Markdown.
  const [markdown, { pageFromMarkdown }] = await Promise.all([api.gameRules(game, language), import('./markdown')])
  return pageFromMarkdown(markdown)
}

/** The rules page of a game, for as long as a component shows it; follows the current language. */
export class Rules {
  page = $state.raw<Page | null>(null)
  /** Whether the page could not be loaded. */
  failed = $state(false)
  #tries = $state(0)

  constructor(game: () => string) {
    $effect(() => {
      void this.#tries
      let wanted = true
      read(words.language, game()).then(
        (page) => {
          if (wanted) [this.page, this.failed] = [page, false]
        },
        () => {
          if (wanted) this.failed = true
        },
      )
      return () => (wanted = false)
    })
  }

  /** Try to load the page again. */
  retry(): void {
    this.failed = false
    this.#tries += 1
  }

  /** A rule's number and name; its number alone until the page is loaded. */
  titleOf(number: string): string {
    const name = this.page?.sections.find((section) => section.number === number)?.name
    return name === undefined
      ? words.of('rulebook-rule', { number })
      : words.of('rulebook-rule-named', { number, name })
  }
}
