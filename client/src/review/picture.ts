// A picture of the chart, to save or to share. It is drawn here: nothing is sent anywhere.
import type { LineLook } from './chart'

const PAPER = '#fffaf1'
const INK = '#241a15'
const FAINT = '#57493b'
/** Pixels of the picture, and its margin. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 48

export interface PicturedPlayer {
  /** The name with the result. */
  text: string
  won: boolean
  look: LineLook
}

/** A PNG with this title, subtitle, chart and legend. */
export async function drawPicture(
  chart: SVGSVGElement,
  title: string,
  subtitle: string,
  players: PicturedPlayer[],
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = INK
  const { fontFamily } = getComputedStyle(document.querySelector('h1') ?? document.body)
  pen.font = `700 52px ${fontFamily}`
  pen.fillText(title, MARGIN, 84, WIDTH - 2 * MARGIN)
  const text = getComputedStyle(document.body).fontFamily
  pen.font = `400 28px ${text}`
  pen.fillStyle = FAINT
  pen.fillText(subtitle, MARGIN, 126, WIDTH - 2 * MARGIN)
  const rows = legend(pen, players, text)
  const bottom = HEIGHT - MARGIN - rows * 40
  await drawChart(pen, chart, 150, bottom - 150)
  pen.font = `400 22px ${text}`
  pen.fillStyle = FAINT
  pen.textAlign = 'right'
  pen.fillText('Bluffhouse', WIDTH - MARGIN, 84)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Draw the players below the chart; returns how many lines they take. */
function legend(pen: CanvasRenderingContext2D, players: PicturedPlayer[], text: string): number {
  const perRow = players.length > 4 ? 4 : players.length
  const rows = Math.ceil(players.length / perRow)
  const column = (WIDTH - 2 * MARGIN) / perRow
  players.forEach(({ text: name, won, look }, at) => {
    const x = MARGIN + (at % perRow) * column
    const y = HEIGHT - MARGIN - (rows - 1 - Math.floor(at / perRow)) * 40
    pen.save()
    pen.translate(x + 12, y - 9)
    pen.scale(1.8, 1.8)
    pen.fillStyle = look.colour
    pen.fill(new Path2D(look.shape))
    pen.restore()
    pen.fillStyle = INK
    pen.font = `${won ? 700 : 400} 28px ${text}`
    pen.fillText(name, x + 32, y, column - 40)
  })
  return rows
}

/** Draw the lines of the chart: a copy of the page's own drawing, with its styles written into it. */
async function drawChart(pen: CanvasRenderingContext2D, chart: SVGSVGElement, top: number, height: number) {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const { width: w, height: h } = chart.viewBox.baseVal
  const originals = chart.querySelectorAll<SVGElement>('*')
  copy.querySelectorAll<SVGElement>('*').forEach((part, at) => {
    const original = originals[at]
    if (!original) return
    const style = getComputedStyle(original)
    for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font'])
      part.style.setProperty(name, style.getPropertyValue(name))
  })
  copy.querySelectorAll('.here, circle').forEach((cursor) => cursor.remove())
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(w * 2))
  copy.setAttribute('height', String(h * 2))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const scale = Math.min((WIDTH - 2 * MARGIN) / w, height / h)
  pen.drawImage(image, (WIDTH - w * scale) / 2, top, w * scale, h * scale)
}

/** Share a picture where the device can, else save it. */
export async function share(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  // Browsers have no sharing on pages loaded over plain HTTP.
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}) // the person cancelled
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
