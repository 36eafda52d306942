/** An id that nobody else has. Not `crypto.randomUUID`: over plain HTTP, as phones in the same network
    come in, browsers have none. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
