// The page that is shown, read from the path of the address.
export type Place =
  | { at: 'door' }
  /** A table; that of a lesson may end in `/learn`. */
  | { at: 'table'; code: string }
  | { at: 'tv'; code: string }
  /** The truth about a finished game; stays after a rematch. */
  | { at: 'truth'; code: string }
  /** How everybody played in it. */
  | { at: 'review'; code: string }
  /** A replay, from the entry with that sequence number on; null: from the start. */
  | { at: 'replay'; code: string; seq: number | null }
  /** A replay of a record from a file. */
  | { at: 'record' }
  /** The rules of a game; null: the list of all games. */
  | { at: 'rules'; game: string | null }
  /** The puzzles of the day. */
  | { at: 'puzzles' }
  | { at: 'puzzle'; game: string; number: number }
  /** Where the person is signed in. */
  | { at: 'devices' }
  /** The person's own figures. */
  | { at: 'you' }
  /** The operator's desk. */
  | { at: 'desk' }
  | { at: 'nowhere' }

function read(path: string): Place {
  if (path === '/') return { at: 'door' }
  const table = /^\/t\/([A-Z0-9]+)(\/tv|\/learn|\/truth|\/review)?\/?$/.exec(path)
  if (table?.[1] && table[2] === '/tv') return { at: 'tv', code: table[1] }
  if (table?.[1] && table[2] === '/truth') return { at: 'truth', code: table[1] }
  if (table?.[1] && table[2] === '/review') return { at: 'review', code: table[1] }
  if (table?.[1]) return { at: 'table', code: table[1] }
  const replay = /^\/r\/([A-Z0-9]+)(?:\/(\d+))?\/?$/.exec(path)
  if (replay?.[1]) return { at: 'replay', code: replay[1], seq: replay[2] ? Number(replay[2]) : null }
  if (/^\/replay\/?$/.test(path)) return { at: 'record' }
  if (/^\/puzzles\/?$/.test(path)) return { at: 'puzzles' }
  const puzzle = /^\/puzzles\/([a-z_]+)\/(\d{1,5})\/?$/.exec(path)
  if (puzzle?.[1] && puzzle[2]) return { at: 'puzzle', game: puzzle[1], number: Number(puzzle[2]) }
  if (/^\/devices\/?$/.test(path)) return { at: 'devices' }
  if (/^\/you\/?$/.test(path)) return { at: 'you' }
  if (/^\/desk\/?$/.test(path)) return { at: 'desk' }
  const rules = /^\/rules(?:\/([a-z_]+))?\/?$/.exec(path)
  if (rules) return { at: 'rules', game: rules[1] ?? null }
  return { at: 'nowhere' }
}

class Route {
  place = $state.raw<Place>(read(location.pathname))

  constructor() {
    addEventListener('popstate', () => {
      this.place = read(location.pathname)
    })
  }

  /** Go to that path without loading the page again. */
  go(path: string): void {
    history.pushState(null, '', path)
    this.place = read(location.pathname)
    scrollTo(0, 0)
  }
}

export const route = new Route()

/** Follow a link without loading the page again: `onclick={follow}`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (link instanceof HTMLAnchorElement && plain) {
    event.preventDefault()
    route.go(new URL(link.href).pathname)
  }
}
