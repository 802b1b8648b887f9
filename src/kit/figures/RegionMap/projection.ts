import type {Point} from '../primitives/geometry'
import {GRID_COLUMNS, GRID_TOP, LAND} from './land'

// Equal Earth: B. Šavrič, T. Patterson, B. Jenny, International Journal of Geographical Information Science, 2019.
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796]
const M = Math.sqrt(3) / 2

/** The map is cut at 169° west, in the Bering strait: no country is torn apart. */
const MERIDIAN = 11

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function equalEarth(lon: number, lat: number): Point {
  const turned = radians(((((lon - MERIDIAN + 180) % 360) + 360) % 360) - 180)
  const t = Math.asin(M * Math.sin(radians(lat)))
  const t2 = t * t
  const t6 = t2 * t2 * t2
  return {
    x: (turned * Math.cos(t)) / (M * (A1 + 3 * A2 * t2 + t6 * (7 * A3 + 9 * A4 * t2))),
    y: t * (A1 + A2 * t2 + t6 * (A3 + A4 * t2)),
  }
}

const HALF_WIDTH = Math.PI / (M * A1)
const CELL = (2 * HALF_WIDTH) / GRID_COLUMNS
const ROW_CELL = (CELL * Math.sqrt(3)) / 2

const FIRST_COLUMN = Math.min(...LAND.flat().map(([first]) => first))
const LAST_COLUMN = Math.max(...LAND.flat().map(([first, count]) => first + count))

/** Size of the land in cells of the grid. */
export const GRID = {
  columns: LAST_COLUMN - FIRST_COLUMN,
  rows: LAND.length,
  rowHeight: ROW_CELL / CELL,
} as const

/** A place on earth in cells from the west and rows from the north. */
export function toGrid(lon: number, lat: number): Point {
  const {x, y} = equalEarth(lon, lat)
  return {x: (x + HALF_WIDTH) / CELL - FIRST_COLUMN - 0.25, y: (GRID_TOP - y) / CELL}
}

/** Dots of land side by side: where the first stands, in cells, in which row, and how many they are. */
export type Run = {readonly x: number; readonly row: number; readonly cells: number}

/** All land of the earth. */
export const landRuns: readonly Run[] = LAND.flatMap((runs, row) =>
  runs.map(([first, cells]) => ({x: first - FIRST_COLUMN + (row % 2) / 2, row, cells})),
)
