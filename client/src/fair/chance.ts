// Recomputes random outcomes from a seed, as docs/records.md describes.
import { sha256 } from '@noble/hashes/sha2.js'
import { shake256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** One event that chance decided: one of `from` was picked, or `drawn` of them, in that order. */
export interface RandomEvent {
  from: readonly unknown[]
  /** Number of items drawn without replacement; left out, one was picked. */
  drawn?: number
  outcome: unknown
  /** Whether the order of the draw is lost: the outcome is sorted. */
  sorted?: boolean
}

/** One event whose cards are settled by earlier ones: those that came off a shuffled pile, or out of a hand. */
export interface SettledEvent {
  /** What the earlier events leave no choice about. */
  due: unknown
  outcome: unknown
}

/** An item picked from a list. */
export const picked = (from: readonly unknown[], outcome: unknown): RandomEvent => ({ from, outcome })

/** Items drawn from a list one after the other. */
export const drawn = (from: readonly unknown[], outcome: readonly unknown[]): RandomEvent => ({
  from,
  drawn: outcome.length,
  outcome,
})

/** A pile of cards that chance has put in order. */
export class Pile<T> {
  #cards: readonly T[] = []

  /** All cards of a list are shuffled and become the pile, in this order. */
  shuffled(from: readonly T[], cards: readonly T[]): RandomEvent {
    this.#cards = cards
    return { from, drawn: from.length, outcome: cards }
  }

  /** Remove cards from the top, and return them. */
  take(count: number): T[] {
    const top = this.#cards.slice(0, count)
    this.#cards = this.#cards.slice(count)
    return top
  }

  /** These cards are said to come from the top. */
  taken(cards: readonly T[]): SettledEvent {
    return { due: this.take(cards.length), outcome: cards }
  }
}

/** The key from which all random outcomes of a seed are computed. */
export const keyOf = (seed: string): Uint8Array => sha256(utf8ToBytes(`bluffhouse chance 1\n${seed}`))

/** The outcome that the seed gives the k-th random event, counted from 0. */
export function outcomeOf(key: Uint8Array, k: number, { from, drawn, sorted }: RandomEvent): unknown {
  const number = (bytes: number): bigint => {
    const position = new Uint8Array(4)
    new DataView(position.buffer).setUint32(0, k)
    return BigInt(`0x${bytesToHex(shake256(concatBytes(key, position), { dkLen: bytes }))}`)
  }
  if (drawn === undefined) return from[Number(number(10) % BigInt(from.length))]
  const pile = [...from]
  const items: unknown[] = []
  let rest = number(8 + 2 * drawn)
  while (items.length < drawn && pile.length) {
    const at = Number(rest % BigInt(pile.length))
    rest /= BigInt(pile.length)
    items.push(pile[at])
    const last = pile.pop()
    if (at < pile.length) pile[at] = last
  }
  return sorted ? items.sort() : items
}
