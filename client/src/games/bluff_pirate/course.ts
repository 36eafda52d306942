// The course on the chart: where each square lies, winding from the harbour to the far island.

export interface Point {
  x: number
  y: number
}

export interface Course {
  width: number
  height: number
  points: Point[]
  /** Whether ships sail to the left from that square. */
  back: (square: number) => boolean
  /** The line from one square to another, as the ships sail it. */
  line: (from: number, to: number) => string
}

const WIDTH = 340
/** Space left and right of the squares. */
const EDGE = 29
const SQUARES_PER_ROW = 9
/** Space above the first row: ships lie above their square. */
const ABOVE = 60
const BELOW = 36

/** The course with squares 0 to `end`. */
export function course(end: number): Course {
  const rows = Math.ceil((end + 1) / SQUARES_PER_ROW)
  const columns = Math.ceil((end + 1) / rows)
  const apart = rows > 4 ? 60 : 68
  const pitch = columns > 1 ? (WIDTH - 2 * EDGE) / (columns - 1) : 0
  const back = (square: number) => Math.floor(square / columns) % 2 === 1
  const points = Array.from({ length: end + 1 }, (_, square) => {
    const column = square % columns
    const along = back(square) ? columns - 1 - column : column
    // The squares sway a little, as if drawn by hand.
    const sway = Math.sin(square * 1.15) * 5
    return { x: EDGE + along * pitch, y: ABOVE + Math.floor(square / columns) * apart + sway }
  })
  const at = (square: number) => points[Math.min(Math.max(square, 0), end)] ?? { x: 0, y: 0 }

  function line(from: number, to: number): string {
    const [first, last] = from < to ? [from, to] : [to, from]
    let path = `M${spot(at(first))}`
    for (let square = first; square < last; square += 1) {
      const [a, b, c, d] = [at(square - 1), at(square), at(square + 1), at(square + 2)]
      // A smooth curve through the points (Catmull-Rom as cubic Béziers).
      const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 }
      const two = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 }
      path += ` C${spot(one)} ${spot(two)} ${spot(c)}`
    }
    return path
  }

  return { width: WIDTH, height: ABOVE + (rows - 1) * apart + BELOW, points, back, line }
}

const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The place and size of each of several ships on one square, so that none hides another. */
export function berths(ships: number): { x: number; y: number; size: number }[] {
  if (ships <= 1) return [{ x: 0, y: -13, size: 1.1 }]
  const [abreast, apart, size] = ships === 2 ? [2, 20, 0.82] : ships < 5 ? [2, 20, 0.68] : [3, 15, 0.6]
  return Array.from({ length: ships }, (_, at) => {
    const row = Math.floor(at / abreast)
    const inRow = Math.min(abreast, ships - row * abreast)
    return { x: ((at % abreast) - (inRow - 1) / 2) * apart, y: -13 - row * 20, size }
  })
}
