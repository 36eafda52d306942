// Who is sitting at this screen.
import { api, No } from './api'

/** Set once the house has met this browser: who is new need not be asked for. */
const KEY = 'bluffhouse-known'

class Me {
  name = $state<string | null>(null)
  /** Whether we have asked the house. */
  asked = $state(false)

  async recall(): Promise<void> {
    try {
      if (localStorage.getItem(KEY)) this.name = (await api.me()).name
    } catch (error) {
      if (!(error instanceof No)) throw error
      if (error.status === 401) localStorage.removeItem(KEY)
    }
    this.asked = true
  }

  /** Be called that; a guest of the house from now on. */
  async called(name: string): Promise<void> {
    const said = name.trim()
    if (this.name === null) this.name = (await api.comeIn(said)).name
    else if (said !== this.name) this.name = (await api.rename(said)).name
    localStorage.setItem(KEY, 'yes')
  }
}

export const me = new Me()
