// Turns a rules page from Markdown into sections of HTML. This runs at build time, so that browsers need
// no Markdown parser. The pages are ../src/bluffhouse/locales/<language>/rules/<game>.md.
import { Marked, type Tokens } from 'marked'
import type { Page, Section } from './page'

const NUMBER = /^([A-Z]{2}-\d+) · (.+)$/s
const CITED = /(?<![\w#>-])[A-Z]{2}-\d+(?![\w<])/g

/** Parse a rules page; throws if it does not begin with a title. */
export function pageFromMarkdown(markdown: string): Page {
  const marked = new Marked()
  const tokens = marked.lexer(markdown)
  const [title, ...rest] = tokens
  if (title?.type !== 'heading' || title['depth'] !== 1) throw new Error('a rules page begins with its title')
  const headings = rest.filter((token): token is Tokens.Heading => token.type === 'heading')
  const known = new Set(headings.map(({ text }) => NUMBER.exec(text)?.[1]))

  // Link cited rules, and let wide tables scroll sideways, by keyboard too.
  const html = (from: typeof rest) =>
    marked
      .parser(from)
      .replace(CITED, (number) => (known.has(number) ? `<a href="#${number}">${number}</a>` : number))
      .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>')

  const first = rest.findIndex((token) => token.type === 'heading')
  const page: Page = { title: (title as Tokens.Heading).text, intro: html(rest.slice(0, first)), sections: [] }
  for (const [at, heading] of headings.entries()) {
    const from = rest.indexOf(heading) + 1
    const next = headings[at + 1]
    const [, number = null, name = heading.text] = NUMBER.exec(heading.text) ?? []
    const section: Section = {
      id: number ?? `part-${at + 1}`,
      number,
      name,
      depth: heading.depth,
      html: html(rest.slice(from, next ? rest.indexOf(next) : undefined)),
    }
    page.sections.push(section)
  }
  return page
}
