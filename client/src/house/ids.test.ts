import { expect, test } from 'vitest'
import { newId } from './ids'

test('an id is 128 random bits in hexadecimal', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})
