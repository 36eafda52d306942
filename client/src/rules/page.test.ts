import { expect, test } from 'vitest'
import { pageFromMarkdown } from './markdown'
import { inForce, type Page } from './page'

const PAGES = Object.entries(import.meta.glob<Page>('$locales/*/rules/*.md', { import: 'default', eager: true }))

const PAGE = `# Tall Story

A game of lies. **(*ours* marks a ruling of ours)**

2–5 players **(\`bluffhouse play tall_story\`)**

### TS-1 · Higher

**(The rulebook contradicts itself)**

- Longer first **(option \`order=longer\`, the default, ours. All printed examples do this)**: more words.
- Taller first **(option \`order=taller\`)**: more giants.

**(ours)** Never repeat a story
**(ours: the rulebook is silent)**.

### TS-2 · Giants

**(Option \`giants\`)** Giants count twice.

### TS-3 · No giants

**(\`giants=false\`)** Giants count once.
`

const shown = ({ intro, sections }: Page) =>
  [intro, ...sections.flatMap(({ name, html }) => [name, html])].join('\n').replaceAll(/<[^>]+>/g, '')

test('a page for players has no notes', () => {
  const text = shown(pageFromMarkdown(PAGE)).replaceAll(/\s+/g, ' ')
  expect(text).toBe(
    'A game of lies. 2–5 players Higher Longer first: more words. Taller first: more giants. ' +
      'Never repeat a story. Giants Giants count twice. No giants Giants count once. ',
  )
})

test('only the rules in force are shown at a table', () => {
  const { sections } = pageFromMarkdown(PAGE)
  const usual = inForce(sections, {})
  expect(usual.map(({ number }) => number)).toEqual(['TS-1', 'TS-3'])
  expect(usual[0]?.html).toContain('Longer')
  expect(usual[0]?.html).not.toContain('Taller')
  const other = inForce(sections, { order: 'taller', giants: true })
  expect(other.map(({ number }) => number)).toEqual(['TS-1', 'TS-2'])
  expect(other[0]?.html).not.toContain('Longer')
  expect(other[0]?.html).toContain('Taller')
})

test('the pages of all games in all languages are found', () => {
  expect(PAGES).toHaveLength(60)
})

/** What players need not read: commands, code names, and “(ours)” in any language. */
const FOR_DEVELOPERS =
  /`|\b[a-z]+_[a-z]+\b|bluffhouse |<code>|<strong>\(|\((?:ours|naše|vores|von uns|de la casa|maison|della casa|van ons|nasze|da casa|наше|vårt val)(?=[):])/g
/** What a careless removal would leave behind. */
const GAP = /\s[.,](?!\d)|\S {2,}\S|<p>\s*<\/p>/g

test.each(PAGES)('%s is for players', (_, { intro, sections }) => {
  const html = [intro, ...sections.map((section) => section.html)].join('\n').replaceAll(/ data-if="[^"]+"/g, '')
  expect(html.match(FOR_DEVELOPERS) ?? []).toEqual([])
  expect(html.match(GAP) ?? []).toEqual([])
})
