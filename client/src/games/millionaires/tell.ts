import type { Names, Teller } from '..'
import type { GameTypes } from '../../protocol'
import { words } from '../../words/words.svelte'
import { MISFORTUNE, type Tile } from './tiles'

type Event = GameTypes['millionaires']['event']
type Sheet = NonNullable<GameTypes['millionaires']['view']['sheets']>[number]

export const cards = (money: readonly number[]): string => money.join(' + ')

const named = (tile: Tile): string => words.of('millionaires-tile', { tile })

/** How the points came about: `12 → 7 → 14`. */
export const stepsOf = ({ steps }: Sheet): string => steps.filter((points, at) => points !== steps[at - 1]).join(' → ')

/** Who has to do with how much money. */
function sums(money: readonly number[], names: Names): string {
  const said = money.flatMap((sum, seat) => (sum ? [words.of('millionaires-sum-of', { sum, ...names.who(seat) })] : []))
  return said.length ? names.list(said) : 'none'
}

export function sheetSentence(sheet: Sheet, seat: number, names: Names): string {
  return words.of('millionaires-sheet', {
    money: sheet.money,
    out: sheet.out ? 'yes' : 'no',
    tiles: sheet.tiles.length ? names.list(sheet.tiles.map(named)) : 'none',
    steps: stepsOf(sheet),
    points: sheet.points,
    ...names.who(seat),
  })
}

export const tell: Teller = (happened: Event, names) => {
  switch (happened.event) {
    case 'shuffled':
      return ['millionaires-shuffled', { pile: 'hidden' }]
    case 'revealed': {
      const { tile, reds } = happened
      return ['millionaires-revealed', { tile, reds, last: reds === 4 ? 'yes' : 'no', ...names.who(happened.seat) }]
    }
    case 'bid_placed': {
      const added = happened.cards.reduce((sum, card) => sum + card, 0)
      const key = added === happened.total ? 'placed' : 'raised'
      return [
        `millionaires-bid-${key}`,
        { cards: cards(happened.cards), total: happened.total, ...names.who(happened.seat) },
      ]
    }
    case 'passed':
      return ['millionaires-passed', names.who(happened.seat)]
    case 'priced_out':
      return ['millionaires-priced-out', { highest: happened.highest, ...names.who(happened.seat) }]
    case 'tile_taken': {
      const { tile } = happened
      const back = sums(happened.returned, names)
      const who = names.who(happened.seat)
      if (MISFORTUNE.has(tile)) return ['millionaires-caught', { tile, back, paid: sums(happened.lost, names), ...who }]
      return ['millionaires-won', { tile, lost: happened.lost[happened.seat] ?? 0, back, ...who }]
    }
    case 'discarded':
    case 'stolen':
      return [`millionaires-${happened.event}`, { tile: happened.tile, ...names.who(happened.seat) }]
    case 'scored':
      return [
        'millionaires-scored',
        { sheets: happened.sheets.map((sheet, seat) => sheetSentence(sheet, seat, names)).join(' ') },
      ]
    case 'ended': {
      const { winners, scores, reason } = happened.result
      return [
        'millionaires-ended',
        {
          reason,
          names: names.list(winners.map(names.of)),
          points: Math.max(0, ...winners.map((seat) => scores[seat] ?? 0)),
          you: winners.some((seat) => names.who(seat).you === 'yes') ? 'yes' : 'no',
        },
      ]
    }
    default:
      return null
  }
}
