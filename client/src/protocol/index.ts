// The protocol's types, game by game: what the generated ones cannot say, that a table's view,
// events and actions are all those of its game. See docs/protocol.md.
import type { Accepted, Act, GameName, Protocol, Refused, Snapshot, TableShown, Update } from './types'

export type * from './types'

/** The number of the protocol that these types are of. */
export const PROTOCOL: Protocol['version'] = 2

/** What each game fills messages with: `GameTypes['lie']['view']`. */
export type GameTypes = Protocol['games']

/** Something one may do now: an action to be sent as it is, or a form to be filled in. */
export type LegalOf<G extends GameName> = GameTypes[G]['form'] | GameTypes[G]['action']

export type TableOf<G extends GameName> = Omit<TableShown, 'game' | 'options'> & {
  game: G
  options: GameTypes[G]['options']
}

export type UpdateOf<G extends GameName> = Omit<Update, 'events' | 'set' | 'add' | 'legal' | 'table'> & {
  events?: GameTypes[G]['event'][]
  set?: GameTypes[G]['changes']
  add?: GameTypes[G]['growth']
  legal?: LegalOf<G>[]
  table?: TableOf<G>
}

export type SnapshotOf<G extends GameName> = Omit<Snapshot, 'table' | 'view' | 'legal' | 'missed'> & {
  table: TableOf<G>
  view?: GameTypes[G]['view']
  legal?: LegalOf<G>[]
  missed?: UpdateOf<G>[]
}

export type FrameOf<G extends GameName> = SnapshotOf<G> | UpdateOf<G> | Refused | Accepted

export type ActOf<G extends GameName> = Omit<Act, 'action'> & { action: GameTypes[G]['action'] }

/** Whether this is a table of that game; then so is everything that comes from it. */
export function isOf<G extends GameName>(
  game: G,
  snapshot: Snapshot | SnapshotOf<GameName>,
): snapshot is SnapshotOf<G> {
  return snapshot.table.game === game
}
