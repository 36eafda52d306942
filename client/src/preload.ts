// A small file that is here before the rest of the page is: it asks for what the page will need
// next, so that both are on their way at once.
import { api } from './house/api'
import { firstWords, preferred } from './words/preferred'

void firstWords(preferred())
if (location.pathname === '/') api.games().catch(() => {}) // the front door says so itself
