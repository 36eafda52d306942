// Talks to the house over HTTP (docs/protocol.md). A refusal is thrown as an exception.
import type {
  BoardDeclaration,
  Clock,
  Declarations,
  PuzzleShelf,
  PuzzleShown,
  PuzzleSolved,
  Replay,
  TableShown,
  Truth,
} from '../protocol'

/** Why the house refused a request, or that it could not be reached (status 0). */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly values: Record<string, string | number>,
    readonly status: number,
  ) {
    super(reason)
  }
}

/** The reason of a refusal if the house does not know this device. (A proxy's 401 means something else.) */
export const UNKNOWN_DEVICE = 'come-in-first'

/** What to do when the house says that it does not know this device. */
let onUnknown = (): void => undefined

/** Call the listener whenever the house refuses a request because it does not know this device. */
export function onUnknownDevice(listener: () => void): void {
  onUnknown = listener
}

/** The body of an error response. */
interface RefusalBody {
  reason: string
  values?: Record<string, string | number>
}

/** The response to a request; throws a refusal unless it succeeded. */
async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  let answer: Response
  try {
    answer = await fetch(path, request)
  } catch {
    throw new Refusal('house-unreachable', {}, 0)
  }
  if (answer.ok) return answer
  const refusal = (await answer.json().catch(() => ({ reason: 'house-broken' }))) as RefusalBody
  if (refusal.reason === UNKNOWN_DEVICE) onUnknown()
  const thrown = new Refusal(refusal.reason, refusal.values ?? {}, answer.status)
  if (isBan(thrown.reason)) onBanned(thrown)
  throw thrown
}

/** What to do when the house says that this person or address is banned. */
let onBanned = (refusal: Refusal): void => void refusal

/** Call the listener whenever the house refuses a request because of a ban. */
export function onBan(listener: (refusal: Refusal) => void): void {
  onBanned = listener
}

/** Whether the operator has banned this person or address. */
export const isBan = (reason: string): boolean => reason === 'banned' || reason === 'banned-until'

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await answerTo(method, path, body)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

const read = async (path: string): Promise<string> => (await answerTo('GET', path)).text()

export interface Me {
  name: string
}

/** The spectators of a table; two of them may have the same name. */
export interface Spectators {
  people: readonly { person: number; name: string }[]
}

/** A device on which the person is signed in. */
export interface Device {
  id: string
  /** Browser and system; may be empty. */
  name: string
  created: number
  seen: number
  /** Whether it is this one. */
  here?: boolean
}

export interface OptionInfo {
  name: string
  default: unknown
  values: unknown[] | null
}

export interface GameInfo {
  name: string
  seats: number[]
  options: OptionInfo[]
  bots: string[]
  temperaments: string[]
}

export interface OpenTable {
  code: string
  game: string
  host: string
  seats: number
  taken: number
  created: number
}

export interface MyTable {
  code: string
  game: string
  phase: TableShown['phase']
  seat: number
  seats: number
  my_turn: boolean
  touched: number
  /** Path of the page that tells the truth about a finished game. */
  truth?: string
  /** Names by seat; empty for a seat nobody has taken. */
  players?: string[]
  winners?: number[]
  /** Whether the person asked for hints in it. */
  assisted?: boolean
}

export interface Invitation {
  game: string
  host: string
  phase: TableShown['phase']
  seats: number
  taken: number
}

export interface NewTable {
  game: string
  seats: number
  options?: Record<string, unknown>
  bots?: Record<number, string>
  public?: boolean
  clock?: Clock
  absence?: 'wait' | 'bot'
  lesson?: boolean
}

/** Fetched once: the games of a house do not change while it runs. */
let games: Promise<GameInfo[]> | undefined

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  comeIn: (name: string) => ask<Me>('POST', '/api/me', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  /** A secret that makes another device the same person; it works once, for that many seconds. */
  link: () => ask<{ link: string; seconds: number }>('POST', '/api/me/link'),
  /** Where the person is signed in. */
  devices: () => ask<Device[]>('GET', '/api/me/devices'),
  /** Sign out that device; without an id, this one. */
  signOut: (id?: string) => ask<undefined>('DELETE', id === undefined ? '/api/me' : `/api/me/devices/${id}`),
  signOutOthers: () => ask<undefined>('DELETE', '/api/me/devices'),
  /** Delete the account of the person, who has typed their name to confirm. */
  deleteAccount: (name: string) => ask<undefined>('POST', '/api/me/deletion', { name }),
  /** The current announcement. */
  announcement: () => ask<{ text?: string; at?: number }>('GET', '/api/announcement'),
  claim: (link: string) => ask<Me>('POST', '/api/me/claim', { link }),
  games: () =>
    (games ??= ask<GameInfo[]>('GET', '/api/games').catch((error: unknown) => {
      games = undefined
      throw error
    })),
  /** The sentences and rule numbers of a game without a folder here. */
  gameText: (name: string) => ask<Declarations>('GET', `/api/games/${name}/text`),
  /** How to draw its table. */
  gameBoard: (name: string) => ask<BoardDeclaration>('GET', `/api/games/${name}/board`),
  /** Its messages, as a Fluent file. */
  gameWords: (name: string, language: string) => read(`/api/games/${name}/words/${language}`),
  /** Its rules page, in Markdown. */
  gameRules: (name: string, language: string) => read(`/api/games/${name}/rules/${language}`),
  openTables: () => ask<OpenTable[]>('GET', '/api/tables'),
  myTables: () => ask<{ tables: MyTable[] }>('GET', '/api/history'),
  open: (table: NewTable) => ask<{ code: string; link: string; table: TableShown }>('POST', '/api/tables', table),
  ask: (code: string, command: object) => ask<{ seq: number }>('POST', `/api/tables/${code}/commands`, command),
  table: (code: string) => ask<TableShown>('GET', `/api/tables/${code}`),
  /** Whose table the link leads to, for a person without a name. */
  invitation: (code: string) => ask<Invitation>('GET', `/api/tables/${code}/invitation`),
  /** The people who look on without a seat; only the host may know. */
  spectators: (code: string) => ask<Spectators>('GET', `/api/tables/${code}/spectators`),
  truth: (code: string) => ask<Truth>('GET', `/api/tables/${code}/truth`),
  /** A game as that seat saw it, with all hands open, or (null) as a spectator saw it. */
  replay: (code: string, from: number | 'all' | null) =>
    ask<Replay>(
      'GET',
      `/api/tables/${code}/replay${from === null ? '' : from === 'all' ? '?all_hands=true' : `?seat=${from}`}`,
    ),
  /** The record of a finished game, as text. */
  record: (code: string) => read(`/api/tables/${code}/record`),
  /** The replay of a record, given as text. */
  replayRecord: (record: string, from: number | 'all' | null) =>
    ask<Replay>('POST', '/api/replays', { record, ...(from === 'all' ? { all_hands: true } : { seat: from }) }),
  /** The puzzles of the day, and how well the person solves them. */
  puzzles: () => ask<PuzzleShelf>('GET', '/api/puzzles'),
  /** A puzzle, without its solution. */
  puzzle: (game: string, number: number) => ask<PuzzleShown>('GET', `/api/puzzles/${game}/${number}`),
  /** Answer a puzzle; the house judges. */
  answerPuzzle: (game: string, number: number, answer: number) =>
    ask<PuzzleSolved>('POST', `/api/puzzles/${game}/${number}`, { answer }),
}
