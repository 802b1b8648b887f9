import type {Point, Rect, Size} from '../primitives/geometry'
import {arrange, type Arrangement} from './arrange'
import {resolveLinks, type FlowEdge, type FlowNode} from './model'
import {sizeNodes, type PlacedNode, type SizedNode} from './nodes'
import {routeChain, routeLoop, type PlacedEdge, type Route} from './routes'
import {EDGE, stack, type Rows} from './rows'

export type FlowLayout = Size & {nodes: readonly PlacedNode[]; edges: readonly PlacedEdge[]}

export type FlowData = {
  title: string
  nodes: readonly FlowNode[]
  edges: readonly FlowEdge[]
  highlight: readonly string[]
}

const NODE_WIDTH = 248

function placeNodes(sized: readonly SizedNode[], {items, xs}: Arrangement, {top, bottom}: Rows): Rect[] {
  return sized.map(({width, height}, index) => {
    const layer = items[index]?.layer ?? 0
    return {x: (xs[index] ?? 0) - width / 2, y: (top(layer) + bottom(layer) - height) / 2, width, height}
  })
}

const labelRect = ({label}: Route): Rect[] =>
  label ? [{...label.block, y: label.y, x: label.anchor === 'end' ? label.x - label.block.width : label.x}] : []

const pointRect = (point: Point): Rect => ({...point, width: 0, height: 0})

/** Places a graph in layers from top to bottom. */
export function layoutFlow({title, nodes, edges, highlight}: FlowData): FlowLayout {
  const links = resolveLinks(title, nodes, edges)
  const sized = sizeNodes(nodes, NODE_WIDTH)
  const raw = arrange(sized, links)
  const arrangement = {...raw, xs: raw.xs.map(Math.round)}
  const rows = stack(arrangement)
  const boxes = placeNodes(sized, arrangement, rows)
  const routes = new Map<string, Route>()
  for (const chain of arrangement.chains) routes.set(chain.link.id, routeChain(chain, arrangement, rows, boxes))
  const taken = (): Rect[] => [
    ...boxes,
    ...[...routes.values()].flatMap((route) => [...route.points.map(pointRect), ...labelRect(route)]),
  ]
  for (const loop of arrangement.loops) routes.set(loop.link.id, routeLoop(loop, taken(), boxes))

  const all = taken()
  const left = EDGE - Math.min(...all.map(({x}) => x))
  const move = <T extends Point>(point: T): T => ({...point, x: point.x + left})
  return {
    width: Math.max(...all.map(({x, width}) => x + width)) + left + EDGE,
    height: Math.max(...all.map(({y, height}) => y + height)) + EDGE,
    nodes: sized.map((node, index) => ({
      ...node,
      ...move(boxes[index] ?? {x: 0, y: 0}),
      active: highlight.includes(node.id),
    })),
    edges: links.map(({id}) => {
      const {points = [], label} = routes.get(id) ?? {}
      return {id, points: points.map(move), label: label && move(label), active: highlight.includes(id)}
    }),
  }
}
