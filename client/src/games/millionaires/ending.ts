import { placed, type Ending } from '../../parts/ending'
import type { AnyEvent, GameTypes } from '../../protocol'
import { words } from '../../words/words.svelte'
import { total, type Tile } from './tiles'

type View = GameTypes['millionaires']['view']
type Sheet = NonNullable<View['sheets']>[number]
type Given = Extract<GameTypes['millionaires']['event'], { event: 'discarded' | 'stolen' }>

/** A step of the scoring, and the tile that caused it. */
export interface Step {
  from: number
  to: number
  tile: Tile
}

/** What each tile of misfortune or success did to a player's points, in the order of MB-10. The Thief came
    first: the thief took a wealth tile worth `stolen` during the game. */
export function stepsBy(tiles: readonly Tile[], stolen: number): Step[] {
  const wealth = total(tiles.filter((tile): tile is number => typeof tile === 'number'))
  const successes = tiles.filter((tile) => tile === 'success')
  const causes: Tile[] = [
    ...(tiles.includes('casino') ? (['casino'] as const) : []),
    ...successes,
    ...(tiles.includes('cba') ? (['cba'] as const) : []),
  ]
  const effect: Record<string, (points: number) => number> = {
    casino: (points) => Math.max(0, points - 5),
    success: (points) => points * 2,
    cba: (points) => Math.ceil(points / 2),
  }
  const steps: Step[] = stolen ? [{ from: wealth + stolen, to: wealth, tile: 'thief' }] : []
  let points = wealth
  for (const tile of causes) {
    const to = effect[tile]?.(points) ?? points
    steps.push({ from: points, to, tile })
    points = to
  }
  return steps.filter(({ from, to }) => from !== to)
}

/** The poorest are out (MB-9); then points decide, then money left (MB-10). */
export function endingOf(view: View, events: readonly AnyEvent[]): Ending {
  const result = view.result ?? { winners: [], scores: [], reason: '' }
  const sheets: readonly Sheet[] = view.sheets ?? []
  const given = (events as readonly { event: string }[]).filter(
    (event): event is Given => event.event === 'discarded' || event.event === 'stolen',
  )
  const stolenFrom = (seat: number) => total(given.filter((event) => event.seat === seat).map(({ tile }) => tile))
  const onlyOne = sheets.filter(({ out }) => !out).length === 1
  const sheetOf = (seat: number) => sheets[seat] ?? { out: true, money: 0, points: 0, tiles: [], steps: [] }
  return {
    why: words.of('millionaires-end-why', { reason: onlyOne ? 'only_one_left' : result.reason }),
    standings: placed(result, (seat) => {
      const { out, points, money, steps } = sheetOf(seat)
      return [Number(!out), points, money, steps.at(-1) ?? 0]
    }).map(({ seat, place }) => {
      const { out, money, points, tiles } = sheetOf(seat)
      const reckoning = words.of('millionaires-reckoning', { money, out: out ? 'yes' : 'no', steps: points, points })
      const steps = stepsBy(tiles, stolenFrom(seat)).map(({ from, to, tile }) =>
        words.of('millionaires-end-step', { from, to, tile }),
      )
      return { seat, place, score: out ? '–' : String(points), why: [reckoning, ...steps].join(' · ') }
    }),
  }
}
