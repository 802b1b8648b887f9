import {round, type Point} from './geometry'

/** The one corner radius of bent lines. */
export const BEND = 8

const HEAD_LENGTH = 6.5
const HEAD_HALF = 4
/** The tip ends here, so that its round cap meets the border it points at and does not cover it. */
const CLEARANCE = 1.5

const move = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return from
  return {x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length}
}

const xy = ({x, y}: Point): string => `${round(x)} ${round(y)}`

/** Drops points that repeat the one before or lie on the straight line between their neighbours. */
export function simplify(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const b = kept.at(-1)
    if (b && Math.hypot(b.x - point.x, b.y - point.y) < 0.05) continue
    const a = kept.at(-2)
    if (a && b && Math.abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) < 0.05) kept.pop()
    kept.push(point)
  }
  return kept
}

/** Path data of a line through the points, its corners rounded. */
export function linePath(points: readonly Point[], radius = BEND): string {
  const line = simplify(points)
  return line
    .map((point, index) => {
      const before = line[index - 1]
      const after = line[index + 1]
      if (!before) return `M${xy(point)}`
      if (!after) return `L${xy(point)}`
      const room = Math.min(
        radius,
        Math.hypot(point.x - before.x, point.y - before.y) / 2,
        Math.hypot(after.x - point.x, after.y - point.y) / 2,
      )
      return `L${xy(move(point, before, room))}Q${xy(point)} ${xy(move(point, after, room))}`
    })
    .join('')
}

/** The line, ended where the tip of its arrow belongs. */
export function withTip(points: readonly Point[]): Point[] {
  const [tip, before] = [points.at(-1), points.at(-2)]
  return tip && before ? [...points.slice(0, -1), move(tip, before, CLEARANCE)] : [...points]
}

/** Path data of an open arrow head whose tip is at `tip`, seen coming from `from`. */
export function headPath(from: Point, tip: Point): string {
  const back = move(tip, from, HEAD_LENGTH)
  const side = move({x: 0, y: 0}, {x: tip.y - from.y, y: from.x - tip.x}, HEAD_HALF)
  const left = {x: back.x + side.x, y: back.y + side.y}
  const right = {x: back.x - side.x, y: back.y - side.y}
  return `M${xy(left)}L${xy(tip)}L${xy(right)}`
}
