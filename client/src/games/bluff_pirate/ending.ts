import { placed, type Ending } from '../../parts/ending'
import { words } from '../../words/words.svelte'
import type { View } from './cards'

/** The ship that found the treasure wins; the others are placed by how far they got (BP-10). */
export function endingOf(view: View): Ending {
  const result = view.result ?? { winners: [], scores: [], reason: '' }
  const { winners, scores } = result
  const treasure = scores[winners[0] ?? 0] ?? 0
  return {
    why: words.of('bluff-pirate-end-why', { square: treasure }),
    standings: placed(result, (seat) => [scores[seat] ?? 0]).map(({ seat, place }) => ({
      seat,
      place,
      score: words.of('bluff-pirate-end-score', { square: scores[seat] ?? 0 }),
      why: words.of('bluff-pirate-end-row', { count: treasure - (scores[seat] ?? 0) }),
    })),
  }
}
