import { words } from '../words/words.svelte'
import { Refusal } from './api'

/** Do it, and return why it was refused, in words; nothing if it was accepted. */
export async function refusalOf(action: () => Promise<unknown>): Promise<string> {
  try {
    await action()
    return ''
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return words.of(error.reason, error.values)
  }
}
