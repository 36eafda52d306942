import { expect, test } from 'vitest'
import { answererOf, formOf, isIn, isReady, sideOf, stateOf, type Deal, type View } from './gang'

const view = (changes: Partial<View>) =>
  ({
    phase: 'negotiate',
    inside: [
      [true, true],
      [true, false],
      [false, false],
    ],
    to_act: [0],
    ...changes,
  }) as View

const deal = (maker: number): Deal => ({ maker, payer: 1, leaver: 2 }) as Deal

test('the player who did not make an offer answers it', () => {
  expect(answererOf(deal(1))).toBe(2)
  expect(answererOf(deal(2))).toBe(1)
})

test('with three players everyone has a left and a right character (MD-12)', () => {
  expect([sideOf(3, 0), sideOf(3, 1), sideOf(4, 0)]).toEqual(['left', 'right', 'only'])
})

test('a form is found by its name', () => {
  const form = { form: 'offer_money' }
  expect(formOf([{ do: 'ready' }, form] as never, 'offer_money')).toBe(form)
  expect(formOf([{ do: 'ready' }] as never, 'offer_money')).toBeUndefined()
})

test('a seat is in as long as one of its characters is', () => {
  expect([0, 1, 2, 7].map((seat) => isIn(view({}), seat))).toEqual([true, true, false, false])
})

test('a seat is ready when it is in and has nothing to decide', () => {
  expect([0, 1, 2].map((seat) => isReady(view({}), seat))).toEqual([false, true, false])
  expect(isReady(view({ phase: 'name' }), 1)).toBe(false)
})

test.each<[Partial<View>, number, string, string]>([
  [{}, 0, 'talking', 'all'],
  [{}, 1, 'ready', 'left'],
  [{}, 2, 'out', 'all'],
  [{ inside: [[false, true]] }, 0, 'talking', 'right'],
  [{ phase: 'choose' }, 0, 'choosing', 'all'],
  [{ phase: 'choose' }, 1, 'chosen', 'left'],
  [{ phase: 'name' }, 1, 'in', 'left'],
  [{ result: { winners: [1] } as View['result'] }, 1, 'won', 'left'],
  [{ result: { winners: [1] } as View['result'] }, 0, 'over', 'all'],
])('view %j: seat %i is %s (%s)', (changes, seat, state, partly) => {
  expect(stateOf(view(changes), seat)).toEqual({ state, partly })
})
