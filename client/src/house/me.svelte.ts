// The person at this screen.
import { api, onBan, onUnknownDevice, Refusal, UNKNOWN_DEVICE } from './api'
import { retryDelay } from './retryDelay'

/** Storage key set once the house knows this browser, so that a new one need not ask who it is. */
const KEY = 'bluffhouse-known'
/** Its value on a shared screen, which is known to the house but has no person's name. */
const SCREEN = 'screen'
/** The code with which the house closes the connection of a device that it does not know. */
export const CLOSED_UNKNOWN_DEVICE = 4401
/** The code with which it closes the connection of a person who may not use it. */
export const CLOSED_FORBIDDEN = 4403

class Me {
  name = $state<string | null>(null)
  /** Whether the house knows this browser as a shared screen. */
  screen = $state(false)
  /** Whether we know who this person is, or that they are new. */
  identified = $state(false)
  /** Why the house could not tell us; until it can, we do not ask for a name. */
  failure = $state.raw<Refusal | null>(null)

  constructor() {
    onUnknownDevice(() => this.forget())
    onBan((refusal) => {
      if (!this.identified) return // `identify` asks already
      this.identified = false
      this.failure = refusal
      setTimeout(() => void this.identify(), retryDelay(0))
    })
  }

  /** Ask the house who this person is, again and again until it answers. */
  async identify(tries = 0): Promise<void> {
    try {
      const known = localStorage.getItem(KEY)
      const name = known && (await api.me()).name
      if (known === SCREEN) this.screen = true
      else this.name = name
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.reason !== UNKNOWN_DEVICE) {
        this.failure = error
        setTimeout(() => void this.identify(tries + 1), retryDelay(tries))
        return
      }
    }
    this.failure = null
    this.identified = true
  }

  /** Take that name: as a new person, or instead of the old name. */
  async takeName(name: string): Promise<void> {
    const trimmed = name.trim()
    if (this.name === null) this.name = (await api.comeIn(trimmed)).name
    else if (trimmed !== this.name) this.name = (await api.rename(trimmed)).name
    localStorage.setItem(KEY, 'yes')
  }

  /** Become, on this device, the person whose other device gave out that link. */
  async claim(link: string): Promise<void> {
    this.name = (await api.claim(link)).name
    this.screen = false
    localStorage.setItem(KEY, 'yes')
  }

  /** Let the house forget this device. */
  async signOut(): Promise<void> {
    await api.signOut()
    this.forget()
  }

  /** Delete the account of this person, who has typed their name to confirm. */
  async deleteAccount(name: string): Promise<void> {
    await api.deleteAccount(name)
    this.forget()
  }

  /** Forget who this is: the house does not know this device any more. */
  forget(): void {
    localStorage.removeItem(KEY)
    this.name = null
    this.screen = false
  }

  /** Come in as a shared screen. A person who wants to play on it later is still asked for a name. */
  async comeInAsScreen(name: string): Promise<void> {
    await api.comeIn(name)
    localStorage.setItem(KEY, SCREEN)
    this.screen = true
  }
}

export const me = new Me()
