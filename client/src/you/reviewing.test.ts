import { afterEach, expect, test, vi } from 'vitest'
import { Reviewing } from './reviewing.svelte'

/** A house that reviews every game at once, but refuses these. Returns the codes that were asked for. */
function house(refusals: Record<string, [status: number, reason: string]>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    const code = path.split('/')[3] ?? ''
    asked.push(code)
    const [status, reason] = refusals[code] ?? [200, '']
    const body = status === 200 ? { moments: [] } : { reason }
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('a game that cannot be reviewed does not stop the others, and takes nobody’s place', async () => {
  const asked = house({ B: [503, 'review-failed'], D: [409, 'table-damaged'] })
  const reviewing = new Reviewing()
  await reviewing.start(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
  expect(asked).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  expect([reviewing.game, reviewing.games, reviewing.refusal?.reason]).toEqual([0, 5, 'table-damaged'])
})

test('a house that has enough is not asked for more', async () => {
  const asked = house({ B: [429, 'too-many-reviews'] })
  const reviewing = new Reviewing()
  await reviewing.start(['A', 'B', 'C'])
  expect(asked).toEqual(['A', 'B'])
  expect(reviewing.refusal?.reason).toBe('too-many-reviews')
})
