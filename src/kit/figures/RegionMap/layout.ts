import type {Point, Rect, Size} from '../primitives/geometry'
import {assertUniqueIds, figureError} from '../primitives/problem'
import {CODE, NAME} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {landPath, landUnder} from './dots'
import {LABEL_PAD, MARK, placeLabels} from './labels'
import {GRID, toGrid} from './projection'

/** A place where the service runs. */
export type Region = {
  id: string
  label: string
  /** A second line, set in the code face: the region's name at the cloud. */
  detail?: string
  /** Degrees east, -180 to 180. */
  lon: number
  /** Degrees north, -56 to 80. */
  lat: number
}

export type PlacedRegion = {
  id: string
  at: Point
  label: TextBlock
  detail: TextBlock
  textAt: Point
  anchor: 'start' | 'middle' | 'end'
  leader: readonly Point[] | undefined
  /** Only where the label stands apart from the map. */
  number: {block: TextBlock; at: Point; textAt: Point} | undefined
}

export type MapLayout = Size & {land: string; pitch: number; regions: readonly PlacedRegion[]}

const PITCH = 8
const LABEL_WIDTH = 168
/** Names may reach this far beyond the land at the sides. */
const MARGIN = 72
const ANCHOR = {'-1': 'end', '0': 'middle', '1': 'start'} as const

/** Checks the data. */
export function checkRegions(title: string, regions: readonly Region[]): void {
  assertUniqueIds(
    'RegionMap',
    title,
    regions.map(({id}) => id),
  )
  const off = regions.find(({lon, lat}) => !(Math.abs(lon) <= 180 && lat >= -56 && lat <= 80))
  if (!off) return
  throw figureError('RegionMap', title, {
    what: `the region "${off.id}" is at lon ${off.lon}, lat ${off.lat}, which isn't on the map.`,
    allowed: 'lon -180 to 180, lat -56 to 80',
    fix: 'Correct the position. lon counts east, and lat counts north.',
  })
}

export const inflate = ({x, y, width, height}: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const LAND: Rect = {
  x: 0,
  y: 0,
  width: Math.ceil((GRID.columns + 0.5) * PITCH),
  height: Math.ceil((GRID.rows - 1) * GRID.rowHeight * PITCH + PITCH),
}
const ORIGIN: Point = {x: PITCH / 2, y: PITCH / 2}

function pointOf({lon, lat}: Region): Point {
  const {x, y} = toGrid(lon, lat)
  return {x: ORIGIN.x + x * PITCH, y: ORIGIN.y + y * PITCH}
}

const textsOf = ({label, detail}: Region) => ({
  label: textBlock(label, NAME, LABEL_WIDTH),
  detail: textBlock(detail, CODE, LABEL_WIDTH),
})

const sizeOf = ({label, detail}: ReturnType<typeof textsOf>): Size => ({
  width: Math.max(label.width, detail.width),
  height: label.height + detail.height,
})

/** Places the labels beside their marks and opens the land under them. */
export function layoutMap(title: string, regions: readonly Region[]): MapLayout {
  checkRegions(title, regions)
  const points = regions.map(pointOf)
  const texts = regions.map(textsOf)
  const bounds = {...LAND, x: -MARGIN, width: LAND.width + 2 * MARGIN}
  const places = placeLabels(points, texts.map(sizeOf), (rect) => landUnder(rect, PITCH, ORIGIN), bounds)

  const rects = places.map(({rect}) => rect)
  const marks = points.map((point) => inflate({...point, width: 0, height: 0}, MARK))
  const left = -Math.min(0, ...[...rects, ...marks].map(({x}) => x))
  const right = Math.max(LAND.width, ...[...rects, ...marks].map(({x, width}) => x + width))
  const move = ({x, y}: Point): Point => ({x: x + left, y})
  const open = [...rects.map((rect) => inflate(rect, LABEL_PAD)), ...marks].map((rect) => ({...rect, ...move(rect)}))
  return {
    width: left + right,
    height: LAND.height,
    land: landPath(PITCH, move(ORIGIN), open),
    pitch: PITCH,
    regions: regions.flatMap(({id}, index): PlacedRegion[] => {
      const [at, place, text] = [points[index], places[index], texts[index]]
      if (!at || !place || !text) return []
      const {rect, align, leader} = place
      const textX = rect.x + ((1 - align) / 2) * rect.width
      return [
        {
          id,
          at: move(at),
          ...text,
          anchor: ANCHOR[`${align}`],
          textAt: move({x: textX, y: rect.y}),
          leader: leader?.map(move),
          number: undefined,
        },
      ]
    }),
  }
}
