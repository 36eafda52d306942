/** Milliseconds to wait before each of the first retries. */
const DELAYS = [200, 500, 1000, 2000, 4000]
/** Milliseconds to wait before every later retry. */
const LONGEST = 8000

/** Milliseconds to wait before asking a house that did not answer again, after so many tries. A random part
    keeps clients from coming back all at once. */
export const retryDelay = (tries: number): number => (DELAYS[tries] ?? LONGEST) * (0.7 + 0.6 * Math.random())
