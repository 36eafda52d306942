import type { Environment } from 'vitest/runtime'

const nothing = () => undefined

/** A page of `http://house.test/` as far as modules look at it while they load. */
function page(): Record<string, unknown> {
  const events = new EventTarget()
  const media = Object.assign(new EventTarget(), { matches: false })
  return {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    document: Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      documentElement: { lang: '', dataset: {} },
      querySelector: () => null,
    }),
    history: { pushState: nothing, replaceState: nothing, state: null },
    localStorage: storage(),
    location: new URL('http://house.test/'),
    matchMedia: () => media,
    navigator: { languages: ['en'], userActivation: { hasBeenActive: false } },
    scrollTo: nothing,
    sessionStorage: storage(),
    window: globalThis,
  }
}

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** Node.js with a page, and with modules compiled for browsers: only there is Svelte reactive. */
const environment: Environment = {
  name: 'client',
  viteEnvironment: 'client',
  setup(global: object) {
    for (const [name, value] of Object.entries(page())) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true })
    }
    return { teardown: nothing }
  },
}

export default environment
