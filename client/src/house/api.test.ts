import { expect, test, vi } from 'vitest'
import { api } from './api'

function answering(...answers: (() => Promise<Response>)[]) {
  const fetched = vi.fn<typeof fetch>()
  for (const answer of answers) fetched.mockImplementationOnce(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }))

test('an answer is returned as parsed JSON', async () => {
  const fetched = answering(json(200, { name: 'Ann' }))
  expect(await api.me()).toEqual({ name: 'Ann' })
  expect(fetched).toHaveBeenCalledWith('/api/me', { method: 'GET', credentials: 'same-origin' })
})

test('a command is posted as JSON', async () => {
  const fetched = answering(json(200, {}))
  await api.ask('ABCD2345', { type: 'sit', seat: 1 })
  const [path, request] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/api/tables/ABCD2345/commands')
  expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  expect(request?.body).toBe('{"type":"sit","seat":1}')
})

test('a refusal carries its reason, its values and its status', async () => {
  answering(json(409, { reason: 'seat-taken', values: { seat: 2 } }))
  await expect(api.me()).rejects.toMatchObject({ reason: 'seat-taken', values: { seat: 2 }, status: 409 })
})

test('a refusal without values has none', async () => {
  answering(json(401, { reason: 'come-in-first' }))
  await expect(api.me()).rejects.toMatchObject({ reason: 'come-in-first', values: {} })
})

test('an answer that is not JSON means that the house is broken', async () => {
  answering(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
  await expect(api.me()).rejects.toMatchObject({ reason: 'house-broken', values: {}, status: 502 })
})

test('no answer at all means that the house cannot be reached', async () => {
  answering(() => Promise.reject(new TypeError('network')))
  await expect(api.me()).rejects.toMatchObject({ reason: 'house-unreachable', status: 0 })
})

test('the games are fetched once, but again after a failure', async () => {
  const fetched = answering(json(500, { reason: 'house-broken' }), json(200, []))
  await expect(api.games()).rejects.toMatchObject({ status: 500 })
  expect(await api.games()).toEqual([])
  expect(await api.games()).toEqual([])
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a replay is asked for from a seat, or as a spectator', async () => {
  const fetched = answering(json(200, {}), json(200, {}))
  await api.replay('ABCD2345', 0)
  await api.replay('ABCD2345', null)
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/tables/ABCD2345/replay?seat=0',
    '/api/tables/ABCD2345/replay',
  ])
})
