import type { Ending } from '../../parts/ending'
import { placed } from '../../parts/ending'
import { words } from '../../words/words.svelte'
import type { View } from './suitcases'

/** Millions decide, then fewer suitcases (DB-13, DB-14). */
export function endingOf(view: View): Ending {
  const result = view.result ?? { winners: [], scores: [], reason: '' }
  const { winners, scores } = result
  const held = (seat: number) => view.sizes[seat] ?? 0
  const most = Math.max(...scores)
  const tied = scores.filter((millions) => millions === most).length > 1
  const decided = winners.length > 1 ? 'shared' : 'fewer'
  return {
    why: words.of('dont-bluff-end-why', {
      reason: tied && result.reason === 'bank_empty' ? decided : result.reason,
    }),
    standings: placed(result, (seat) => [scores[seat] ?? 0, -held(seat)]).map(({ seat, place }) => ({
      seat,
      place,
      score: words.of('dont-bluff-millions', { millions: scores[seat] ?? 0 }),
      why: words.of('dont-bluff-count', { count: held(seat) }),
    })),
  }
}
