// The interface between the house and a table that a game brings as a built JavaScript module
// (docs/add-a-game.md). It names no framework: a module draws into an element with whatever it likes.

/** Everything a brought table is given, again and again as the game goes on. */
export interface BroughtTableProps {
  /** Everything this seat may know, as docs/protocol.md describes it for the game. */
  view: Record<string, unknown>
  /** Actions to be sent as they are, and forms to be filled in. */
  legal: readonly Record<string, unknown>[]
  /** The viewer's seat; null for a spectator and in the TV view. */
  seat: number | null
  /** By seat. */
  names: readonly string[]
  tv: boolean
  /** An action is on its way, or the connection is lost: nothing can be decided now. */
  busy: boolean
  language: string
  /** Decide. */
  act: (action: Record<string, unknown>) => void
  /** A message of the game's own locales. */
  say: (key: string, values?: Record<string, string | number>) => string
  /** An event as a sentence. */
  tell: (event: Record<string, unknown>) => string
}

/** What mounting a brought table returns. */
export interface MountedTable {
  update: (props: BroughtTableProps) => void
  /** Something happened. Return a promise to be given time to show it. */
  show?: (events: readonly Record<string, unknown>[]) => Promise<void> | void
  unmount: () => void
}

/** The default export of the module. */
export type MountTable = (element: HTMLElement, props: BroughtTableProps) => MountedTable
