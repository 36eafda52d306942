import { expect, test, vi } from 'vitest'
import { api } from './api'
import { Lobby } from './lobby'
import { me } from './me.svelte'

const KEY = 'bluffhouse-known'

async function comeIn(name: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ name }, { status: 201 })))
  await me.takeName(name)
}

const refuse = (status: number, reason: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ reason }, { status })))

test('a device that was signed out elsewhere forgets its name', async () => {
  await comeIn('Ann')
  expect(localStorage.getItem(KEY)).toBe('yes')
  refuse(401, 'come-in-first')
  await expect(api.myTables()).rejects.toMatchObject({ status: 401 })
  expect(me.name).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('any other refusal leaves the name alone', async () => {
  await comeIn('Ann')
  refuse(403, 'host-only')
  await expect(api.spectators('ABCD2345')).rejects.toMatchObject({ status: 403 })
  refuse(401, 'a proxy wants a password')
  await expect(api.myTables()).rejects.toMatchObject({ status: 401 })
  expect(me.name).toBe('Ann')
})

test('a shared screen that the house does not know is asked to come in again', async () => {
  localStorage.setItem(KEY, 'screen')
  refuse(401, 'come-in-first')
  await me.identify()
  expect([me.identified, me.screen, localStorage.getItem(KEY)]).toEqual([true, false, null])
})

test('the lobby of a device that was signed out is not opened again', async () => {
  vi.useFakeTimers()
  const sockets: EventTarget[] = []
  class Socket extends EventTarget {
    constructor() {
      super()
      sockets.push(this)
    }
    close = vi.fn()
  }
  vi.stubGlobal('WebSocket', Socket)
  await comeIn('Ann')
  const lobby = new Lobby(() => undefined)
  const close = (code: number) => sockets.at(-1)?.dispatchEvent(Object.assign(new Event('close'), { code }))
  close(1006)
  vi.advanceTimersByTime(10_000)
  expect(sockets).toHaveLength(2)
  close(4401)
  vi.advanceTimersByTime(10_000)
  expect(sockets).toHaveLength(2)
  expect(me.name).toBeNull()
  lobby.leave()
  vi.useRealTimers()
})
