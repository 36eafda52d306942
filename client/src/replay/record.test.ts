import { expect, test } from 'vitest'
import type { Replay } from '../protocol'
import { LANGUAGES } from '../words/preferred'
import { words } from '../words/words.svelte'
import { tableOf } from './record'

const replay = { game: 'lie', options: {}, names: ['Ann', 'Somebody', 'Somebody'], bots: { 2: 'rookie' } }

test.each(LANGUAGES)('a person who deleted their account has no English name: %s', async (language) => {
  await words.speak(language)
  const names = tableOf(replay as unknown as Replay).seats.map((seat) => seat?.name)
  expect(names).toEqual(['Ann', words.of('page-somebody'), 'Somebody'])
  expect(names[1] === 'Somebody').toBe(language === 'en')
})
