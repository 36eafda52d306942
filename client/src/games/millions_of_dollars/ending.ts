import { placed, type Ending } from '../../parts/ending'
import { say, type View } from './gang'

/** The richest win, and equals share (MD-11). */
export function endingOf(view: View): Ending {
  const result = view.result ?? { winners: [], scores: [], reason: '' }
  return {
    why: say('over', { reason: result.reason }),
    standings: placed(result, (seat) => [result.scores[seat] ?? 0]).map(({ seat, place }) => ({
      seat,
      place,
      score: say('money', { money: result.scores[seat] ?? 0 }),
    })),
  }
}
