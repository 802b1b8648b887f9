import {sum} from '../primitives/geometry'
import {spread} from '../primitives/spread'
import {BODY, CODE, NAME, NARROW_WIDTH} from '../primitives/type'
import {textBlock} from '../primitives/wrap'
import {landPath} from './dots'
import {checkRegions, inflate, type MapLayout, type PlacedRegion, type Region} from './layout'
import {GRID, toGrid} from './projection'

const INSET = 6
const NUMBER_WIDTH = 18
const NUMBER_GAP = 6
const NUMBER_COLUMN = 28
const DROP = 22
const LIST_TOP = 34
const LIST_GAP = 8

/** Places the map for a phone: a plumb line from each mark to its number, the names in a list below. */
export function layoutMapNarrow(title: string, regions: readonly Region[]): MapLayout {
  checkRegions(title, regions)
  // Short enough to be written out in full: dashes that are off add up along a row.
  const pitch = Math.floor((100 * (NARROW_WIDTH - 2 * INSET)) / (GRID.columns + 0.5)) / 100
  const origin = {x: INSET + pitch / 2, y: INSET}
  const bottom = origin.y + GRID.rows * GRID.rowHeight * pitch
  const sorted = regions
    .map((region) => {
      const {x, y} = toGrid(region.lon, region.lat)
      const room = NARROW_WIDTH - NUMBER_COLUMN
      return {
        id: region.id,
        at: {x: origin.x + x * pitch, y: origin.y + y * pitch},
        label: textBlock(region.label, NAME, room),
        detail: textBlock(region.detail, CODE, room),
      }
    })
    .sort((a, b) => a.at.x - b.at.x)
  const numberX = spread(
    sorted.map(({at}) => ({at: at.x, before: NUMBER_WIDTH / 2, after: NUMBER_WIDTH / 2})),
    {gap: NUMBER_GAP, min: 0, max: NARROW_WIDTH},
  )
  const heights = sorted.map(({label, detail}) => label.height + detail.height + LIST_GAP)
  const listTop = bottom + DROP + LIST_TOP
  return {
    width: NARROW_WIDTH,
    height: listTop + sum(heights) - LIST_GAP + 1,
    land: landPath(
      pitch,
      origin,
      sorted.map(({at}) => inflate({...at, width: 0, height: 0}, 6)),
    ),
    pitch,
    regions: sorted.map((region, index): PlacedRegion => {
      const x = numberX[index] ?? region.at.x
      const top = listTop + sum(heights.slice(0, index))
      return {
        ...region,
        anchor: 'start',
        textAt: {x: NUMBER_COLUMN, y: top},
        leader: [region.at, {x: region.at.x, y: bottom}, {x, y: bottom + DROP - 6}, {x, y: bottom + DROP}],
        number: {
          block: textBlock(String(index + 1), BODY, NUMBER_COLUMN),
          at: {x, y: bottom + DROP + 2},
          textAt: {x: 0, y: top + 0.8},
        },
      }
    }),
  }
}
