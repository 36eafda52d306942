// The files of a game's folder beyond `game.ts`, each loaded when a page needs it. All are optional: a
// game that is played here but has no folder has none of them.
import type { Component } from 'svelte'
import type { RandomEvent, SettledEvent } from '../fair/chance'
import type { Live } from '../house/live.svelte'
import type { Lesson } from '../learn/lesson'
import type { GameReveal } from '../reveal/statements'
import type { Sentences } from '../sentences/evaluate'
import { labelOf, tellerOf } from '../sentences/teller'
import type { GameSettings } from '../waiting/settings'
import { words } from '../words/words.svelte'
import type { AnyView, GameName, GameTypes } from '../protocol'
import type { Label, Names, Teller } from '.'

/** Any game's table, for pages that do not know which game they show. */
export type AnyTable = Component<{ live: Live; view: unknown; tv: boolean; tell: Teller }>

/** Everyone's hand, given every seat's view. */
export type OpenHands = Component<{ views: AnyView[]; names: Names }>
/** A spectator's view of the table, with the secrets on it that other views hold. */
export type OpenView = (view: AnyView, views: AnyView[]) => AnyView

interface HandsModule {
  default: OpenHands
  openView?: OpenView
}

interface TableModule {
  default: AnyTable
  /** Kinds of events that the table takes its time to show: a replay waits longer after them. */
  SLOW_EVENTS?: readonly string[]
}

/** What chance decided in each event of a game with these options, from the first event on, or decided
    before, where cards come off a shuffled pile; null where it decided nothing. */
export type ChanceOf<G extends GameName> = (
  options: Partial<GameTypes[G]['options']>,
) => (event: GameTypes[G]['event']) => RandomEvent | SettledEvent | null

const TABLES = import.meta.glob<TableModule>('./*/Table.svelte')
const SENTENCES = import.meta.glob<Sentences>('./*/sentences.json', { import: 'default' })
const ACTIONS = import.meta.glob<Sentences>('./*/actions.json', { import: 'default' })
const PHRASES = import.meta.glob<string[]>('./*/phrases.json', { import: 'default' })
const REVEALS = import.meta.glob<{ reveal: GameReveal }>('./*/reveal.ts')
const HANDS = import.meta.glob<HandsModule>('./*/OpenHands.svelte')
const SETTINGS = import.meta.glob<{ settings: GameSettings }>('./*/settings.ts')
const CHANCES = import.meta.glob<{ chanceOf: ChanceOf<never> }>('./*/chance.ts')
const LESSONS = import.meta.glob<{ lesson: Lesson<never> }>('./*/lesson.ts')

export interface LoadedGame {
  Table: AnyTable
  tell: Teller
  slowEvents: readonly string[]
}

/** A game's table with its sentences and its words. A game without a folder gets the generic table. */
export async function loadGame(name: string): Promise<LoadedGame> {
  const [table, sentences] = [TABLES[`./${name}/Table.svelte`], SENTENCES[`./${name}/sentences.json`]]
  if (!table || !sentences) return (await import('../generic/load')).loadGeneric(name)
  const [{ default: Table, SLOW_EVENTS = [] }, declared] = await Promise.all([table(), sentences(), words.learn(name)])
  return { Table, tell: tellerOf(declared), slowEvents: SLOW_EVENTS }
}

/** A game's actions in a few words; its words must be known, as they are where its table is shown. */
export async function loadLabels(name: string): Promise<Label> {
  const declared = ACTIONS[`./${name}/actions.json`]
  if (declared) return labelOf(await declared())
  return labelOf((await (await import('../generic/declarations.svelte')).loadDeclarations(name)).board.actions)
}

/** The phrases that a game adds to those of the house, as the keys of their messages. */
export const loadPhrases = async (name: string): Promise<readonly string[]> =>
  (await PHRASES[`./${name}/phrases.json`]?.()) ?? []

/** What a game declares about its reveal; undefined if nothing. */
export const loadReveal = async (name: string): Promise<GameReveal | undefined> =>
  (await REVEALS[`./${name}/reveal.ts`]?.())?.reveal

/** How a replay shows a game with all hands open; empty if it cannot. */
export async function loadHands(
  name: string,
): Promise<{ Hands: OpenHands | undefined; openView: OpenView | undefined }> {
  const module = await HANDS[`./${name}/OpenHands.svelte`]?.()
  return { Hands: module?.default, openView: module?.openView }
}

/** What a game declares about its waiting room. */
export const loadSettings = async (name: string): Promise<GameSettings> =>
  (await SETTINGS[`./${name}/settings.ts`]?.())?.settings ?? {}

/** A game's guided first round; undefined if it has none. */
export const loadLesson = async (name: string): Promise<Lesson<never> | undefined> =>
  (await LESSONS[`./${name}/lesson.ts`]?.())?.lesson

/** What a game picks and draws by chance; undefined for a game without a folder here. */
export const loadChance = async (name: string): Promise<ChanceOf<never> | undefined> =>
  (await CHANCES[`./${name}/chance.ts`]?.())?.chanceOf
