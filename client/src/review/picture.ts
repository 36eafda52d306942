// A picture of the chart, to save or to share. It is drawn here: nothing is sent anywhere. Whatever the size of the
// window, the picture is the same.
import { flushSync, mount, unmount } from 'svelte'
import type { ReviewPage } from '../protocol'
import type { LineLook } from './chart'
import ChancesLines from './ChancesLines.svelte'

const PAPER = '#fffaf1'
const INK = '#241a15'
const FAINT = '#57493b'
/** Pixels of the picture, and its margin. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 48
/** Where the chart begins. */
const TOP = 150
/** Pixels of the picture for each unit of the chart, whose letters are made for a page. */
const SCALE = 1.6

export interface PicturedPlayer {
  /** The name with the result. */
  text: string
  won: boolean
  look: LineLook
}

/** A PNG with this title, subtitle, the chart of a review and a legend. */
export async function drawPicture(
  page: ReviewPage,
  reader: number | null,
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
  await drawChart(pen, page, reader, HEIGHT - MARGIN - rows * 40 - TOP)
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

/** Draw the lines of the chart, at this height. */
async function drawChart(
  pen: CanvasRenderingContext2D,
  page: ReviewPage,
  reader: number | null,
  height: number,
): Promise<void> {
  const width = WIDTH - 2 * MARGIN
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(chartOf(page, reader, width / SCALE, height / SCALE))}`
  await image.decode()
  pen.drawImage(image, MARGIN, TOP, width, height)
}

/** The chart as an SVG of that many units, with its styles written into it: a picture has no style sheet. */
function chartOf(page: ReviewPage, reader: number | null, width: number, height: number): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `0 0 ${String(width)} ${String(height)}`)
  svg.setAttribute('width', String(width * SCALE))
  svg.setAttribute('height', String(height * SCALE))
  svg.style.cssText = 'position: absolute; visibility: hidden'
  // A picture has no fonts of ours, and those that it gets are wider.
  const area = { left: 58, top: 10, width: width - 72, height: height - 40 }
  const lines = mount(ChancesLines, { target: svg, props: { page, area, reader } })
  flushSync()
  document.body.append(svg)
  svg.querySelectorAll<SVGElement>('*').forEach((part) => {
    const style = getComputedStyle(part)
    for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font'])
      part.style.setProperty(name, style.getPropertyValue(name))
  })
  svg.removeAttribute('style')
  svg.remove()
  const text = new XMLSerializer().serializeToString(svg)
  void unmount(lines)
  return text
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
