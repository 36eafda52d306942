// The open public tables, live.
import type { OpenTable } from './api'
import { retryDelay } from './retryDelay'

export class Lobby {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #left = false

  /** `listed` is told the whole list whenever it looks different. */
  constructor(readonly listed: (tables: OpenTable[]) => void) {
    this.#connect()
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/lobby`)
    this.#socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const frame = JSON.parse(data) as { type: string; tables: OpenTable[] }
      if (this.#left || frame.type !== 'listed') return
      this.#tries = 0
      this.listed(frame.tables)
    })
    this.#socket.addEventListener('close', () => {
      if (!this.#left) this.#timer = setTimeout(() => this.#connect(), retryDelay(this.#tries++))
    })
  }
}
