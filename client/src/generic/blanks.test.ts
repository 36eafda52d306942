import { expect, test } from 'vitest'
import type { FormDeclaration } from '../protocol'
import { actionOf, complete, emptied } from './blanks'

const offer: FormDeclaration = {
  makes: 'offer',
  blanks: {
    cards: { blank: 'some', of: 'hand' },
    claim: { blank: 'number', least: 0, most: 'highest', optional: true },
  },
}
const hand = { form: 'offer_lot', hand: [5, 2, 2, 0], highest: 24 }

test('a form is complete once every blank that needs an answer has one', () => {
  const filled = emptied(hand, offer.blanks)
  expect(complete(filled, offer.blanks)).toBe(false)
  expect(complete({ ...filled, cards: [2] }, offer.blanks)).toBe(true)
})

test('chosen items keep the order of the form, and an empty number is left out', () => {
  expect(actionOf(hand, offer, { cards: [3, 0], claim: null })).toEqual({ do: 'offer', cards: [5, 0] })
  expect(actionOf(hand, offer, { cards: [1], claim: 0 })).toEqual({ do: 'offer', cards: [2], claim: 0 })
})

test('one item can fill several fields', () => {
  const threaten: FormDeclaration = {
    makes: 'threaten',
    blanks: { at: { blank: 'pick', of: 'characters', parts: ['at', 'slot'] } },
  }
  const form = {
    form: 'threaten_character',
    characters: [
      [0, 0],
      [3, 1],
    ],
  }
  expect(actionOf(form, threaten, { at: 1 })).toEqual({ do: 'threaten', at: 3, slot: 1 })
  expect(emptied(form, threaten.blanks)).toEqual({ at: null })
  expect(emptied({ ...form, characters: [[2, 0]] }, threaten.blanks)).toEqual({ at: 0 })
})

test('one part of each item', () => {
  const turn: FormDeclaration = { makes: 'turn', blanks: { up: { blank: 'pickeach', of: 'cards' } } }
  const form = {
    form: 'turn_cards',
    cards: [
      [1, 4],
      [2, 6],
    ],
  }
  expect(actionOf(form, turn, { up: [1, 0] })).toEqual({ do: 'turn', up: [4, 2] })
})
