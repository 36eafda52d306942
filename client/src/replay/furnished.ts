// What a room needs to show a game again: its table and its sentences.
import type { Component } from 'svelte'
import { GAMES, type Teller } from '../games'
import { No } from '../house/api'
import type { Live } from '../house/live.svelte'
import type { GameName } from '../protocol'
import { words } from '../words/words.svelte'

export type AnyTable = Component<{ live: Live; view: unknown; tv: boolean }>

export interface Furnished {
  Table: AnyTable
  tell: Teller
}

export async function furnished(game: GameName): Promise<Furnished> {
  const folder = GAMES[game]
  if (!folder) throw new No('no-such-page', {}, 404)
  const [{ default: Table }, { tell }] = await Promise.all([folder.load(), folder.tell(), words.learn(game)])
  return { Table: Table as unknown as AnyTable, tell }
}
