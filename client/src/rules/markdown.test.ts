import { expect, test } from 'vitest'
import { pageFromMarkdown } from './markdown'

const PAGE = `# Tall Story

A game of lies; see TS-2 and TS-9.

## The cards

## TS-1 · Dealing

Deal **three** cards.

## TS-2 · Telling

| a | b |
| - | - |
| 1 | 2 |

As in TS-1.
`

test('a page has a title, an introduction and its sections', () => {
  const page = pageFromMarkdown(PAGE)
  expect(page.title).toBe('Tall Story')
  expect(page.intro).toContain('A game of lies')
  expect(page.sections.map(({ id, number, name }) => [id, number, name])).toEqual([
    ['part-1', null, 'The cards'],
    ['TS-1', 'TS-1', 'Dealing'],
    ['TS-2', 'TS-2', 'Telling'],
  ])
  expect(page.sections[1]?.html).toContain('<strong>three</strong>')
})

test('rules of this page that are cited become links, others do not', () => {
  const { intro, sections } = pageFromMarkdown(PAGE)
  expect(intro).toContain('<a href="#TS-2">TS-2</a>')
  expect(intro).toContain('and TS-9.')
  expect(sections[2]?.html).toContain('<a href="#TS-1">TS-1</a>')
})

test('tables can be scrolled by keyboard', () => {
  expect(pageFromMarkdown(PAGE).sections[2]?.html).toMatch(/<div class="wide" tabindex="0"><table>[^]*<\/table><\/div>/)
})

test('a page without a title is refused', () => {
  expect(() => pageFromMarkdown('Only text')).toThrow('title')
})
