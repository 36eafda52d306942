// The games that have a table here: each folder beside this file that has a `game.ts`.
import type { Component } from 'svelte'
import type { GameName, GameTypes } from '../protocol'
import type { Live } from '../house/live.svelte'
import type { Lesson } from '../learn/lesson'

/** What every game's table is given: the live table, and what the table shows of its players. */
export interface TableProps<G extends GameName> {
  live: Live<G>
  view: GameTypes[G]['view']
  /** No hands on this screen: it hangs on the wall. */
  tv: boolean
}

export interface Table {
  /** How long a game takes, about. */
  minutes: [number, number]
  /** Its picture on the front door. */
  Emblem: Component
  /** Its table, loaded when somebody sits down. */
  load: () => Promise<{ default: Component<TableProps<never>> }>
  /** What happened, as a sentence. */
  tell: () => Promise<{ tell: Teller }>
}

/** An event as a key of the words with its values; null: not worth a sentence. */
export type Teller = (event: never, names: Names) => [string, Record<string, string | number>] | null

/** How people are called in sentences. */
export interface Names {
  /** How many sit at the table. */
  seats: number
  of: (seat: number) => string
  /** `name` and `you` as sentences take them. */
  who: (seat: number) => { name: string; you: 'yes' | 'no' }
  list: (items: (string | number)[]) => string
}

const found = import.meta.glob<{ game: Table }>('./*/game.ts', { eager: true })

export const GAMES = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split('/')[1], module.game]),
) as Partial<Record<GameName, Table>>

const lessons = import.meta.glob<{ lesson: Lesson<never> }>('./*/lesson.ts')

/** The first round with a coach, where a game has one. */
export const LESSONS = Object.fromEntries(
  Object.entries(lessons).map(([path, load]) => [path.split('/')[1], load]),
) as Partial<Record<GameName, () => Promise<{ lesson: Lesson<never> }>>>
