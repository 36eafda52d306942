// A table as this viewer sees it, kept up to date. It holds what the house sent and nothing else.
import {
  PROTOCOL,
  type ClocksShown,
  type Frame,
  type GameName,
  type GameTypes,
  type LegalOf,
  type Refused,
  type Snapshot,
  type ChatMessage,
  type TableShown,
  type Update,
  type You,
} from '../protocol'
import { newId } from './ids'
import { retryDelay } from './retryDelay'

type Command = { type: string; [field: string]: unknown }
type Event = GameTypes[GameName]['event']

/** Something that happened, for the log and for what moves on the table. */
export interface Moment {
  seq: number
  events: Event[]
  notice: Update['notice']
  by: Update['by']
  /** It happened while we were away: told, but not played out. */
  past: boolean
}

interface Unsaid {
  id: string
  text: string
}

type Listener = (moment: Moment) => Promise<void> | void

export type Status = 'connecting' | 'live' | 'lost' | 'refused'

/** A house that says nothing at all to our questions for so long is not there. */
const DEAF = 15_000
/** After so long a silence we ask whether it is still there, and wait for so long to hear. */
const SILENCE = 12_000
const ANSWER = 10_000
/** A connection can be dead without either end being told. */
const STILL_THERE = JSON.stringify({ type: 'ping' })
const CLOSED_FOR_GOOD = new Set([4401, 4404, 1008])

export class Live<G extends GameName = GameName> {
  status = $state<Status>('connecting')
  table = $state.raw<TableShown | null>(null)
  you = $state.raw<You | null>(null)
  view = $state.raw<GameTypes[G]['view'] | null>(null)
  legal = $state.raw<LegalOf<G>[]>([])
  clocks = $state.raw<ClocksShown | null>(null)
  chat = $state.raw<ChatMessage[]>([])
  /** What we said and the house has not told yet. */
  unsaid = $state.raw<readonly Unsaid[]>([])
  log = $state.raw<Moment[]>([])
  /** The last no that we were given; cleared by the next yes. */
  refusal = $state.raw<Refused | null>(null)
  /** When the house's time is this, ours is `clocksAt`. */
  clocksAt = $state(0)
  /** An action is on its way. */
  acting = $state(false)
  /** Numbers of moments that the table still plays out. */
  #playing = $state.raw<readonly number[]>([])
  /** Something is being played out: what comes of it is not talked about yet. */
  readonly showing = $derived(this.#playing.length > 0)
  /** The log as far as the table has played it out: what may be told. */
  readonly told = $derived(this.showing ? this.log.filter(({ seq }) => seq < Math.min(...this.#playing)) : this.log)

  #seq = 0
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false
  #pending: { id: string; text: string } | null = null
  #listeners = new Set<Listener>()
  #silence: ReturnType<typeof setTimeout> | undefined

  /** `tv`: look as a spectator does, even if we sit: for a screen that all can see. */
  constructor(
    readonly code: string,
    readonly tv = false,
  ) {
    this.#connect()
    addEventListener('online', this.#retryNow)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#retryNow)
  }

  /** Stop looking. */
  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    removeEventListener('online', this.#retryNow)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#retryNow)
    this.#socket?.close()
  }

  /** Be told what happens as it happens. Returns how to stop. A listener that takes its time to play
      it out returns when it will be done; until then nobody else tells of it. */
  onMoment(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Ask something of the table; what comes of it everybody is told. */
  ask(command: Command): void {
    this.#send(JSON.stringify(command))
  }

  /** Decide. Sent again after a lost connection under the same id, so it is played once. */
  act(action: GameTypes[G]['action']): void {
    if (this.#pending) return
    const id = newId()
    this.#pending = { id, text: JSON.stringify({ type: 'act', id, action }) }
    this.acting = true
    this.refusal = null
    this.#send(this.#pending.text)
  }

  /** Sent again after a lost connection too, and said once. */
  say(text: string): void {
    // As the house says it: what cannot be seen is a space to it.
    const line = { id: newId(), text: text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() }
    this.unsaid = [...this.unsaid, line]
    this.ask({ type: 'chat', ...line })
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    // From the first time on: the whole story, for the log; later what we missed.
    const url = `${scheme}://${location.host}/api/tables/${this.code}/play?since=${this.#seq}${this.tv ? '&tv' : ''}`
    const socket = new WebSocket(url)
    this.#socket?.close()
    this.#socket = socket
    const deaf = setTimeout(() => socket.close(), DEAF)
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      clearTimeout(deaf)
      if (this.#socket !== socket) return
      this.#listen()
      this.#heard(JSON.parse(data) as Frame)
    })
    socket.addEventListener('close', ({ code }) => {
      clearTimeout(deaf)
      if (this.#left || this.#socket !== socket) return
      clearTimeout(this.#silence)
      if (CLOSED_FOR_GOOD.has(code)) this.status = 'refused'
      else this.#lost()
    })
  }

  #lost(): void {
    this.#socket = null
    this.status = this.table === null ? 'connecting' : 'lost'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#connect(), retryDelay(this.#tries++))
  }

  /** There it was; if nothing more comes for long, ask. */
  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(this.#ask, SILENCE)
  }

  #ask = (): void => {
    if (document.visibilityState === 'hidden') return // nobody looks: asked when somebody does
    this.#send(STILL_THERE)
    clearTimeout(this.#silence)
    this.#silence = setTimeout(this.#cut, ANSWER)
  }

  /** The device is off the net, or the house does not answer: the socket would not know for minutes. */
  #cut = (): void => {
    const socket = this.#socket
    clearTimeout(this.#silence)
    if (!socket || this.status === 'refused') return
    this.#lost()
    socket.close()
  }

  #retryNow = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.status === 'live') this.#ask() // while nobody looked it may have died
    if (this.status !== 'lost') return
    clearTimeout(this.#timer)
    this.#tries = 0
    this.#connect()
  }

  #heard(frame: Frame): void {
    switch (frame.type) {
      case 'snapshot':
        this.#pictured(frame)
        break
      case 'update':
        this.#updated(frame)
        break
      case 'refused':
        this.refusal = frame
        this.#answered(frame.id)
        break
      case 'accepted':
        this.#answered(frame.id)
        break
      case 'pong':
        break
    }
  }

  /** What we called so has come to its end. */
  #answered(id: string | undefined): void {
    if (id === undefined) return
    this.unsaid = this.unsaid.filter((line) => line.id !== id)
    if (id !== this.#pending?.id) return
    this.#pending = null
    this.acting = false
  }

  /** A line of ours is told without its id, but just as it was sent. */
  #said({ name, text }: ChatMessage): void {
    if (name === this.you?.name) this.#answered(this.unsaid.find((line) => line.text === text)?.id)
  }

  #pictured(frame: Snapshot): void {
    if (frame.protocol !== PROTOCOL) {
      location.reload() // the house has been renewed, and so has its client
      return
    }
    const missed = frame.missed ?? []
    this.#seq = frame.seq
    this.table = frame.table
    this.you = frame.you
    this.view = frame.view ?? null
    const legal = (frame.legal ?? []) as LegalOf<G>[]
    // The same question is no new one: who was choosing goes on.
    if (JSON.stringify(legal) !== JSON.stringify(this.legal)) this.legal = legal
    this.#clock(frame.clocks)
    this.chat = frame.chat ?? []
    this.log = [...this.log, ...missed.map((update) => moment(update, true))]
    this.status = 'live'
    this.refusal = null
    this.#tries = 0
    for (const { id, chat_message } of missed) {
      this.#answered(id)
      if (chat_message) this.#said(chat_message)
    }
    if (this.#pending) this.#send(this.#pending.text)
    for (const line of this.unsaid) this.ask({ type: 'chat', ...line })
  }

  #updated(frame: Update): void {
    if (frame.seq !== this.#seq + 1) return // told before
    this.#seq = frame.seq
    if (frame.table) this.table = frame.table
    if (frame.set || frame.add) {
      const old = (this.view ?? {}) as Record<string, unknown>
      const view: Record<string, unknown> = { ...old, ...frame.set }
      for (const [field, more] of Object.entries(frame.add ?? {})) {
        view[field] = [...(old[field] as unknown[]), ...(more as unknown[])]
      }
      this.view = view as unknown as GameTypes[G]['view']
    }
    if (frame.legal) this.legal = frame.legal
    this.#clock(frame.clocks)
    if (frame.chat_message) {
      this.chat = [...this.chat, frame.chat_message]
      this.#said(frame.chat_message)
    }
    this.#answered(frame.id)
    const happened = moment(frame, false)
    if (happened.events.length || happened.notice) {
      this.log = [...this.log, happened]
      for (const listener of this.#listeners) this.#play(happened.seq, listener(happened))
    }
    this.refusal = frame.id ? null : this.refusal
  }

  #play(n: number, done: Promise<void> | void): void {
    if (!done) return
    this.#playing = [...this.#playing, n]
    void done.finally(() => {
      const at = this.#playing.indexOf(n)
      this.#playing = this.#playing.filter((_, i) => i !== at)
    })
  }

  #clock(clocks: ClocksShown | undefined): void {
    if (!clocks) return
    this.clocks = clocks
    this.clocksAt = Date.now()
  }
}

function moment(update: Update, past: boolean): Moment {
  return {
    seq: update.seq,
    events: update.events ?? [],
    notice: update.notice,
    by: update.by,
    past,
  }
}
