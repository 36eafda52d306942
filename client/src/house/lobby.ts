// Keeps the list of open public tables up to date over a WebSocket.
import type { Announcement } from '../protocol'
import { announcement } from './announcement.svelte'
import { api, type OpenTable } from './api'
import { me, CLOSED_FORBIDDEN, CLOSED_UNKNOWN_DEVICE } from './me.svelte'
import { retryDelay } from './retryDelay'

export class Lobby {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #left = false

  /** Call `onList` with the whole list whenever it changes. */
  constructor(readonly onList: (tables: OpenTable[]) => void) {
    this.#connect()
  }

  /** Disconnect for good. */
  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/lobby`)
    this.#socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const frame = JSON.parse(data) as Announcement | { type: 'listed'; tables: OpenTable[] }
      if (frame.type === 'announcement') announcement.show(frame)
      if (this.#left || frame.type !== 'listed') return
      this.#tries = 0
      this.onList(frame.tables)
    })
    this.#socket.addEventListener('close', ({ code }) => {
      if (this.#left) return
      if (code === CLOSED_UNKNOWN_DEVICE) me.forget()
      else if (code === CLOSED_FORBIDDEN)
        void api.me().catch(() => undefined) // the answer says why
      else this.#timer = setTimeout(() => this.#connect(), retryDelay(this.#tries++))
    })
  }
}
