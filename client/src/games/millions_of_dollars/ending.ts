import type { Names } from '..'
import { placed, type Ending } from '../../parts/ending'
import type { Aftermath } from './aftermath'
import { changeOf, endingSentence, roleName, say, type View } from './gang'

/** The richest win, and equals share (MD-11); each result is explained by what the last heist changed. */
export function endingOf(view: View, names: Names, aftermath: Aftermath | null): Ending {
  const result = view.result ?? { winners: [], scores: [], reason: '' }
  return {
    why: say('over', { reason: result.reason }),
    standings: placed(result, (seat) => [result.scores[seat] ?? 0]).map(({ seat, place }) => ({
      seat,
      place,
      score: say('money', { money: result.scores[seat] ?? 0 }),
      why: aftermath ? lastHeist(aftermath, seat, names) : '',
    })),
  }
}

/** What the last heist changed for a seat, and why: “Heist 3 of 8: +$6M · driver, the only one: stays in”. */
function lastHeist({ round, endings, before, after }: Aftermath, seat: number, names: Names): string {
  const told = endings
    .filter((ending) => ending.seat === seat)
    .map((ending) =>
      [ending.role ? roleName(ending.role) : '', endingSentence(ending, names)].filter(Boolean).join(', '),
    )
  const change = changeOf((after[seat] ?? 0) - (before[seat] ?? 0))
  return `${say('board', { round })}: ${[change, ...told].join(' · ')}`
}
