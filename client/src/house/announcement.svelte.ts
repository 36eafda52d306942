// The operator's announcement to everybody who is connected.
import { api } from './api'
import { pollWhileVisible } from './polling'

/** Storage key for the time of the announcement that the person has closed. */
const KEY = 'bluffhouse-announcement'
/** Milliseconds between two requests, on pages without a live connection. */
const INTERVAL = 20_000

class AnnouncementShown {
  /** Empty: nothing is announced, or the person has closed it. */
  text = $state('')
  #at = 0

  /** Show what the house sent; an empty text withdraws the last one. */
  show({ text = '', at = 0 }: { text?: string; at?: number }): void {
    this.#at = at
    this.text = localStorage.getItem(KEY) === String(at) ? '' : text
  }

  /** The person has read it. */
  close(): void {
    localStorage.setItem(KEY, String(this.#at))
    this.text = ''
  }

  /** Ask the house at regular intervals. Returns a function that stops it. */
  poll(): () => void {
    return pollWhileVisible(INTERVAL, async () => {
      try {
        this.show(await api.announcement())
      } catch {
        return // the page itself says that the house does not answer
      }
    })
  }
}

export const announcement = new AnnouncementShown()
