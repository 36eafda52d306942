// The chart of everybody's chances to win: where its lines run, and which move a point belongs to.

/** The area of the lines inside the drawing, in its units. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** The x of a moment, of so many. */
export const xOf = (moment: number, moments: number, { left, width }: Area): number =>
  left + (moments > 1 ? (moment / (moments - 1)) * width : width / 2)

/** The y of a chance to win, from 0 at the bottom to 1 at the top. */
export const yOf = (chance: number, { top, height }: Area): number => top + (1 - chance) * height

/** The moment nearest to an x. */
export function momentAt(x: number, moments: number, { left, width }: Area): number {
  const at = Math.round(((x - left) / width) * (moments - 1))
  return Math.min(Math.max(at, 0), moments - 1)
}

/** The points of a line through these chances. */
export const linePoints = (chances: readonly number[], area: Area): string =>
  chances.map((chance, at) => `${xOf(at, chances.length, area).toFixed(1)},${yOf(chance, area).toFixed(1)}`).join(' ')

/** Where a line of so many moments bears its mark, so that it is known by its shape too: a few moments apart,
    and for each seat at others. */
export function marksOf(seat: number, seats: number, moments: number): number[] {
  const apart = Math.max(1, Math.round(moments / 4))
  const first = Math.round(((seat + 0.5) / seats) * apart)
  const marks = []
  for (let at = first; at < moments - 1; at += apart) marks.push(at)
  return marks
}

/** The look of a seat's line: a colour, a shape that marks it, and dashes. Dark, as it is drawn on paper. */
export interface LineLook {
  colour: string
  /** The shape around the point 0,0, as an SVG path. */
  shape: string
  dashes: string
}

const LOOKS: LineLook[] = [
  { colour: '#1f4e9c', shape: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z', dashes: '' },
  { colour: '#b3261e', shape: 'M-4.5-4.5h9v9h-9z', dashes: '9 3' },
  { colour: '#1d6b3f', shape: 'M0-6l6 10h-12z', dashes: '3 3' },
  { colour: '#7a3e9d', shape: 'M0-6.5l6.5 6.5l-6.5 6.5l-6.5-6.5z', dashes: '12 3 3 3' },
  { colour: '#855400', shape: 'M0 6l6-10h-12z', dashes: '6 6' },
  { colour: '#0b6470', shape: 'M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z', dashes: '2 4' },
  { colour: '#a3195b', shape: 'M0-6l5.5 4l-2 6.5h-7l-2-6.5z', dashes: '12 4 2 4 2 4' },
  { colour: '#3b3b3b', shape: 'M-6 0l3-5h6l3 5l-3 5h-6z', dashes: '15 5' },
]

export const lookOf = (seat: number): LineLook => LOOKS[seat % LOOKS.length] as LineLook
