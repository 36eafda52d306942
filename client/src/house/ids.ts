/** A random id of 32 hexadecimal digits. `crypto.randomUUID` does not exist over plain HTTP, which phones
    in the same network use. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
