// Checks a finished game: whether everything that chance decided follows from the seed, and whether the seed
// is made of the parts that this browser was promised. Only the record comes from the house.
import type { ChanceOf } from '../games/parts'
import { keyOf, outcomeOf, picked } from './chance'
import { commitment, sealed } from './hashes'
import type { Remembered } from './memory'

type Fields = Record<string, unknown>

/** A record, as the house gives it after the game (docs/records.md). */
export interface GameRecord {
  game: string
  players: { name: string; bot?: string }[]
  options: Fields
  commitment: string
  pledge: string
  seed: string
  events: Fields[]
}

/** The record in a text. Throws if the text is not a record. */
export function parseRecord(text: string): GameRecord {
  const [header = {}, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Fields)
  const { seed = '' } = lines.pop() ?? {}
  const { options = {}, ...rest } = header
  return { ...rest, options, seed, events: lines } as unknown as GameRecord
}

/** One thing that was checked. `right` is null if it could not be checked. */
export interface Finding {
  /** Its sentence is the message `check-…` of the locales. */
  key: string
  right: boolean | null
  values?: Record<string, string | number>
}

interface Checked {
  record: GameRecord
  /** What this browser knew before the end; undefined if it knew nothing of the table. */
  known: Remembered | undefined
  /** Our seat in the game, if we had one. */
  seat: number | undefined
  /** The events of the game as we were shown them while it was played. */
  seen: readonly object[]
  chanceOf: ChanceOf<never> | undefined
}

export type Verdict = 'ok' | 'partly' | 'differs'

/** What the findings amount to. */
export function verdictOf(findings: Finding[]): Verdict {
  if (findings.some(({ right }) => right === false)) return 'differs'
  return findings.some(({ right }) => right === null) ? 'partly' : 'ok'
}

/** Check everything and say what was found, the most important first. */
export function check({ record, known, seat, seen, chanceOf }: Checked): Finding[] {
  const [secret = '', ...numbers] = record.seed.split('+')
  return [
    pledgeFinding(record, known, secret),
    numberFinding(known, seat, numbers),
    ...(known?.calledOff ? [{ key: 'check-called-off', right: null, values: { count: known.calledOff } }] : []),
    ...othersFindings(record, known, seat, numbers),
    seedFinding(record, known, numbers),
    chanceFinding(record, chanceOf),
    seenFinding(record, known, seen),
  ]
}

function pledgeFinding(record: GameRecord, known: Remembered | undefined, secret: string): Finding {
  if (commitment(secret) !== (known?.pledge ?? record.pledge)) return { key: 'check-pledge-wrong', right: false }
  return known && !known.late ? { key: 'check-pledge', right: true } : { key: 'check-pledge-late', right: null }
}

function numberFinding(known: Remembered | undefined, seat: number | undefined, numbers: string[]): Finding {
  const mine = known?.number ?? ''
  const number = seat === undefined ? (numbers.find((one) => one === mine) ?? '') : (numbers[seat] ?? '')
  if (mine && mine === number) return { key: 'check-number', right: true }
  if (known?.seals) return { key: 'check-number-wrong', right: false }
  // This browser showed no number. Another device of the same player may have, or this one forgot it.
  if (number) return { key: 'check-number-unknown', right: null }
  return { key: mine ? 'check-number-left-out' : 'check-number-none', right: null }
}

/** The numbers of the other seats: those that were sealed when we showed ours. */
function othersFindings(
  { players }: GameRecord,
  known: Remembered | undefined,
  seat: number | undefined,
  numbers: string[],
): Finding[] {
  const seals = known?.seals
  if (!seals) return []
  const wrong = players.filter((_, at) => {
    const number = numbers[at] ?? ''
    const seal = seals[at] ?? null
    return at !== seat && (seal === null ? number !== '' : sealed(number) !== seal)
  })
  if (wrong.length) return [{ key: 'check-others-wrong', right: false, values: { name: wrong[0]?.name ?? '' } }]
  return seals.some((seal, at) => seal !== null && at !== seat) ? [{ key: 'check-others', right: true }] : []
}

function seedFinding(
  { seed, players, ...record }: GameRecord,
  known: Remembered | undefined,
  numbers: string[],
): Finding {
  const right =
    commitment(seed) === record.commitment &&
    record.commitment === (known?.commitment ?? record.commitment) &&
    numbers.length === players.length
  if (!right) return { key: 'check-seed-wrong', right }
  return known?.commitment === undefined ? { key: 'check-seed-late', right: null } : { key: 'check-seed', right }
}

function chanceFinding(record: GameRecord, chanceOf: ChanceOf<never> | undefined): Finding {
  if (!chanceOf) return { key: 'check-chance-unknown', right: null }
  const key = keyOf(record.seed)
  const ofGame = chanceOf(record.options as never)
  let count = 0
  for (const event of record.events) {
    const random =
      event['event'] === 'starter_drawn' ? picked([...record.players.keys()], event['seat']) : ofGame(event as never)
    if (!random) continue
    const settled = 'due' in random
    if (!settled) count += 1
    if (!same(settled ? random.due : outcomeOf(key, count - 1, random), random.outcome))
      return { key: 'check-chance-wrong', right: false, values: { number: count } }
  }
  return { key: 'check-chance', right: true, values: { count } }
}

function seenFinding({ events, options }: GameRecord, known: Remembered | undefined, seen: readonly object[]): Finding {
  const whole = seen.length === events.length
  const right = agrees(known?.options, options) && (!whole || seen.every((event, at) => agrees(event, events[at])))
  if (!right) return { key: 'check-seen-wrong', right }
  return whole ? { key: 'check-seen', right } : { key: 'check-seen-part', right: null }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether what was shown is part of the truth; null stands for what was hidden. */
function agrees(shown: unknown, truth: unknown): boolean {
  if (shown === null || shown === undefined) return true
  if (typeof shown !== 'object' || typeof truth !== 'object' || !truth) return shown === truth
  const [keys, others] = [Object.keys(shown), Object.keys(truth)]
  return keys.length === others.length && keys.every((key) => agrees((shown as Fields)[key], (truth as Fields)[key]))
}
