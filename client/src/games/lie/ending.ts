import { placed, type Ending } from '../../parts/ending'
import type { AnyEvent, GameTypes } from '../../protocol'
import { words } from '../../words/words.svelte'

type View = GameTypes['lie']['view']
type Event = GameTypes['lie']['event']

/** Cards that nobody may hold: the game ends when a hand would need them (LI-8). */
const TOO_MANY = 6

/** Those who dropped out, in that order, with the loser of the last round at the end. */
function fallen(events: readonly Event[], winner: number | undefined): number[] {
  const out = events.flatMap((event) => (event.event === 'eliminated' ? [event.seat] : []))
  const last = events.findLast((event) => event.event === 'shown')
  return last?.event === 'shown' && last.loser !== winner ? [...out, last.loser] : out
}

/** Fewest cards win, or most in the game of fewer and fewer; ties are played out (LI-8, LI-9, LI-12, LI-13). */
export function endingOf(view: View, told: readonly AnyEvent[]): Ending {
  const result = view.result ?? { winners: [], scores: [], reason: '' }
  const { winners, scores, reason } = result
  const events = told as readonly Event[]
  const survived = reason === 'last_one_left'
  const order = survived ? fallen(events, winners[0]) : []
  const tie = events.findLast((event) => event.event === 'tie_break')
  const tied = tie?.event === 'tie_break' ? tie.seats : []
  const most = reason === 'most_cards' || scores.includes(0)

  function why(seat: number): string | undefined {
    const cards = scores[seat] ?? 0
    const say = (what: string) => words.of('lie-end-row', { what })
    if (tied.includes(seat)) return say(winners.includes(seat) ? 'tie_won' : 'tie_lost')
    if (cards === TOO_MANY && !survived) return say('too_many')
    if (cards === 0 && !survived) return say('none')
    return survived && !tied.length && !winners.includes(seat) ? say('out') : undefined
  }

  return {
    why: words.of('lie-end-why', { reason: tied.length ? 'tie_break' : reason }),
    standings: placed(result, (seat) => [order.indexOf(seat), (most ? 1 : -1) * (scores[seat] ?? 0)]).map(
      ({ seat, place }) => {
        const explained = why(seat)
        const line = { seat, place, score: words.of('lie-cards', { cards: scores[seat] ?? 0 }) }
        return explained === undefined ? line : { ...line, why: explained }
      },
    ),
  }
}
