import { describe, expect, test } from 'vitest'
import { involves, tempo } from './tempo'

/** What the games declare as their sentences, by file. */
const SENTENCES = import.meta.glob<Record<string, unknown>>('../games/*/sentences.json', {
  eager: true,
  import: 'default',
})

/** The fields of an event whose seats its sentence names. */
function namedSeats(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  const { node: kind, do: what, of } = node as { node?: string; do?: string; of?: { path?: string }[] }
  const here = kind === 'compute' && what === 'name' ? (of ?? []).map(({ path }) => path ?? '') : []
  return [...here.filter((path) => /^[a-z_]+$/.test(path)), ...Object.values(node).flatMap(namedSeats)]
}

describe('how fast scenes pass', () => {
  test('every seat that a sentence names is part of what happened', () => {
    const fields = Object.values(SENTENCES).flatMap((events) => Object.values(events).flatMap(namedSeats))
    expect(fields).toContain('seat')
    const missing = fields.filter((field) => !involves([{ event: 'x', [field]: 3 }], 3))
    expect([...new Set(missing)]).toEqual([])
    expect(involves([{ event: 'x', seat: 2, count: 3 }], 3)).toBe(false)
  })

  test('scenes between others pass faster, and all the faster the longer one waits', () => {
    for (const own of [true, false]) {
      const factors = [0, 2_000, 5_000, 7_000, 9_000, 60_000].map((waited) => tempo(waited, own))
      expect(factors).toEqual([...factors].sort((a, b) => b - a))
      expect(factors.at(-1)).toBeGreaterThan(0)
    }
    expect(tempo(0, true)).toBe(1)
    for (const waited of [0, 6_000, 20_000]) expect(tempo(waited, false)).toBeLessThan(tempo(waited, true))
  })

  test('a minute of scenes between others is over within ten seconds', () => {
    let waited = 0
    for (let shown = 0; shown < 60_000; shown += 500) waited += 500 * tempo(waited, false)
    expect(waited).toBeLessThan(10_000)
  })
})
