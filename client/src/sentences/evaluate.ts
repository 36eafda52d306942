// Evaluates the declarations of sentences and rulings that Python makes (src/bluffhouse/text/sentences.py).
import type { Compute, Declarations, Each, Sentence } from '../protocol'

export type Sentences = Declarations['sentences']
export type Node = Sentences[string]

/** The reader of a sentence, and the language to write it in. */
export interface Telling {
  say: (key: string, values: Record<string, string | number>) => string
  /** Join items as a sentence does: “Ania, Bartek and Ola”. */
  list: (items: string[]) => string
  name: (seat: number) => string
  /** The seat of the reader; null: a spectator. */
  reader: number | null
  players: number
  /** Leave out what the table shows anyway. */
  brief: boolean
}

type Item = { value: unknown; position: number } | null

/** The text of a declaration about this event, or about this view. `position`: about that seat of the view. */
export function evaluate(node: Node, about: unknown, telling: Telling, position?: number): string {
  return String(written(value(node, position === undefined ? null : { value: position, position })))

  function value(node: Node, item: Item): unknown {
    if (typeof node !== 'object') return node
    switch (node.node) {
      case 'field':
        return part(about, node.path)
      case 'item':
        return part(item?.value, node.path)
      case 'fact':
        return node.of === 'position' ? item?.position : telling[node.of]
      case 'compute':
        return compute(node, item)
      case 'sentence':
        return sentence(node, item)
      case 'texts':
        return node.parts
          .map((one) => text(one, item))
          .filter(Boolean)
          .join(node.join)
      case 'each':
        return each(node, item)
      case 'choose':
        return value(node.cases[text(node.by, item)] ?? node.otherwise, item)
    }
  }

  function text(node: Node, item: Item): string {
    return String(written(value(node, item)))
  }

  function compute({ do: what, of }: Compute, item: Item): unknown {
    const values = of.map((one) => value(one, item))
    if (what === 'name') return telling.name(values[0] as number)
    if (what === 'you') return values[0] === telling.reader
    return FUNCTIONS[what](...(values as never[]))
  }

  function sentence({ key, values }: Sentence, item: Item): string {
    const filled = Object.fromEntries(Object.entries(values).map(([name, one]) => [name, written(value(one, item))]))
    const whole = key.replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name]).replaceAll('_', '-'))
    return telling.say(whole, filled)
  }

  function each({ items, text: one, join, empty }: Each, item: Item): string {
    const all = (value(items, item) ?? []) as unknown[]
    const texts = all.map((value, position) => text(one, { value, position })).filter(Boolean)
    if (!texts.length) return text(empty, item)
    return join === null ? telling.list(texts) : texts.join(join)
  }
}

/** A value as the messages expect it. */
function written(value: unknown): string | number {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value as string | number
}

function part(whole: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce((part, step) => (part as Record<string, unknown> | null | undefined)?.[step], whole)
}

type List = readonly unknown[]

const FUNCTIONS: Record<Exclude<Compute['do'], 'name' | 'you'>, (...values: never[]) => unknown> = {
  among: (value: unknown, ...items: List) => items.flat().includes(value),
  at: (items: List | null, index: number | null) => (index === null ? null : items?.[index]),
  column: (items: Record<number | string, unknown>[], part: number | string) => items.map((item) => item[part]),
  compare: (first: number, second: number) => (first < second ? 'less' : first > second ? 'more' : 'same'),
  count: (items: List) => items.length,
  counted: (items: List, ...order: List) =>
    order
      .filter((value) => items.includes(value))
      .map((value) => ({ value, count: items.filter((item) => item === value).length })),
  distinct: (...parts: List) => [...new Set(parts.flat())],
  given: (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value)),
  minus: (first: number, second: number) => first - second,
  ordered: (items: List, ...order: List) => [...items].sort((one, other) => order.indexOf(one) - order.indexOf(other)),
  ranked: (scores: number[]) =>
    scores.map((_, seat) => seat).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0)),
  runs: (items: List) => items.filter((item, at) => at === 0 || item !== items[at - 1]),
  same: (first: unknown, second: unknown) => first === second,
  sum: (items: (number | boolean)[]) => items.reduce<number>((all, one) => all + Number(one), 0),
}
