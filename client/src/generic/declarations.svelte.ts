// What games without a folder here declare about themselves, as the house sends it.
import { SvelteMap } from 'svelte/reactivity'
import { api } from '../house/api'
import type { BoardDeclaration, Declarations } from '../protocol'

interface Declared extends Declarations, BoardDeclaration {}

const known = new SvelteMap<string, Declared>()

/** Fetch a game's declarations; they stay known. */
export async function loadDeclarations(game: string): Promise<Declared> {
  const found = known.get(game)
  if (found) return found
  const [text, board] = await Promise.all([api.gameText(game), api.gameBoard(game)])
  const declared = { ...text, ...board }
  known.set(game, declared)
  return declared
}

/** What has been fetched of a game. */
export const declarationsOf = (game: string): Declared | undefined => known.get(game)
