/** Milliseconds until a house that did not answer is asked again: soon, then ever later, and not by
    everybody at the same moment. */
const WAITS = [200, 500, 1000, 2000, 4000]
const LONGEST = 8000

export const retryDelay = (tries: number): number => (WAITS[tries] ?? LONGEST) * (0.7 + 0.6 * Math.random())
