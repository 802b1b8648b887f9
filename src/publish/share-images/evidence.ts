import {createHash} from 'node:crypto'
import sharp from 'sharp'
import {measurements} from '../../data/measurements'
import {SCREENSHOT_FOLDER, screenshots} from '../../data/screenshots'
import {layoutCover} from '../../kit/figures/Chart/layout'
import {readInput} from '../readInput'
import {drawChart} from './chart'
import type {Look} from './template'
import type {Svg} from './svg'

/** The room below a title, in pixels. Its lower edge is that of the image. */
export const BAND = {left: 72, top: 372, width: 1056, height: 258} as const

/** What a page shows first of a chart or a running server. */
export type Evidence = {
  /** Completes "Below: …". */
  alt: string
  /** Changes with what is seen. */
  hash: string
  /** A chart as SVG, or a part of a screenshot as PNG, of the size of the band. */
  draw: () => Promise<{svg: Svg} | {png: Buffer}>
}

/** In the figures of a page, whichever comes first. The pages of samples have no style, so they are no picture for a link. */
const FIRST = new RegExp(`id="chart-([a-z0-9-]+)-title"|src="[^"]*${SCREENSHOT_FOLDER}/((?!sample-)[a-z0-9-]+)\\.webp"`)

/** Width of a chart in its own pixels: its text is 1.6 times as large in the image. */
const CHART_WIDTH = 660

/** The first chart or screenshot of a page. @param siteDir absolute path of the site's root. */
export async function evidenceOf(html: string, siteDir: string, look: Look): Promise<Evidence | undefined> {
  const start = html.indexOf('<figure')
  const [, chart = '', picture = ''] = (start < 0 ? undefined : FIRST.exec(html.slice(start))) ?? []
  const [measurement, screenshot] = [measurements[chart], screenshots[picture]]
  if (measurement) {
    const scale = BAND.width / CHART_WIDTH
    const svg = drawChart(layoutCover(measurement, {width: CHART_WIDTH, height: BAND.height / scale - 14}), look, scale)
    const alt = `a chart of ${measurement.quantity} by ${measurement.parameter}`
    return {alt, hash: svg, draw: () => Promise.resolve({svg})}
  }
  if (!screenshot) return undefined
  const file = await readInput(
    siteDir,
    `static${SCREENSHOT_FOLDER}/${picture}${screenshot.phone ? '-phone' : ''}.webp`,
    'src/data/takenScreenshots.json',
  )
  const {width, height} = BAND
  return {
    alt: `a screenshot of ${screenshot.versions[0] ?? 'Keycloak'}`,
    hash: createHash('sha256').update(file).digest('hex'),
    draw: async () => ({png: await sharp(file).resize({width, height, fit: 'cover', position: 'top'}).toBuffer()}),
  }
}
