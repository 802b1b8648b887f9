import type {Point} from '../primitives/geometry'
import {BODY, lineHeight, NARROW_WIDTH} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import type {FlowData, FlowLayout} from './layout'
import {resolveLinks, topologicalOrder, type Link} from './model'
import {sizeNodes, type PlacedNode} from './nodes'
import type {PlacedEdge} from './routes'
import {EDGE} from './rows'

const TRUNK = 22
const LANE = 14
/** From the trunk to the words beside it. */
const LEAD = 18
const LABEL_GAP = 6
const FIRST_ROW = 12
const ROW_GAP = 8
const STRAIGHT = 30
const ARROW = 20
const NO_LINK = 24

type Spot = {place: number; order: number}
/** A vertical beside the column that leads to one node; all links that jump to the node share it. */
type Lane = {target: number; low: number; high: number; index: number}

/** Lanes for all links that do not lead to the very next node, the short ones inside. */
function assignLanes(links: readonly Link[], placeOf: (node: number) => number): Lane[] {
  const targets = [...new Set(links.map(({to}) => to))]
  const spans = targets.map((target) => {
    const places = [target, ...links.filter(({to}) => to === target).map(({from}) => from)].map(placeOf)
    return {target, low: Math.min(...places), high: Math.max(...places)}
  })
  const lanes: Lane[] = []
  for (const span of spans.sort((a, b) => a.high - a.low - (b.high - b.low) || a.low - b.low)) {
    const taken = lanes.filter(({low, high}) => low <= span.high && span.low <= high).map(({index}) => index)
    let index = 0
    while (taken.includes(index)) index += 1
    lanes.push({...span, index})
  }
  return lanes
}

type Row = {link: Link; y: number; block: TextBlock; spot: Spot}

/**
 * Places a graph for a phone: the nodes stand in one column; from the trunk below a node its other exits branch off
 * into lanes at the right, which lead to the nodes further down or back up.
 */
export function layoutColumn({title, nodes, edges, highlight}: FlowData): FlowLayout {
  const links = resolveLinks(title, nodes, edges)
  const order = topologicalOrder(nodes.length, links)
  const placeOf = (node: number): number => order.indexOf(node)
  const isNext = ({from, to}: Link): boolean => placeOf(to) === placeOf(from) + 1
  const lanes = assignLanes(
    links.filter((link) => !isNext(link)),
    placeOf,
  )
  const laneCount = lanes.reduce((count, {index}) => Math.max(count, index + 1), 0)
  const right = NARROW_WIDTH - EDGE - laneCount * LANE
  const column = right - (laneCount > 0 ? 10 : 0)
  const laneX = (target: number): number =>
    right + LANE * ((lanes.find((lane) => lane.target === target)?.index ?? 0) + 1) - 2
  const sized = sizeNodes(nodes, column - EDGE)
  const labelRoom = column - TRUNK - LEAD - 2 * LABEL_GAP

  let y = EDGE
  const placed: PlacedNode[] = []
  const rows: Row[] = []
  order.forEach((node, place) => {
    const own = sized[node]
    if (!own) return
    placed[node] = {...own, x: EDGE, y, width: column - EDGE, active: highlight.includes(own.id)}
    y += own.height
    const exits = links.filter(({from}) => from === node)
    const jumps = exits.filter((link) => !isNext(link))
    const straight = exits.find(isNext)
    if (jumps.length > 0) y += FIRST_ROW
    jumps.forEach((link, index) => {
      const block = textBlock(link.label, BODY, labelRoom)
      rows.push({link, y, block, spot: {place, order: index}})
      y += Math.max(block.height, lineHeight(BODY)) + ROW_GAP
    })
    if (straight) {
      const block = textBlock(straight.label, BODY, labelRoom)
      const top = jumps.length > 0 ? y : y + 8
      rows.push({link: straight, y: top, block, spot: {place, order: jumps.length}})
      y = block.lines.length > 0 ? top + block.height + ARROW : y + (jumps.length > 0 ? ARROW : STRAIGHT)
    } else {
      y += NO_LINK
    }
  })

  const edgeOf = ({link, y: top, block}: Row): PlacedEdge => {
    const [from, to] = [placed[link.from], placed[link.to]]
    const start = from ? from.y + from.height : 0
    const middle = top + lineHeight(BODY) / 2
    const label = block.lines.length > 0
    const common = {id: link.id, active: highlight.includes(link.id)}
    if (isNext(link)) {
      return {
        ...common,
        points: [
          {x: TRUNK, y: start},
          {x: TRUNK, y: to?.y ?? start},
        ],
        label: label ? {block, x: TRUNK + LEAD, y: top} : undefined,
      }
    }
    const [laneAt, entry] = [laneX(link.to), to ? to.y + to.height / 2 : 0]
    const exit: Point[] = [
      {x: TRUNK, y: start},
      {x: TRUNK, y: middle},
    ]
    const jump: Point[] = [
      {x: laneAt, y: middle},
      {x: laneAt, y: entry},
      {x: column, y: entry},
    ]
    if (!label) return {...common, points: [...exit, ...jump], label: undefined}
    // The line is left out where its words stand in it.
    return {
      ...common,
      lead: [...exit, {x: TRUNK + LEAD - LABEL_GAP, y: middle}],
      points: [{x: TRUNK + LEAD + block.width + LABEL_GAP, y: middle}, ...jump],
      label: {block, x: TRUNK + LEAD, y: top},
    }
  }
  const byLink = new Map(rows.map((row) => [row.link, edgeOf(row)]))
  return {
    width: NARROW_WIDTH,
    height: y - NO_LINK + EDGE,
    nodes: placed,
    edges: links.flatMap((link) => byLink.get(link) ?? []),
  }
}
