// A small script that loads before the rest of the page. It requests what the page will need next, so
// that both load at the same time.
import { api } from './house/api'
import { firstWords, preferred } from './words/preferred'

void firstWords(preferred())
if (location.pathname === '/') api.games().catch(() => {}) // the front door shows the error itself
