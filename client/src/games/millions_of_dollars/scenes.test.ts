import { describe, expect, test } from 'vitest'
import { isHeistEvent, keyOf, LOOT, scenesOf, type HeistEvent, type Scene } from './scenes'

const MONEY = [5, 5, 5, 5]
const BEGUN: HeistEvent = {
  event: 'heist_begun',
  characters: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
}

/** The last scene after these events. */
function played(...events: HeistEvent[]): Scene {
  let scene: Scene | null = null
  for (const event of events) scene = scenesOf(scene, event, MONEY).at(-1) ?? scene
  if (!scene) throw new Error('nothing was played')
  return scene
}

const notesAt = (scene: Scene, place: string) => scene.notes.filter(({ at }) => at === place).length

const split = (share: number, amount: number, bonus = 0): HeistEvent => ({
  event: 'loot_split',
  amount,
  bonus,
  characters: [
    [0, 0],
    [2, 0],
  ],
  share,
  rest: amount + bonus - 2 * share,
  money: [8, 5, 8, 5],
})

test('a heist begins with its characters, masked, and the money of before', () => {
  expect(played(BEGUN)).toMatchObject({ inside: BEGUN.characters, faces: {}, money: MONEY })
})

test('before a role is revealed, a scene of suspense gives nothing away', () => {
  const before = played(BEGUN)
  const revealed: HeistEvent = {
    event: 'revealed',
    role: 'boss',
    characters: [[1, 0]],
    fate: 'stays',
    stake: 2,
    threat_card: false,
    money: [5, 7, 5, 5],
  }
  const [suspense, told] = scenesOf(before, revealed, MONEY)
  expect(suspense).toMatchObject({ suspense: true, faces: {}, money: MONEY })
  expect(told).toMatchObject({
    suspense: false,
    faces: { '1.0': { role: 'boss', fate: 'stays' } },
    money: [5, 7, 5, 5],
  })
})

describe('the loot', () => {
  test('is dealt note by note, a round for everybody at a time', () => {
    const scenes = scenesOf(played(BEGUN), split(3, 7), MONEY)
    const first = scenes[0]
    if (!first) throw new Error('no scene')
    expect(notesAt(first, LOOT)).toBe(7)
    expect(scenes.map((scene) => [notesAt(scene, '0.0'), notesAt(scene, '2.0')])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
      [3, 3],
    ])
  })

  test('leaves the rest where it was, and shows the money only in the end', () => {
    const scenes = scenesOf(played(BEGUN), split(3, 6, 1), MONEY)
    const last = scenes.at(-1)
    expect(last && notesAt(last, LOOT)).toBe(1)
    expect(last?.gains).toEqual({ '0.0': 3, '2.0': 3 })
    expect(scenes.slice(0, -1).map(({ money }) => money)).toEqual(scenes.slice(1).map(() => MONEY))
    expect(last?.money).toEqual([8, 5, 8, 5])
  })
})

test('the driver is paid by each of the others', () => {
  const paid: HeistEvent = { event: 'driver_paid', seat: 2, slot: 0, payers: [[0, 0]], money: [7, 5, 9, 5] }
  const scene = played(BEGUN, split(3, 6), paid)
  expect([notesAt(scene, '0.0'), notesAt(scene, '2.0')]).toEqual([2, 4])
  expect(scene.gains).toEqual({ '0.0': 2, '2.0': 4 })
})

test('a driver without payers makes no scene', () => {
  const unpaid: HeistEvent = { event: 'driver_paid', seat: 2, slot: 0, payers: [], money: MONEY }
  expect(scenesOf(played(BEGUN), unpaid, MONEY)).toEqual([])
})

test('the pickpocket takes from the bruiser who stayed, out of the purse if need be', () => {
  const bruiser: HeistEvent = {
    event: 'revealed',
    role: 'bruiser',
    characters: [[0, 0]],
    fate: 'stays',
    stake: 1,
    threat_card: false,
    money: MONEY,
  }
  const picked: HeistEvent = {
    event: 'pocket_picked',
    seat: 2,
    slot: 0,
    victim: 0,
    amount: 2,
    money: [3, 5, 7, 5],
  }
  const scene = played(BEGUN, bruiser, picked)
  expect(scene.gains).toEqual({ '0.0': -2, '2.0': 2 })
  expect(notesAt(scene, '2.0')).toBe(2)
})

test('a lone snitch loses', () => {
  const alone: HeistEvent = { event: 'snitch_alone', seat: 1, slot: 0, lost: 4, money: [5, 1, 5, 5] }
  const scene = played(BEGUN, alone)
  expect(scene.faces[keyOf([1, 0])]).toEqual({ role: 'snitch', fate: 'alone' })
  expect(scene.gains).toEqual({ '1.0': -4 })
  expect(scene.money).toEqual([5, 1, 5, 5])
})

test('only events of the heist are animated', () => {
  expect(isHeistEvent(BEGUN)).toBe(true)
  expect(isHeistEvent({ event: 'ended' } as never)).toBe(false)
})
