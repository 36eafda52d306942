// The geometry of a score over time: a line, the band around it or around zero, and a grid.
import type { ScorePoint } from '../protocol'

export interface Frame {
  width: number
  height: number
  /** Room on the left for the numbers of the grid. */
  left: number
  /** Room at the bottom for the numbers of games. */
  bottom: number
  /** Room above and to the right, so that the line's end isn't cut off. */
  edge: number
}

export interface ScoreChart {
  line: string
  band: string
  /** Horizontal grid lines: where, and what they mean. */
  rows: { y: number; value: number }[]
  /** Numbers of games below the chart. */
  columns: { x: number; games: number }[]
  /** Where the score is 0: the fair share. */
  zero: number
  end: { x: number; y: number }
}

/** Where the band lies: around zero (luck), or around the score (how sure we are of it). */
export type Band = 'zero' | 'score'

const ROWS = 4
const COLUMNS = 4

/** A round number that divides the span into about that many steps: 1, 2 or 5 times a power of ten. */
export function roundStep(span: number, steps: number): number {
  const rough = span / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10
  return factor * power
}

/** Round values within the span, at equal distances. */
export function gridValues(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

const limits = (point: ScorePoint, band: Band): [number, number] =>
  band === 'zero' ? [-point.margin, point.margin] : [point.score - point.margin, point.score + point.margin]

/** The chart of these points; null without two of them. */
export function scoreChart(points: readonly ScorePoint[], band: Band, frame: Frame): ScoreChart | null {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || first.games === last.games) return null
  const values = points.flatMap((point) => [point.score, ...limits(point, band)])
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = high - low || 1
  const x = (games: number) =>
    frame.left + ((games - first.games) / (last.games - first.games)) * (frame.width - frame.left - frame.edge)
  const y = (value: number) => frame.edge + ((high - value) / span) * (frame.height - frame.bottom - frame.edge)
  const at = (point: ScorePoint, value: number) => `${x(point.games).toFixed(1)},${y(value).toFixed(1)}`
  const upper = points.map((point) => at(point, limits(point, band)[1]))
  const lower = points.map((point) => at(point, limits(point, band)[0]))
  const step = Math.max(1, roundStep(last.games - first.games, COLUMNS))
  return {
    line: points.map((point) => at(point, point.score)).join(' '),
    band: [...upper, ...lower.reverse()].join(' '),
    rows: gridValues(low, high, roundStep(span, ROWS)).map((value) => ({ y: y(value), value })),
    columns: gridValues(first.games, last.games, step).map((games) => ({ x: x(games), games })),
    zero: y(0),
    end: { x: x(last.games), y: y(last.score) },
  }
}

/** A few points for the table below a chart: evenly spread, the last one included. */
export function someOf(points: readonly ScorePoint[], most: number): ScorePoint[] {
  if (points.length <= most) return [...points]
  const last = points.length - 1
  return Array.from({ length: most }, (_, at) => points[Math.round((at * last) / (most - 1))]).filter(
    (point) => point !== undefined,
  )
}
