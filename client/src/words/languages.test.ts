import { expect, test } from 'vitest'
import { bestLanguage, languageName } from './languages'

const SPOKEN = ['cs', 'da', 'en', 'pt']

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['EN_us'], 'en'],
  [['tlh', 'cs'], 'cs'],
  [['nb-NO', 'en'], 'da'],
  [['sk'], 'cs'],
  [['tlh'], undefined],
  [[], undefined],
])('for %j the best language is %s', (tags, language) => {
  expect(bestLanguage(tags, SPOKEN)).toBe(language)
})

test('a language is named in its own words', () => {
  expect([languageName('pl'), languageName('de'), languageName('xx')]).toEqual(['polski', 'Deutsch', 'xx'])
})
