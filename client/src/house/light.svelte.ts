// Day or night colours: the system's choice until the person switches.
const STORAGE_KEY = 'bluffhouse-light'

class Light {
  night = $state(false)

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const stored = localStorage.getItem(STORAGE_KEY)
    this.night = stored === null ? dark.matches : stored === 'night'
    dark.addEventListener('change', () => {
      if (localStorage.getItem(STORAGE_KEY) === null) this.#apply(dark.matches)
    })
    this.#apply(this.night)
  }

  toggle(): void {
    this.#apply(!this.night)
    localStorage.setItem(STORAGE_KEY, this.night ? 'night' : 'day')
  }

  #apply(night: boolean): void {
    this.night = night
    document.documentElement.dataset['light'] = night ? 'night' : 'day'
  }
}

export const light = new Light()
