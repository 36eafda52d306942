// The heist as scenes to be played one after the other: masks off role by role, then the notes
// counted into piles. Every scene is the whole stage at that moment, so any of them can be shown.
import type { Character, Event, Role } from './gang'

const TOLD = [
  'heist_begun',
  'revealed',
  'named',
  'only_role_named',
  'nobody_left',
  'snitch_alone',
  'loot_split',
  'driver_paid',
  'pocket_picked',
  'icon_paid',
] as const

export type HeistEvent = Extract<Event, { event: (typeof TOLD)[number] }>

export const isOfTheHeist = (event: Event): event is HeistEvent => TOLD.some((told) => told === event.event)

export type Fate = 'stays' | 'too_many' | 'named' | 'alone'

/** A million on its way: on the loot, or in front of a character. */
export interface Million {
  id: number
  at: string
}

export interface Scene {
  event: HeistEvent
  /** The held breath before what it tells. */
  hush: boolean
  inside: Character[]
  /** By character: the role it has shown, and what became of it. */
  faces: Record<string, { role: Role; fate: Fate }>
  notes: Million[]
  /** By character: what the split has brought or cost so far. */
  gains: Record<string, number>
  /** What the seats have in hand. */
  money: number[]
  /** How long it stays, in milliseconds. */
  lasts: number
}

export const LOOT = 'loot'
export const keyOf = ([seat, slot]: readonly [number, number]): string => `${seat}.${slot}`

const HUSH = 800
const TELL = 1200
const BEAT = 120

/** What an event adds to the heist that has come so far; `money` is what the seats had when it began. */
export function scenesOf(before: Scene | null, event: HeistEvent, money: number[]): Scene[] {
  const stage: Scene =
    event.event === 'heist_begun' || before === null
      ? { event, hush: false, inside: [], faces: {}, notes: [], gains: {}, money, lasts: TELL }
      : { ...before, event, hush: false, lasts: TELL }
  switch (event.event) {
    case 'heist_begun':
      return [{ ...stage, inside: event.characters }]
    case 'revealed': {
      const shown = event.characters.map((who) => [keyOf(who), { role: event.role, fate: event.fate }] as const)
      const faces = { ...stage.faces, ...Object.fromEntries(shown) }
      return [
        { ...stage, hush: true, lasts: HUSH },
        { ...stage, faces, money: event.money },
      ]
    }
    case 'snitch_alone': {
      const alone = keyOf([event.seat, event.slot])
      const faces = { ...stage.faces, [alone]: { role: 'snitch' as const, fate: 'alone' as const } }
      return [{ ...stage, faces, gains: { [alone]: -event.lost }, money: event.money }]
    }
    case 'loot_split':
      return split(stage, event)
    case 'driver_paid': {
      const driver = keyOf([event.seat, event.slot])
      let after = stage
      for (const payer of event.payers) after = pay(after, keyOf(payer), driver, 1)
      return event.payers.length ? [{ ...after, money: event.money }] : []
    }
    case 'pocket_picked': {
      const bruiser = Object.entries(stage.faces).find(([, face]) => face.role === 'bruiser' && face.fate === 'stays')
      const thief = keyOf([event.seat, event.slot])
      return [{ ...pay(stage, bruiser?.[0] ?? thief, thief, event.amount), money: event.money }]
    }
    case 'icon_paid':
      return [{ ...pay(stage, LOOT, keyOf([event.seat, event.slot]), 1), money: event.money }]
    default:
      return [stage]
  }
}

/** Whoever is out goes, and the others move together. Then note by note, a round for everybody and
    then the next, as one counts money out. */
function split(stage: Scene, event: Extract<HeistEvent, { event: 'loot_split' }>): Scene[] {
  const all = event.amount + event.bonus
  const notes: Million[] = Array.from({ length: all }, (_, id) => ({ id, at: LOOT }))
  let last: Scene = { ...stage, inside: event.characters, notes }
  const scenes: Scene[] = [{ ...last, hush: true, lasts: TELL }]
  for (let given = 0; given < event.share; given += 1) {
    for (const who of event.characters) {
      last = { ...pay(last, LOOT, keyOf(who), 1), lasts: BEAT }
      scenes.push(last)
    }
  }
  return [...scenes, { ...last, money: event.money, lasts: TELL }]
}

/** So many notes from one pile to another. What a pile does not have comes out of a purse. */
function pay(stage: Scene, from: string, to: string, amount: number): Scene {
  const notes = stage.notes.map((note) => ({ ...note }))
  for (let paid = 0; paid < amount; paid += 1) {
    // The loot is dealt from the top of its pile, which is the note that was laid last.
    const note = notes.filter(({ at }) => at === from).at(-1)
    if (note) note.at = to
    else notes.push({ id: notes.length, at: to })
  }
  const gains = { ...stage.gains }
  gains[to] = (gains[to] ?? 0) + amount
  if (from !== LOOT) gains[from] = (gains[from] ?? 0) - amount
  return { ...stage, notes, gains }
}
