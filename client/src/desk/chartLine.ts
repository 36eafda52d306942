/** The points of a line through these values, for an SVG of that size: times from left to right, zero at the
    bottom, the highest value at the top. Empty without two values to connect. */
export function linePoints(at: readonly number[], values: readonly number[], width: number, height: number): string {
  const first = at[0]
  const last = at.at(-1)
  if (first === undefined || last === undefined || last <= first) return ''
  const most = Math.max(...values) || 1
  const x = (time: number) => ((time - first) / (last - first)) * width
  const y = (value: number) => height - (value / most) * (height - 2)
  return at.map((time, i) => `${x(time).toFixed(1)},${y(values[i] ?? 0).toFixed(1)}`).join(' ')
}
