import { describe, expect, test } from 'vitest'
import { loadChance } from '../games/parts'
import { keyOf, outcomeOf } from './chance'
import { check, parseRecord, verdictOf, type Finding, type GameRecord } from './check'
import { commitment, sealed } from './hashes'
import type { Remembered } from './memory'

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
      seen: undefined,
      chanceOf: await loadChance(record.game),
    })
    const chance = findings.find(({ key }) => key.startsWith('check-chance'))
    expect(chance).toMatchObject({ key: 'check-chance', right: true })
    expect(chance?.values?.['count']).toBeGreaterThan(1)
  })

  test('with another seed nothing does', async () => {
    const chanceOf = await loadChance(record.game)
    const other = { ...record, seed: `${record.seed}0` }
    const findings = check({ record: other, known: undefined, seat: undefined, seen: undefined, chanceOf })
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
  const findings = check({ ...honest, record: { ...lie, events }, seen: undefined })
  const finding = findings.find(({ key }) => key === 'check-chance-wrong')
  expect(finding).toMatchObject({ right: false, values: { number: 3 } })
})

test('a card that was shown otherwise is reported; one that was hidden is not', () => {
  const [first = {}, ...rest] = deals.events
  const seen = (event: object) => wrong(check({ ...honest, seen: [event, ...rest] }))
  expect(seen({ ...first, seat: null })).toEqual([])
  expect(seen({ ...first, seat: Number(first['seat']) + 1 })).toEqual(['check-seen-wrong'])
  expect(keys(check({ ...honest, seen: rest }))).toContain('check-seen-part')
})

test('what could not be checked is said', () => {
  const some = { ...honest, seen: undefined }
  const none: Remembered = { pledge: commitment(SECRET), late: true }
  const empty: GameRecord = { ...deals, seed: `${SECRET}+++`, commitment: commitment(`${SECRET}+++`), events: [] }
  expect(keys(check({ ...some, record: empty, known: none }))).toEqual([
    'check-pledge-late',
    'check-number-none',
    'check-seed',
    'check-chance',
  ])
  const { seals: _, ...leftOut } = { ...known, commitment: commitment(empty.seed) }
  expect(keys(check({ ...some, record: empty, known: leftOut }))).toContain('check-number-left-out')
  expect(keys(check({ ...some, chanceOf: undefined }))).toContain('check-chance-unknown')
  expect(keys(check({ ...some, known: undefined, seat: undefined }))).toEqual([
    'check-pledge-late',
    'check-seed',
    'check-chance',
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
