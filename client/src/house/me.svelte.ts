// Who is sitting at this screen.
import { api, Refusal } from './api'
import { retryDelay } from './retryDelay'

/** Set once the house has met this browser: who is new need not be asked for. */
const KEY = 'bluffhouse-known'
/** What it is set to where nobody has said a name: a screen for the whole room. */
const SCREEN = 'screen'

class Me {
  name = $state<string | null>(null)
  /** The house knows this browser as a screen on which a room looks on. */
  screen = $state(false)
  /** Whether the house has said who we are. */
  asked = $state(false)
  /** It does not answer. Who we are nobody knows, so nobody is asked for a name. */
  unanswered = $state.raw<Refusal | null>(null)

  async recall(tries = 0): Promise<void> {
    try {
      const known = localStorage.getItem(KEY)
      const name = known && (await api.me()).name
      if (known === SCREEN) this.screen = true
      else this.name = name
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status !== 401) {
        this.unanswered = error
        setTimeout(() => void this.recall(tries + 1), retryDelay(tries))
        return
      }
      localStorage.removeItem(KEY)
    }
    this.unanswered = null
    this.asked = true
  }

  /** Be called that; a guest of the house from now on. */
  async called(name: string): Promise<void> {
    const said = name.trim()
    if (this.name === null) this.name = (await api.comeIn(said)).name
    else if (said !== this.name) this.name = (await api.rename(said)).name
    localStorage.setItem(KEY, 'yes')
  }

  /** Come in as a screen: who sits down before it later is asked for a name all the same. */
  async hung(name: string): Promise<void> {
    await api.comeIn(name)
    localStorage.setItem(KEY, SCREEN)
    this.screen = true
  }
}

export const me = new Me()
