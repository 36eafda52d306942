/** That many random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A random id of 32 hexadecimal digits. `crypto.randomUUID` does not exist over plain HTTP, which phones
    in the same network use. */
export const newId = (): string => randomHex(16)
