import { expect, test } from 'vitest'
import type { Notice, TableShown } from '../protocol'
import { seatWithoutNumber } from './number'

const called = [{ notice: { what: 'number-missing', seat: 1 } as Notice }]
const table = (bob: object | null, starting?: number[]) =>
  ({ seats: [{ name: 'Ann', ready: true }, bob], starting }) as unknown as TableShown

test('the waiting room says whose number was missing, until that player is ready again', () => {
  expect(seatWithoutNumber([], table({ name: 'Bob' }))).toBeNull()
  expect(seatWithoutNumber(called, table({ name: 'Bob', ready: false }))).toBe(1)
  expect(seatWithoutNumber(called, table({ name: 'Bob', ready: true }))).toBeNull()
  expect(seatWithoutNumber(called, table({ name: 'Bob' }, [0]))).toBeNull()
  expect(seatWithoutNumber(called, table(null))).toBeNull()
})
