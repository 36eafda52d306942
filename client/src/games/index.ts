// The games that have a folder here. Nothing outside a game's folder knows its name: pages ask for
// its module or its parts, and do without what is not there.
import type { Component } from 'svelte'
import type { Live } from '../house/live.svelte'
import type { AnyEvent, GameName, GameTypes } from '../protocol'

/** What `game.ts` in a game's folder exports as `game`: all that the front door needs. `game.ts` also
    imports the game's cloth, a CSS file. The other files of a folder are loaded when a page asks for
    them (parts.ts). */
export interface GameModule {
  /** How long a game takes, in minutes: from, to. */
  minutes: [number, number]
  /** The game's picture on the front door. */
  Emblem: Component
  /** Seats at the table of the guided first round; left out, the game has no lesson. */
  lessonSeats?: number
}

/** The props of every game's table. */
export interface TableProps<G extends GameName> {
  live: Live<G>
  view: GameTypes[G]['view']
  /** This is the TV view: it shows no hand and takes no input. */
  tv: boolean
  tell: Teller
}

/** Tells an event in a sentence or two; empty if it is not worth a line. */
export type Teller = (event: AnyEvent, names: Names) => string

/** Says an action in a few words, as on a button. */
export type Label = (action: { do: string }, names: Names) => string

/** How sentences name the players. */
export interface Names {
  /** Number of seats at the table. */
  seats: number
  /** The reader's seat; null for a spectator. */
  reader: number | null
  of: (seat: number) => string
  /** The values `name` and `you` of a sentence. */
  who: (seat: number) => { name: string; you: 'yes' | 'no' }
  list: (items: (string | number)[]) => string
}

const found = import.meta.glob<{ game: GameModule }>('./*/game.ts', { eager: true })

const MODULES = new Map(Object.entries(found).map(([path, { game }]) => [path.split('/')[1] ?? '', game]))

/** Names of the games that have a folder here. */
export const GAME_NAMES: readonly string[] = [...MODULES.keys()]

/** The client's part of a game; undefined for a game without a folder here. */
export const gameModule = (name: string): GameModule | undefined => MODULES.get(name)

/** A game's name as the keys of its messages begin with it. */
export const messageKey = (name: string): string => name.replaceAll('_', '-')
