// Turns a rules page from Markdown into sections of HTML. This runs at build time, so that browsers need
// no Markdown parser. The pages are ../src/bluffhouse/locales/<language>/rules/<game>.md.
//
// A bold parenthesis, `**(ours)**`, is a note for the manual and the terminal: where a ruling is ours, what
// the rulebook says, how an option is called in code. Players do not see notes. A note that names an option
// says when the rule or the list item it stands in is in force.
import { Marked, type Tokens } from 'marked'
import type { Page, Section } from './page.ts'

const NUMBER = /^([A-Z]{2}-\d+) · (.+)$/s
const CITED = /(?<![\w#>-])[A-Z]{2}-\d+(?![\w<])/g

/** A note, with the space or the single line break before it. */
const NOTE = /(?:[^\S\n]|(?<=\S)\n[^\S\n]*)?\*\*\(((?:(?!\)\*\*)[^])*)\)\*\*/g
/** An option named in the first sentence of a note. */
const OPTION = /^[^`.]*`([a-z]+(?:_[a-z]+)*)(?:=(\w+))?`/
const MARK = /<i data-if="([^"]+)"><\/i>\s*/

/** Take the notes out of a page; a mark stays where one named an option. */
const withoutNotes = (markdown: string): string =>
  markdown.replace(NOTE, (_, note: string) => {
    const [, option, value = 'true'] = OPTION.exec(note) ?? []
    return option === undefined ? '' : `<i data-if="${option}=${value}"></i>`
  })

/** Move the marks to the list items in which they stand. */
const markedItems = (html: string): string =>
  html
    .replace(/<li>([^]*?)<\/li>/g, (item, inside: string) => {
      const [mark, when] = MARK.exec(inside) ?? []
      return mark === undefined ? item : `<li data-if="${when}">${inside.replace(mark, '')}</li>`
    })
    .replace(new RegExp(MARK, 'g'), '')

/** Parse a rules page; throws if it does not begin with a title. */
export function pageFromMarkdown(markdown: string): Page {
  const marked = new Marked()
  const tokens = marked.lexer(withoutNotes(markdown))
  const [title, ...rest] = tokens
  if (title?.type !== 'heading' || title['depth'] !== 1) throw new Error('a rules page begins with its title')
  const headings = rest.filter((token): token is Tokens.Heading => token.type === 'heading')
  const known = new Set(headings.map(({ text }) => NUMBER.exec(text)?.[1]))

  // Link cited rules, and let wide tables scroll sideways, by keyboard too.
  const html = (from: typeof rest) =>
    markedItems(marked.parser(from))
      .replace(CITED, (number) => (known.has(number) ? `<a href="#${number}">${number}</a>` : number))
      .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>')

  const first = rest.findIndex((token) => token.type === 'heading')
  const page: Page = { title: (title as Tokens.Heading).text, intro: html(rest.slice(0, first)), sections: [] }
  for (const [at, heading] of headings.entries()) {
    const from = rest.indexOf(heading) + 1
    const next = headings[at + 1]
    const body = rest.slice(from, next ? rest.indexOf(next) : undefined)
    const [, number = null, name = heading.text] = NUMBER.exec(heading.text) ?? []
    const section: Section = {
      id: number ?? `part-${at + 1}`,
      number,
      name,
      depth: heading.depth,
      option: /^<p><i data-if="([^"]+)">/.exec(marked.parser(body))?.[1] ?? null,
      html: html(body),
    }
    page.sections.push(section)
  }
  return page
}
