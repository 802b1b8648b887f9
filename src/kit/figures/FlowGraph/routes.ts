import {centre, type Point, type Rect} from '../primitives/geometry'
import {BODY} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import type {Arrangement, Loop} from './arrange'
import {LABEL_OFFSET, LABEL_WIDTH, type Chain} from './layers'
import type {Rows} from './rows'

const LOOP_GAP = 22

export type PlacedEdge = {
  id: string
  /** From the node that the edge leaves to the one that it enters. */
  points: readonly Point[]
  /** The first part of the line, where a label stands in it. */
  lead?: readonly Point[]
  label: {block: TextBlock; x: number; y: number; anchor?: 'start' | 'end'} | undefined
  active: boolean
}

export type Route = Pick<PlacedEdge, 'points' | 'label'>

/** The way of a link through the layers. */
export function routeChain(
  {link, items: through}: Chain,
  {items, xs}: Arrangement,
  rows: Rows,
  boxes: readonly Rect[],
): Route {
  const points = through.slice(1).flatMap((target, index): Point[] => {
    const source = through[index] ?? target
    const layer = items[source]?.layer ?? 0
    const [above, below] = [boxes[source], boxes[target]]
    const start = {x: xs[source] ?? 0, y: above ? above.y + above.height : rows.bottom(layer)}
    const end = {x: xs[target] ?? 0, y: below ? below.y : rows.top(layer + 1)}
    const y = rows.trackY(source, target)
    return y === undefined ? [start, end] : [start, {x: start.x, y}, {x: end.x, y}, end]
  })
  const own = through.find((item) => items[item]?.label)
  const item = own === undefined ? undefined : items[own]
  const label =
    own === undefined || !item?.label
      ? undefined
      : {
          block: item.label,
          x: (xs[own] ?? 0) + LABEL_OFFSET,
          y: (rows.top(item.layer) + rows.bottom(item.layer) - item.height) / 2,
        }
  return {points: link.back ? points.reverse() : points, label}
}

/** The way of a link that leads back up: out at the side, past everything between, and in again. */
export function routeLoop({link, side}: Loop, outer: readonly Rect[], boxes: readonly Rect[]): Route {
  const [from, to] = [boxes[link.from], boxes[link.to]]
  if (!from || !to) return {points: [], label: undefined}
  const [a, b] = [centre(from), centre(to)]
  const passed = outer.filter(({y, height}) => y < Math.max(a.y, b.y) + 8 && y + height > Math.min(a.y, b.y) - 8)
  const out = side === 'right' ? 1 : -1
  const edge = (rect: Rect): number => (out > 0 ? rect.x + rect.width : rect.x)
  const x = out * Math.max(...passed.map((rect) => out * edge(rect))) + out * LOOP_GAP
  const block = textBlock(link.label, BODY, LABEL_WIDTH)
  return {
    points: [
      {x: edge(from), y: a.y},
      {x, y: a.y},
      {x, y: b.y},
      {x: edge(to), y: b.y},
    ],
    label: {block, x: x + out * LABEL_OFFSET, y: (a.y + b.y - block.height) / 2, anchor: out > 0 ? 'start' : 'end'},
  }
}
