import type { Teller } from '..'
import type { GameTypes } from '../../protocol'
import { words } from '../../words/words.svelte'

type Event = GameTypes['lie']['event']

export const tell: Teller = (happened: Event, names) => {
  switch (happened.event) {
    case 'dealt':
      return ['lie-dealt', { round: happened.round, ...names.who(happened.starter), hand: 'none' }]
    case 'bid_placed':
      return ['lie-bid-placed', { count: happened.count, value: happened.value, ...names.who(happened.seat) }]
    case 'called': {
      const other = names.who(happened.bidder)
      return ['lie-called', { ...names.who(happened.seat), other: other.name, toyou: other.you }]
    }
    case 'shown': {
      const hands = happened.up
        .flatMap((up, seat) =>
          up.length ? [words.of('lie-shown-hand', { name: names.of(seat), cards: words.row(up) })] : [],
        )
        .join(' · ')
      return [
        'lie-shown',
        {
          hands,
          found: happened.found,
          count: happened.count,
          value: happened.value,
          wild: happened.wild ? 'yes' : 'no',
          ...names.who(happened.loser),
        },
      ]
    }
    case 'directed':
      return ['lie-directed', { clockwise: happened.clockwise ? 'yes' : 'no' }]
    case 'eliminated':
      return ['lie-eliminated', names.who(happened.seat)]
    case 'tie_break':
      return ['lie-tie-break', { names: names.list(happened.seats.map(names.of)) }]
    default:
      return null
  }
}
