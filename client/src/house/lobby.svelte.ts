// The open public tables, live.
import type { OpenTable } from './api'

export class Lobby {
  tables = $state.raw<OpenTable[]>([])
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false

  constructor() {
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
      const frame = JSON.parse(data)
      if (frame.type === 'listed') this.tables = frame.tables
    })
    this.#socket.addEventListener('close', () => {
      if (!this.#left) this.#timer = setTimeout(() => this.#connect(), 2000)
    })
  }
}
