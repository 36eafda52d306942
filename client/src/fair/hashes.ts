// The hashes of fair dealing (docs/records.md). The browser's Web Crypto is no help: it has no SHAKE-256, and
// it does not exist over plain HTTP, which phones in the same network use.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The hash of a seed, or of the house's part of one. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`bluffhouse seed 1\n${seed}`)))

/** The hash of a player's number. */
export const sealed = (number: string): string => bytesToHex(sha256(utf8ToBytes(`bluffhouse number 1\n${number}`)))
