// The heist as scenes to be shown one after the other: masks come off role by role, then the notes are
// counted into piles. Every scene holds the whole stage at that moment, so any of them can be shown.
import type { Character, Event, Role } from './gang'

const HEIST_EVENTS = [
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

export type HeistEvent = Extract<Event, { event: (typeof HEIST_EVENTS)[number] }>

export const isHeistEvent = (event: Event): event is HeistEvent => HEIST_EVENTS.some((name) => name === event.event)

export type Fate = 'stays' | 'too_many' | 'named' | 'alone'

/** A banknote of one million: on the loot, or in front of a character. */
export interface Million {
  id: number
  at: string
}

export interface Scene {
  event: HeistEvent
  /** Whether this is the pause before the event is shown. */
  suspense: boolean
  /** Whether the heist is over, and this sums it up. */
  aftermath: boolean
  inside: Character[]
  /** By character: the role that was revealed, and what became of it. */
  faces: Record<string, { role: Role; fate: Fate }>
  notes: Million[]
  /** By character: millions won or lost in this heist so far. */
  gains: Record<string, number>
  /** Millions of each seat. */
  money: number[]
  /** Milliseconds for which it is shown. */
  lasts: number
}

/** The place of notes that belong to nobody yet. */
export const LOOT = 'loot'
/** A character as a key of `faces` and `gains`, and as the place of its notes. */
export const keyOf = ([seat, slot]: readonly [number, number]): string => `${seat}.${slot}`

/** Milliseconds: of suspense, for a caption to be read, per note dealt. */
const SUSPENSE = 800
const TELL = 1200
const NOTE = 120

/** The scenes an event adds after `before`; `money` is what the seats had when the heist began. */
export function scenesOf(before: Scene | null, event: HeistEvent, money: number[]): Scene[] {
  const stage: Scene =
    event.event === 'heist_begun' || before === null
      ? { event, suspense: false, aftermath: false, inside: [], faces: {}, notes: [], gains: {}, money, lasts: TELL }
      : { ...before, event, suspense: false, lasts: TELL }
  switch (event.event) {
    case 'heist_begun':
      return [{ ...stage, inside: event.characters }]
    case 'revealed': {
      const shown = event.characters.map((who) => [keyOf(who), { role: event.role, fate: event.fate }] as const)
      const faces = { ...stage.faces, ...Object.fromEntries(shown) }
      return [
        { ...stage, suspense: true, lasts: SUSPENSE },
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

/** Characters who are out leave, and the others move together. Then the notes are dealt one by one, a
    round for everyone at a time, the way people count money out. */
function split(stage: Scene, event: Extract<HeistEvent, { event: 'loot_split' }>): Scene[] {
  const all = event.amount + event.bonus
  const notes: Million[] = Array.from({ length: all }, (_, id) => ({ id, at: LOOT }))
  let last: Scene = { ...stage, inside: event.characters, notes }
  const scenes: Scene[] = [{ ...last, suspense: true, lasts: TELL }]
  for (let given = 0; given < event.share; given += 1) {
    for (const who of event.characters) {
      last = { ...pay(last, LOOT, keyOf(who), 1), lasts: NOTE }
      scenes.push(last)
    }
  }
  return [...scenes, { ...last, money: event.money, lasts: TELL }]
}

/** Move that many notes from one pile to another. Notes that a pile lacks come from the payer's purse. */
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
