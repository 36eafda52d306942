// What stands at the players' faces: the last thing each of them said, for a while.
import { getContext, setContext } from 'svelte'
import type { ChatMessage } from '../protocol'
import { lifetime } from './chat'

export class Talk {
  /** By seat, the message that stands at its face. */
  bubbles = $state.raw<Readonly<Record<number, ChatMessage>>>({})
  #heard: Set<number>
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  /** `past`: messages from before the page was opened, which are in the log only. */
  constructor(past: readonly ChatMessage[]) {
    this.#heard = new Set(past.map(({ seq }) => seq))
  }

  /** Show the messages that are new among these. */
  hear(messages: readonly ChatMessage[]): void {
    for (const message of messages) {
      if (this.#heard.has(message.seq)) continue
      this.#heard.add(message.seq)
      if (message.seat !== undefined) this.#show(message.seat, message)
    }
    const there = new Set(messages.map(({ seq }) => seq))
    // Messages of a player who has just been muted go at once.
    for (const [seat, { seq }] of Object.entries(this.bubbles)) if (!there.has(seq)) this.#hide(Number(seat))
  }

  /** Forget everything. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #show(seat: number, message: ChatMessage): void {
    clearTimeout(this.#timers.get(seat))
    this.bubbles = { ...this.bubbles, [seat]: message }
    this.#timers.set(
      seat,
      setTimeout(() => this.#hide(seat), lifetime(message)),
    )
  }

  #hide(seat: number): void {
    this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([at]) => Number(at) !== seat))
  }
}

const KEY = Symbol('talk')

/** Let the parts of this page show what is said. */
export const provideTalk = (talk: Talk): Talk => setContext(KEY, talk)

/** The talk of this page; undefined in a replay, where nobody talks. */
export const talkHere = (): Talk | undefined => getContext<Talk | undefined>(KEY)
