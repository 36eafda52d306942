// A table as this viewer sees it, kept up to date by the frames of one WebSocket. It sends commands and
// holds what the house sent, nothing else. The tables' components draw from its fields.
import {
  PROTOCOL,
  type ClocksShown,
  type Frame,
  type GameName,
  type GameTypes,
  type Hint,
  type LegalOf,
  type Refused,
  type Snapshot,
  type ChatMessage,
  type TableShown,
  type Update,
  type You,
} from '../protocol'
import { announcement } from './announcement.svelte'
import { withShownNames } from './erasedNames'
import { newId } from './ids'
import { me, CLOSED_FORBIDDEN, CLOSED_UNKNOWN_DEVICE } from './me.svelte'
import { pace } from './pace.svelte'
import { retryDelay } from './retryDelay'
import { involves, tempo } from './tempo'

type Command = { type: string; [field: string]: unknown }
type Event = GameTypes[GameName]['event']

/** An entry of the journal as this viewer sees it, for the log and for animations. */
export interface Moment {
  seq: number
  events: Event[]
  notice: Update['notice']
  by: Update['by']
  /** It happened while we were away: logged, but not animated. */
  past: boolean
}

interface UnsentChat {
  id: string
  text: string
}

type Listener = (moment: Moment) => Promise<void> | void

export type Status = 'connecting' | 'live' | 'lost' | 'refused'

/** Milliseconds to wait for the first frame of a new connection. */
const FIRST_FRAME = 15_000
/** Milliseconds of silence before we ping, and milliseconds to wait for any answer. */
const SILENCE = 12_000
const ANSWER = 10_000
/** Asks whether the connection still works: it can be dead without either end noticing. */
const PING = JSON.stringify({ type: 'ping' })
/** Codes with which the house closes a connection that must not be tried again. */
const CLOSED_FOR_GOOD = new Set([CLOSED_UNKNOWN_DEVICE, CLOSED_FORBIDDEN, 4404, 1008])

export class Live<G extends GameName = GameName> {
  status = $state<Status>('connecting')
  table = $state.raw<TableShown | null>(null)
  you = $state.raw<You | null>(null)
  view = $state.raw<GameTypes[G]['view'] | null>(null)
  legal = $state.raw<LegalOf<G>[]>([])
  clocks = $state.raw<ClocksShown | null>(null)
  chat = $state.raw<ChatMessage[]>([])
  /** Chat messages that we sent and the house has not confirmed. */
  unsentChat = $state.raw<readonly UnsentChat[]>([])
  log = $state.raw<Moment[]>([])
  /** The last refusal; cleared when a command of ours is accepted. */
  refusal = $state.raw<Refused | null>(null)
  /** Our time, in milliseconds, when `clocks` arrived. */
  clocksAt = $state(0)
  /** Whether the game's table shows the time left itself, so that the room need not. */
  ownCountdown = $state(false)
  /** Whether an action is on its way. */
  acting = $state(false)
  /** What a shark would do now, if we asked. */
  hint = $state.raw<Hint | null>(null)
  /** Whether we asked for a hint and it has not come yet; `failed`: the house could not work it out. */
  hinting = $state<'no' | 'waiting' | 'failed'>('no')
  /** Whether we asked for a rematch, which the house has not refused. */
  rematching = $state(false)
  /** Whether no scene is shown until our next decision. */
  skipping = $state(false)
  /** Sequence numbers of moments that are still being animated. */
  #playing = $state.raw<readonly number[]>([])
  /** Whether something is being animated. */
  readonly showing = $derived(this.#playing.length > 0)
  /** The log without the moments that are still being animated: telling of them would spoil them. */
  readonly visibleLog = $derived(
    this.showing ? this.log.filter(({ seq }) => seq < Math.min(...this.#playing)) : this.log,
  )
  /** Whether nobody else at the table is a person. */
  readonly #alone = $derived(
    this.table?.seats.every((chair, seat) => !chair?.person || seat === this.you?.seat) ?? false,
  )

  /** The sequence number of the last entry that we know. */
  #seq = 0
  #socket: WebSocket | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false
  #pending: { id: string; text: string } | null = null
  #hintId = ''
  #listeners = new Set<Listener>()
  /** End whatever a table animates. */
  #skippers = new Set<() => void>()
  /** When we last could decide, in milliseconds. */
  #waitingSince = Date.now()
  #stopPace: () => void
  #silence: ReturnType<typeof setTimeout> | undefined

  /** `tv`: see only what a spectator sees, even if we have a seat, because everyone sees the screen. */
  constructor(
    readonly code: string,
    readonly tv = false,
  ) {
    this.#connect()
    this.#stopPace = pace.onChange(() => {
      if (!tv) this.ask({ type: 'set_pace', pace: pace.name })
    })
    addEventListener('online', this.#retryNow)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#retryNow)
  }

  /** Disconnect for good. */
  leave(): void {
    this.#left = true
    this.#stopPace()
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    removeEventListener('online', this.#retryNow)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#retryNow)
    this.#socket?.close()
  }

  /** Call the listener for everything that happens from now on; returns a function that stops it. A
      listener that animates returns a promise: until it resolves, the log holds the moment back. `skip`
      ends what it animates. */
  onMoment(listener: Listener, skip: () => void = () => undefined): () => void {
    this.#listeners.add(listener)
    this.#skippers.add(skip)
    return () => {
      this.#listeners.delete(listener)
      this.#skippers.delete(skip)
    }
  }

  /** Whether something keeps us from our next decision that we may skip: a scene, or bots that think. */
  get skippable(): boolean {
    if (this.tv || this.skipping || this.you?.seat === undefined) return false
    const botsPlay = this.#alone && this.table?.phase === 'playing' && !this.table.paused && !this.#arrived
    return this.showing || botsPlay
  }

  /** Go to our next decision, or to the end of the game: end all scenes until then, and let the bots play
      without delay if nobody else sits at the table. */
  skip = (): void => {
    this.skipping = !this.#arrived
    if (this.skipping) this.ask({ type: 'skip' })
    for (const skip of this.#skippers) skip()
  }

  /** The factor for how long a scene of these events lasts. */
  tempo(events: readonly object[]): number {
    if (this.tv || this.you?.seat === undefined) return 1
    if (this.table?.phase === 'over' || this.#seat?.bot) return pace.factor // no decision is waited for
    return pace.factor * tempo(Date.now() - this.#waitingSince, involves(events, this.you.seat))
  }

  get #seat() {
    return this.table?.seats[this.you?.seat ?? -1]
  }

  /** Whether there is no decision of ours to skip to: we may decide now, or the game is over, or a bot
      decides for us. */
  get #arrived(): boolean {
    return this.legal.length > 0 || this.table?.phase === 'over' || !!this.#seat?.bot
  }

  /** Send a command; everybody gets the update it becomes. */
  ask(command: Command): void {
    this.#send(JSON.stringify(command))
  }

  /** Play an action. After a lost connection it is sent again under the same id, so it is played once. */
  act(action: GameTypes[G]['action']): void {
    if (this.#pending) return
    const id = newId()
    this.#pending = { id, text: JSON.stringify({ type: 'act', id, action }) }
    this.acting = true
    this.refusal = null
    this.#send(this.#pending.text)
  }

  /** Send a chat message; sent again after a lost connection, and accepted once. */
  say(text: string): void {
    // The house does the same with invisible characters; so we recognise our message when it comes back.
    const message = { id: newId(), text: text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() }
    this.unsentChat = [...this.unsentChat, message]
    this.ask({ type: 'chat', ...message })
  }

  /** Ask for a rematch. */
  rematch(): void {
    this.refusal = null
    this.rematching = true
    this.ask({ type: 'rematch', start: false }) // we start it ourselves, with a number in its seed
  }

  /** Ask what a shark would do in our place. */
  askHint(): void {
    this.refusal = null
    this.#hintId = newId()
    this.hinting = 'waiting'
    this.ask({ type: 'ask_hint', id: this.#hintId })
  }

  /** The hint was for a decision that is made, or is not wanted any more. */
  forgetHint(): void {
    this.hint = null
    this.hinting = 'no'
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    // The first time we ask for the whole journal, for the log; later for what we missed.
    const url = `${scheme}://${location.host}/api/tables/${this.code}/play?since=${this.#seq}${this.tv ? '&tv' : `&pace=${pace.name}`}`
    const socket = new WebSocket(url)
    this.#socket?.close()
    this.#socket = socket
    const firstFrameTimeout = setTimeout(() => socket.close(), FIRST_FRAME)
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      clearTimeout(firstFrameTimeout)
      if (this.#socket !== socket) return
      this.#watchSilence()
      this.#received(JSON.parse(data) as Frame)
    })
    socket.addEventListener('close', ({ code }) => {
      clearTimeout(firstFrameTimeout)
      if (this.#left || this.#socket !== socket) return
      clearTimeout(this.#silence)
      if (CLOSED_FOR_GOOD.has(code)) this.status = 'refused'
      else this.#reconnectLater()
      if (code === CLOSED_UNKNOWN_DEVICE) me.forget()
    })
  }

  #reconnectLater(): void {
    this.#socket = null
    this.status = this.table === null ? 'connecting' : 'lost'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#connect(), retryDelay(this.#tries++))
  }

  /** A frame came; ping if nothing more comes for long. */
  #watchSilence(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(this.#ping, SILENCE)
  }

  #ping = (): void => {
    if (document.visibilityState === 'hidden') return // we ping when the page is shown again
    this.#send(PING)
    clearTimeout(this.#silence)
    this.#silence = setTimeout(this.#cut, ANSWER)
  }

  /** Drop the connection: the device is offline or the house does not answer, and the socket itself would
      not notice for minutes. */
  #cut = (): void => {
    const socket = this.#socket
    clearTimeout(this.#silence)
    if (!socket || this.status === 'refused') return
    this.#reconnectLater()
    socket.close()
  }

  #retryNow = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.status === 'live') this.#ping() // it may have died while the page was hidden
    if (this.status !== 'lost') return
    clearTimeout(this.#timer)
    this.#tries = 0
    this.#connect()
  }

  #received(frame: Frame): void {
    switch (frame.type) {
      case 'snapshot':
        this.#applySnapshot(frame)
        break
      case 'update':
        this.#applyUpdate(frame)
        break
      case 'refused':
        this.refusal = frame
        if (frame.id === this.#hintId) this.forgetHint()
        if (frame.id === undefined) this.rematching = false // actions and texts have ids
        this.#answered(frame.id)
        break
      case 'accepted':
        this.#answered(frame.id)
        break
      case 'hint':
        this.hint = frame.hint ?? null
        this.hinting = frame.hint ? 'no' : 'failed'
        break
      case 'announcement':
        announcement.show(frame)
        break
      case 'pong':
        break
    }
  }

  /** The command of that id has been accepted or refused. */
  #answered(id: string | undefined): void {
    if (id === undefined) return
    this.unsentChat = this.unsentChat.filter((message) => message.id !== id)
    if (id !== this.#pending?.id) return
    this.#pending = null
    this.acting = false
  }

  /** Our own chat messages come back without their ids, but with the text as it was sent. */
  #confirmChat({ name, text }: ChatMessage): void {
    if (name === this.you?.name) this.#answered(this.unsentChat.find((message) => message.text === text)?.id)
  }

  #applySnapshot(frame: Snapshot): void {
    if (frame.protocol !== PROTOCOL) {
      location.reload() // the house was updated, and so was its client
      return
    }
    const missed = frame.missed ?? []
    this.#seq = frame.seq
    this.table = withShownNames(frame.table)
    this.you = frame.you
    this.view = frame.view ?? null
    const legal = (frame.legal ?? []) as LegalOf<G>[]
    // Keep the same object if nothing changed, so that a half-made choice survives.
    if (JSON.stringify(legal) !== JSON.stringify(this.legal)) this.legal = legal
    this.#setClocks(frame.clocks)
    this.chat = frame.chat ?? []
    this.log = [...this.log, ...missed.map((update) => moment(update, true))]
    // Whether the house got it before the connection was lost shows in the table.
    if (this.status === 'lost') {
      this.rematching &&= frame.table.next !== undefined
      this.forgetHint()
    }
    this.status = 'live'
    this.refusal = null
    this.#tries = 0
    for (const { id, chat_message } of missed) {
      this.#answered(id)
      if (chat_message) this.#confirmChat(chat_message)
    }
    this.skipping &&= !this.#arrived
    if (this.skipping) this.ask({ type: 'skip' })
    if (this.#pending) this.#send(this.#pending.text)
    for (const message of this.unsentChat) this.ask({ type: 'chat', ...message })
  }

  #applyUpdate(frame: Update): void {
    if (frame.seq <= this.#seq) return // known from a snapshot
    if (frame.seq > this.#seq + 1) {
      this.#cut() // we missed something: connect again with ?since=, and the snapshot brings it
      return
    }
    this.#seq = frame.seq
    if (frame.table) this.table = withShownNames(frame.table)
    if (frame.set || frame.add) {
      const old = (this.view ?? {}) as Record<string, unknown>
      const view: Record<string, unknown> = { ...old, ...frame.set }
      for (const [field, more] of Object.entries(frame.add ?? {})) {
        view[field] = [...(old[field] as unknown[]), ...(more as unknown[])]
      }
      this.view = view as unknown as GameTypes[G]['view']
    }
    if (frame.id || (this.legal.length && frame.legal?.length === 0)) this.#waitingSince = Date.now()
    if (frame.legal) {
      this.legal = frame.legal
      this.forgetHint()
    }
    this.#setClocks(frame.clocks)
    if (frame.chat_message) {
      this.chat = [...this.chat, frame.chat_message]
      this.#confirmChat(frame.chat_message)
    }
    this.#answered(frame.id)
    const happened = moment(frame, false)
    if (happened.events.length || happened.notice) {
      this.log = [...this.log, happened]
      for (const listener of this.#listeners) this.#holdBack(happened.seq, listener(happened))
    }
    this.#skipOn()
    this.refusal = frame.id ? null : this.refusal
  }

  /** End the scene that has just begun, if the player skips or wants none. The last one of a game is shown
      to players who only skip. */
  #skipOn(): void {
    if (this.table?.phase === 'over') this.skipping = false
    if (this.skipping || (pace.name === 'instant' && !this.tv)) for (const skip of this.#skippers) skip()
    if (this.#arrived) this.skipping = false
  }

  /** Hold the moment back in the log until its animation is done. */
  #holdBack(seq: number, done: Promise<void> | void): void {
    if (!done) return
    this.#playing = [...this.#playing, seq]
    void done.finally(() => {
      const at = this.#playing.indexOf(seq)
      this.#playing = this.#playing.filter((_, i) => i !== at)
    })
  }

  #setClocks(clocks: ClocksShown | undefined): void {
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
