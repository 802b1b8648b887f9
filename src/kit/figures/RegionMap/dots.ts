import {round, type Point, type Rect} from '../primitives/geometry'
import {GRID, landRuns, type Run} from './projection'

/** The part of a row that an area covers, in pixels, or nothing. */
const covers = (area: Rect, y: number): boolean => y > area.y && y < area.y + area.height

/** How many dots of land lie in an area. Counted by run: a label tries many places. */
export function landUnder(area: Rect, pitch: number, origin: Point): number {
  let count = 0
  for (const {x, row, cells} of landRuns) {
    if (!covers(area, origin.y + row * GRID.rowHeight * pitch)) continue
    const left = (area.x - origin.x) / pitch - x
    const right = (area.x + area.width - origin.x) / pitch - x
    count += Math.max(0, Math.min(cells - 1, Math.floor(right)) - Math.max(0, Math.ceil(left)) + 1)
  }
  return count
}

/** What is left of a run if an area is taken out of it. */
function open(run: Run, area: Rect, pitch: number, origin: Point): Run[] {
  if (!covers(area, origin.y + run.row * GRID.rowHeight * pitch)) return [run]
  const first = Math.max(0, Math.ceil((area.x - origin.x) / pitch - run.x))
  const last = Math.min(run.cells - 1, Math.floor((area.x + area.width - origin.x) / pitch - run.x))
  if (last < first) return [run]
  return [
    {...run, cells: first},
    {...run, x: run.x + last + 1, cells: run.cells - last - 1},
  ].filter(({cells}) => cells > 0)
}

/**
 * Path data of the land, without the dots that lie in one of the areas. A run of dots is one line, drawn with dashes
 * of no length and round caps: a fifth of the bytes that single dots would take.
 */
export function landPath(pitch: number, origin: Point, areas: readonly Rect[]): string {
  const runs = areas.reduce<readonly Run[]>(
    (rest, area) => rest.flatMap((run) => open(run, area, pitch, origin)),
    landRuns,
  )
  return runs
    .map(({x, row, cells}) => {
      const [left, y] = [origin.x + x * pitch, origin.y + row * GRID.rowHeight * pitch]
      // A hair longer than the last dash needs, so that no renderer drops its cap.
      return `M${round(left)} ${round(y)}h${round((cells - 1) * pitch + 0.1)}`
    })
    .join('')
}
