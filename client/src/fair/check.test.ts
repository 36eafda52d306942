import { describe, expect, test } from 'vitest'
import { loadChance } from '../games/parts'
import { keyOf, outcomeOf } from './chance'
import { check, parseRecord, verdictOf, type Finding, type GameRecord } from './check'
import { commitment, sealed } from './hashes'
import type { Remembered } from './memory'
/** A game of Bluff Pirate in which the discards become the pile again. */
import RESHUFFLED from '../../../tests/records/reshuffled.jsonl?raw'

/** Records of every format, which the Python tests read and verify too. */
const RECORDS = import.meta.glob<string>('../../../tests/records/formats/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const FINISHED = Object.keys(RECORDS).filter((path) => !path.includes('unfinished'))
const SECRET = '5ec4e7'.repeat(10)
const NUMBERS = ['c0ffee', '', '0badcafe']

const load = (path: string): GameRecord => parseRecord(RECORDS[path] ?? '')
const wrong = (findings: Finding[]): string[] => findings.filter(({ right }) => right === false).map(({ key }) => key)
const keys = (findings: Finding[]): string[] => findings.map(({ key }) => key)
const chanceOf = await loadChance('lie')

/** The game of LIE, with a seed that is made of a secret and numbers; its cards follow from another. */
const lie = load('../../../tests/records/formats/format-2-lie.jsonl')
const seed = [SECRET, ...NUMBERS].join('+')
const players = [{ name: 'Ania' }, { name: 'Olga', bot: 'rookie' }, { name: 'Bob' }]
const deals: GameRecord = {
  game: 'lie',
  options: {},
  players,
  seed,
  commitment: commitment(seed),
  pledge: commitment(SECRET),
  events: [0, 1, 2].map((k) => {
    const seat = outcomeOf(keyOf(seed), k, { from: [0, 1, 2], outcome: 0 })
    return { event: 'starter_drawn', seat }
  }),
}
const known: Remembered = {
  pledge: commitment(SECRET),
  commitment: commitment(seed),
  options: {},
  number: 'c0ffee',
  sealed: sealed('c0ffee'),
  seals: [sealed('c0ffee'), null, sealed('0badcafe')],
}
const honest = { record: deals, known, seat: 0, seen: deals.events, chanceOf }

test('the hashes are those of the manual', () => {
  expect(commitment('7')).toBe('5d10ceeb67bdf1e0592f88b024f19f238b29f8f172d25cf2ed52e6b259458a8b')
  expect(sealed('c0ffee')).toBe('a3ce1f18ab3dae90789b860141d3487fec17f5da614a4dc795cb6b69a3f493c6')
})

test('there are records of all games', () => expect(FINISHED.length).toBeGreaterThan(9))

describe.each(FINISHED)('%s', (name) => {
  const record = load(name)

  test('everything that chance decided follows from the seed', async () => {
    const findings = check({
      record,
      known: undefined,
      seat: undefined,
      seen: [],
      chanceOf: await loadChance(record.game),
    })
    const chance = findings.find(({ key }) => key.startsWith('check-chance'))
    expect(chance).toMatchObject({ key: 'check-chance', right: true })
    expect(chance?.values?.['count']).toBeGreaterThan(1)
  })

  test('with another seed nothing does', async () => {
    const chanceOf = await loadChance(record.game)
    const other = { ...record, seed: `${record.seed}0` }
    const findings = check({ record: other, known: undefined, seat: undefined, seen: [], chanceOf })
    expect(wrong(findings)).toContain('check-chance-wrong')
  })
})

test('an honest game is right in everything', () => {
  expect(keys(check(honest))).toEqual([
    'check-pledge',
    'check-number',
    'check-others',
    'check-seed',
    'check-chance',
    'check-seen',
  ])
  expect(wrong(check(honest))).toEqual([])
})

test.each<[string, Partial<typeof honest>, string[]]>([
  ['another pledge', { known: { ...known, pledge: commitment('other') } }, ['check-pledge-wrong']],
  ['another number of mine', { known: { ...known, number: 'feed' } }, ['check-number-wrong']],
  ['my number left out though I showed it', { seat: 1 }, ['check-number-wrong']],
  [
    'another number of theirs',
    { known: { ...known, seals: [sealed('c0ffee'), null, sealed('feed')] } },
    ['check-others-wrong'],
  ],
  [
    'a number for a bot',
    { known: { ...known, seals: [sealed('c0ffee'), sealed('feed'), sealed('0badcafe')] } },
    ['check-others-wrong'],
  ],
  [
    'a number of a player who sealed none',
    { known: { ...known, seals: [sealed('c0ffee'), null, null] } },
    ['check-others-wrong'],
  ],
  ['another commitment', { known: { ...known, commitment: commitment('other') } }, ['check-seed-wrong']],
  [
    'too many numbers',
    { record: { ...deals, players: players.slice(0, 2) } },
    ['check-seed-wrong', 'check-chance-wrong'],
  ],
])('%s is reported', (_, change, expected) => {
  const findings = check({ ...honest, ...change })
  expect(wrong(findings)).toEqual(expect.arrayContaining(expected))
})

test('a changed card is reported, with its place', () => {
  const events = lie.events.map((event) =>
    event['event'] === 'dealt' && event['round'] === 2
      ? { ...event, hands: [...(event['hands'] as unknown[])].reverse() }
      : event,
  )
  const findings = check({ ...honest, record: { ...lie, events }, seen: [] })
  const finding = findings.find(({ key }) => key === 'check-chance-wrong')
  expect(finding).toMatchObject({ right: false, values: { number: 3 } })
})

/** Every way to swap one card of an event for another that the rules allow there, by its kind. */
const SWAPS: Record<string, (event: Event) => Event | null> = {
  // Bluff Pirate: other cards than those on top of the pile; a card that the captain does not hold.
  dealt: (event) => ({ ...event, hands: (event['hands'] as string[][]).map((hand) => swapped(hand)) }),
  drawn: (event) => ({ ...event, cards: swapped(event['cards'] as string[]) }),
  laid: (event) => ({ ...event, hidden: swapped(event['hidden'] as string[]) }),
  discarded: (event) => ({ ...event, card: swapped([event['card'] as string])[0] }),
  bank_card_taken: (event) => ({ ...event, card: (Number(event['card']) + 1) % 3 }),
  revealed: (event) => ('tile' in event ? { ...event, tile: event['tile'] === 'cba' ? 1 : 'cba' } : null),
  roles_shown: (event) => ({ ...event, shown: ['boss', ...(event['shown'] as string[]).slice(1)] }),
}
type Event = Record<string, unknown>
const swapped = (cards: readonly string[]) =>
  ['pirate', ...cards.slice(1)].join() === cards.join() ? ['rum', ...cards.slice(1)] : ['pirate', ...cards.slice(1)]

describe.each(['bluff_pirate', 'dont_bluff', 'millionaires', 'millions_of_dollars'])('in %s', (game) => {
  const record = load(`../../../tests/records/formats/format-2-${game}.jsonl`)
  const kinds = [...new Set(record.events.map((event) => String(event['event'])))].filter((kind) => SWAPS[kind])

  test('some cards follow from earlier events', () => expect(kinds.length).toBeGreaterThan(0))

  test.each(kinds)("%s with a card of the house's choice is reported", async (kind) => {
    const chanceOf = await loadChance(game)
    const at = record.events.findIndex((event) => event['event'] === kind)
    const other = SWAPS[kind]?.(record.events[at] ?? {})
    if (!other) return
    const events = record.events.with(at, other)
    const findings = check({ ...honest, record: { ...record, events }, known: undefined, seen: [], chanceOf })
    expect(wrong(findings)).toContain('check-chance-wrong')
  })
})

test('discards that become the pile again must be those that were discarded', async () => {
  const record = parseRecord(RESHUFFLED)
  const chanceOf = await loadChance(record.game)
  const chance = (events: Event[]) =>
    check({ ...honest, record: { ...record, events }, known: undefined, seen: [], chanceOf })
  expect(keys(chance(record.events))).toContain('check-chance')
  // The house slips other cards into the pile, and shuffles them as the seed says.
  const at = record.events.findLastIndex((event) => event['event'] === 'shuffled')
  const cards = swapped([...(record.events[at]?.['cards'] as string[])].sort()).sort()
  const shuffled = outcomeOf(keyOf(record.seed), 3, { from: cards, drawn: cards.length, outcome: [] })
  const findings = chance(record.events.with(at, { ...record.events[at], cards: shuffled }).slice(0, at + 1))
  expect(findings).toContainEqual({ key: 'check-chance-wrong', right: false, values: { number: 4 } })
})

test('a card that was shown otherwise is reported; one that was hidden is not', () => {
  const [first = {}, ...rest] = deals.events
  const seen = (event: object) => wrong(check({ ...honest, seen: [event, ...rest] }))
  expect(seen({ ...first, seat: null })).toEqual([])
  expect(seen({ ...first, seat: Number(first['seat']) + 1 })).toEqual(['check-seen-wrong'])
  expect(keys(check({ ...honest, seen: rest }))).toContain('check-seen-part')
})

test('what could not be checked is said', () => {
  const some = { ...honest, seen: [] }
  const none: Remembered = { pledge: commitment(SECRET), late: true }
  const empty: GameRecord = { ...deals, seed: `${SECRET}+++`, commitment: commitment(`${SECRET}+++`), events: [] }
  expect(keys(check({ ...some, record: empty, known: none }))).toEqual([
    'check-pledge-late',
    'check-number-none',
    'check-seed-late',
    'check-chance',
    'check-seen',
  ])
  const { seals: _, ...leftOut } = { ...known, commitment: commitment(empty.seed) }
  expect(keys(check({ ...some, record: empty, known: leftOut }))).toContain('check-number-left-out')
  expect(keys(check({ ...some, chanceOf: undefined }))).toContain('check-chance-unknown')
  expect(keys(check({ ...some, known: undefined, seat: undefined }))).toEqual([
    'check-pledge-late',
    'check-number-none',
    'check-seed-late',
    'check-chance',
    'check-seen-part',
  ])
})

const { number: _number, sealed: _sealed, seals: _seals, ...onlyShown } = known

test.each<[string, Remembered | undefined]>([
  ['a browser that was not there, or has forgotten the table', undefined],
  ['a device that took the seat over after the deal', { pledge: known.pledge, late: true }],
  ['a device that saw the table but drew no number', onlyShown],
  ['a device that drew a number, before another one took the seat over', { ...onlyShown, number: 'feed', sealed: 'f' }],
])('%s does not accuse the house', (_, remembered) => {
  const findings = check({ ...honest, known: remembered })
  expect(wrong(findings)).toEqual([])
  expect(findings).toContainEqual({ key: 'check-number-unknown', right: null })
  expect(verdictOf(findings)).toBe('partly')
})

test('a spectator, who has no number in the seed, is not told that everything was checked', () => {
  const findings = check({ ...honest, known: onlyShown, seat: undefined })
  expect(findings).toContainEqual({ key: 'check-number-none', right: null })
  expect(verdictOf(findings)).toBe('partly')
})

test('a house that takes our seat away at the end must still have our number', () => {
  expect(keys(check({ ...honest, seat: undefined }))).toContain('check-number')
  expect(wrong(check({ ...honest, seat: undefined, known: { ...known, number: 'feed' } }))).toContain(
    'check-number-wrong',
  )
})

test('a commitment that was never shown is not counted as checked', () => {
  const { commitment: _, ...without } = known
  const findings = check({ ...honest, known: without })
  expect(findings).toContainEqual({ key: 'check-seed-late', right: null })
  expect(verdictOf(findings)).toBe('partly')
})

test('a game with other options than those shown is reported', () => {
  const findings = check({ ...honest, known: { ...known, options: { wild_ones: true } } })
  expect(wrong(findings)).toEqual(['check-seen-wrong'])
})

test('starts that were called off after our number was shown are counted', () => {
  const findings = check({ ...honest, known: { ...known, calledOff: 2 } })
  expect(findings).toContainEqual({ key: 'check-called-off', right: null, values: { count: 2 } })
  expect(verdictOf(findings)).toBe('partly')
})

test('only a check of everything ends well', () => {
  const found = (...rights: (boolean | null)[]) => verdictOf(rights.map((right) => ({ key: 'check-seed', right })))
  expect(found(true, true)).toBe('ok')
  expect(found(true, null)).toBe('partly')
  expect(found(null, false)).toBe('differs')
})
