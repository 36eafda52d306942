// The table of a game that has no folder here: its own module if it brings one, else the generic table.
import type { LoadedGame } from '../games/parts'
import { tellerOf } from '../sentences/teller'
import { words } from '../words/words.svelte'
import { loadDeclarations } from './declarations.svelte'
import GenericTable from './Table.svelte'
import BroughtTable from './BroughtTable.svelte'

export async function loadGeneric(name: string): Promise<LoadedGame> {
  const [declared] = await Promise.all([loadDeclarations(name), words.learn(name)])
  return {
    Table: (declared.module ? BroughtTable : GenericTable) as unknown as LoadedGame['Table'],
    tell: tellerOf(declared.sentences),
    slowEvents: declared.reveals,
  }
}
