// Gets a review from the house, which needs some seconds to compute it.
import { ask, Refusal } from '../house/api'
import type { ReviewPage, ReviewProgress } from '../protocol'

/** Milliseconds between two questions. */
const INTERVAL = 700

const isReady = (answer: ReviewPage | ReviewProgress): answer is ReviewPage => 'moments' in answer

/** The review of a table. `onprogress` is told how far it is. */
export function reviewOfTable(
  code: string,
  onprogress: (progress: ReviewProgress) => void,
  signal: AbortSignal,
): Promise<ReviewPage> {
  return untilReady(() => ask('GET', `/api/tables/${code}/review`), onprogress, signal)
}

/** The review of a record, given as text. */
export function reviewOfRecord(
  record: string,
  onprogress: (progress: ReviewProgress) => void,
  signal: AbortSignal,
): Promise<ReviewPage> {
  let id = ''
  const upload = async () => {
    const answer = await ask<ReviewPage | ReviewProgress>('POST', '/api/reviews', { record })
    if (!isReady(answer)) id = answer.id
    return answer
  }
  const next = (): Promise<ReviewPage | ReviewProgress> => {
    if (!id) return upload()
    return ask<ReviewPage | ReviewProgress>('GET', `/api/reviews/${id}`).catch((error: unknown) => {
      // The house has forgotten it, or the worker that computed it has died.
      if (error instanceof Refusal && error.status === 404) return upload()
      throw error
    })
  }
  return untilReady(next, onprogress, signal)
}

async function untilReady(
  next: () => Promise<ReviewPage | ReviewProgress>,
  onprogress: (progress: ReviewProgress) => void,
  signal: AbortSignal,
): Promise<ReviewPage> {
  for (;;) {
    const answer = await next()
    if (isReady(answer)) return answer
    signal.throwIfAborted()
    onprogress(answer)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL))
    signal.throwIfAborted()
  }
}
