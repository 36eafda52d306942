import { afterEach, expect, test, vi } from 'vitest'
import { route, type Place } from './route.svelte'

function at(path: string): Place {
  vi.stubGlobal('location', new URL(path, 'http://house.test'))
  dispatchEvent(new Event('popstate'))
  return route.place
}

afterEach(() => vi.unstubAllGlobals())

test.each<[string, Place]>([
  ['/', { at: 'door' }],
  ['/t/ABCD2345', { at: 'table', code: 'ABCD2345' }],
  ['/t/ABCD2345/', { at: 'table', code: 'ABCD2345' }],
  ['/t/ABCD2345/learn', { at: 'table', code: 'ABCD2345' }],
  ['/t/ABCD2345/tv', { at: 'tv', code: 'ABCD2345' }],
  ['/t/ABCD2345/truth', { at: 'truth', code: 'ABCD2345' }],
  ['/rules', { at: 'rules', game: null }],
  ['/rules/bluff_pirate', { at: 'rules', game: 'bluff_pirate' }],
  ['/replay', { at: 'record' }],
  ['/devices', { at: 'devices' }],
  ['/you', { at: 'you' }],
])('%s is a place', (path, place) => {
  expect(at(path)).toEqual(place)
})

test('a replay begins at an entry, if the address names one', () => {
  expect(at('/r/ABCD2345')).toEqual({ at: 'replay', code: 'ABCD2345', seq: null })
  expect(at('/r/ABCD2345/17')).toEqual({ at: 'replay', code: 'ABCD2345', seq: 17 })
})

test.each(['/t/', '/t/abcd', '/t/ABCD/sofa', '/r/ABCD/x', '/rules/Lie', '/nothing'])('%s is nowhere', (path) => {
  expect(at(path)).toEqual({ at: 'nowhere' })
})

test('going somewhere changes the address and the place', () => {
  const pushed = vi.fn((_state: unknown, _title: string, path: string) => {
    vi.stubGlobal('location', new URL(path, 'http://house.test'))
  })
  vi.stubGlobal('history', { pushState: pushed })
  route.go('/t/WXYZ6789')
  expect(pushed).toHaveBeenCalledOnce()
  expect(route.place).toEqual({ at: 'table', code: 'WXYZ6789' })
})
