// Day or night: as the system has it, until somebody turns it.
const KEY = 'bluffhouse-light'

class Light {
  night = $state(false)

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const set = localStorage.getItem(KEY)
    this.night = set === null ? dark.matches : set === 'night'
    dark.addEventListener('change', () => {
      if (localStorage.getItem(KEY) === null) this.#shine(dark.matches)
    })
    this.#shine(this.night)
  }

  turn(): void {
    this.#shine(!this.night)
    localStorage.setItem(KEY, this.night ? 'night' : 'day')
  }

  #shine(night: boolean): void {
    this.night = night
    document.documentElement.dataset['light'] = night ? 'night' : 'day'
  }
}

export const light = new Light()
