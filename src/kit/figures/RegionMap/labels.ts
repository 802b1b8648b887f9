import {overlaps, type Point, type Rect, type Size} from '../primitives/geometry'

export type LabelPlace = {
  rect: Rect
  /** Whether the words end at `rect`'s right edge (-1), stand in its middle (0) or begin at its left (1). */
  align: -1 | 0 | 1
  /** From the mark to the label, if it stands too far away to be read as its name. */
  leader: readonly [Point, Point] | undefined
}

type Direction = {readonly x: number; readonly y: number; readonly align: -1 | 0 | 1}

/** A direction by its angle, clockwise from the right. Names right of a mark begin at it, names left of it end there. */
function towards(degrees: number): Direction {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return {x, y, align: x > 0.3 ? 1 : x < -0.3 ? -1 : 0}
}

/** Most natural first. */
const DIRECTIONS = [0, 180, 270, 90, 330, 30, 210, 150, 300, 60, 240, 120].map(towards)
const NEAR = 12
const DISTANCES = [NEAR, 26, 44, 66, 92, 124] as const
/** Kept free around every label. */
export const LABEL_PAD = 4
export const MARK = 8
/** What a place costs: each dot of land under it, each step away, a leader as such, each less natural direction. */
const COST = {dot: 0.3, step: 12, leader: 8, turn: 0.5} as const

const markRect = ({x, y}: Point): Rect => ({x: x - MARK, y: y - MARK, width: 2 * MARK, height: 2 * MARK})

/** The dot itself: leaders of a crowd may pass nearer to it than names. */
const core = (rect: Rect): Rect => ({x: rect.x + 4, y: rect.y + 4, width: rect.width - 8, height: rect.height - 8})

/** Whether a line comes into a rectangle, found by walking along it. */
function enters([a, b]: readonly [Point, Point], rect: Rect): boolean {
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 3)
  return Array.from({length: steps + 1}, (_, index) => index / Math.max(steps, 1)).some((share) =>
    overlaps({x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, width: 0, height: 0}, rect, 1),
  )
}

function placeAt(at: Point, size: Size, {x, y, align}: Direction, distance: number): LabelPlace {
  const end = {x: at.x + x * distance, y: at.y + y * distance}
  // Above and below the words' middle the label keeps clear of the leader's end by standing beyond it.
  const rise = align === 0 ? (Math.sign(y) - 1) / 2 : (y - 1) / 2
  const rect = {x: end.x + ((align - 1) / 2) * size.width, y: end.y + rise * size.height, ...size}
  const short = distance - LABEL_PAD
  return {rect, align, leader: distance > NEAR ? [at, {x: at.x + x * short, y: at.y + y * short}] : undefined}
}

/**
 * Finds a place for each label: near its mark, off the land where that costs little, clear of all other labels, marks
 * and leaders. Marks that have neighbours choose first.
 */
export function placeLabels(
  points: readonly Point[],
  sizes: readonly Size[],
  landIn: (rect: Rect) => number,
  bounds: Rect,
): LabelPlace[] {
  const marks = points.map(markRect)
  const crowd = points.map(
    (point) => points.filter((other) => Math.hypot(other.x - point.x, other.y - point.y) < 60).length,
  )
  const order = points.map((_, index) => index).sort((a, b) => (crowd[b] ?? 0) - (crowd[a] ?? 0) || a - b)
  const found = new Map<number, LabelPlace>()
  for (const index of order) {
    const at = points[index] ?? {x: 0, y: 0}
    const size = sizes[index] ?? {width: 0, height: 0}
    const others = marks.filter((_, other) => other !== index)
    const all = DISTANCES.flatMap((distance, step) =>
      DIRECTIONS.map((direction, turn) => {
        const place = placeAt(at, size, direction, distance)
        const cost = landIn(place.rect) * COST.dot + step * COST.step + (step > 0 ? COST.leader : 0) + turn * COST.turn
        return {place, cost}
      }),
    )
    const within = all.filter(({place: {rect}}) => inside(rect, bounds))
    const free = within.filter(({place}) => isFree(place, [...found.values()], others))
    const best = [...free, ...(free.length > 0 ? [] : [...within, ...all])].reduce((a, b) =>
      b.cost < a.cost && free.length > 0 ? b : a,
    )
    found.set(index, best.place)
  }
  return points.flatMap((_, index) => found.get(index) ?? [])
}

const inside = (rect: Rect, bounds: Rect): boolean =>
  rect.x >= bounds.x &&
  rect.y >= bounds.y &&
  rect.x + rect.width <= bounds.x + bounds.width &&
  rect.y + rect.height <= bounds.y + bounds.height

function isFree({rect, leader}: LabelPlace, taken: readonly LabelPlace[], marks: readonly Rect[]): boolean {
  const rects = taken.map((other) => other.rect)
  if ([...rects, ...marks].some((other) => overlaps(other, rect, LABEL_PAD))) return false
  if (leader && [...rects, ...marks.map(core)].some((other) => enters(leader, other))) return false
  return !taken.some((other) => other.leader && (enters(other.leader, rect) || (leader && cross(leader, other.leader))))
}

/** Whether two lines cross. */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const turn = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}
