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
/** From the nodes to the first lane. */
const TO_LANES = 10

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

/** A link with its words below the node that it leaves. `y` is their top. */
type Row = {link: Link; y: number; block: TextBlock}

/** What stays the same for all nodes and links of a graph. */
type Column = {
  links: readonly Link[]
  /** Nodes from top to bottom. */
  order: readonly number[]
  lanes: readonly Lane[]
  /** Whether a link leads to the node right below. */
  isNext: (link: Link) => boolean
  /** Its right edge, left of all lanes. */
  right: number
}

function makeColumn({title, nodes, edges}: FlowData): Column {
  const links = resolveLinks(title, nodes, edges)
  const order = topologicalOrder(nodes.length, links)
  const placeOf = (node: number): number => order.indexOf(node)
  const isNext = ({from, to}: Link): boolean => placeOf(to) === placeOf(from) + 1
  const lanes = assignLanes(
    links.filter((link) => !isNext(link)),
    placeOf,
  )
  const lanesWidth = LANE * laneCount(lanes)
  return {links, order, lanes, isNext, right: NARROW_WIDTH - EDGE - lanesWidth - (lanesWidth > 0 ? TO_LANES : 0)}
}

const laneCount = (lanes: readonly Lane[]): number => lanes.reduce((count, {index}) => Math.max(count, index + 1), 0)

/** The links of a node below each other: those that jump, then the one to the next node. @param y end of the node. */
function rowsBelow(node: number, y: number, {links, isNext, right}: Column): {rows: Row[]; end: number} {
  const exits = links.filter(({from}) => from === node)
  const jumps = exits.filter((link) => !isNext(link))
  const straight = exits.find(isNext)
  const words = ({label}: Link): TextBlock => textBlock(label, BODY, right - TRUNK - LEAD - 2 * LABEL_GAP)
  const rows: Row[] = []
  let end = jumps.length > 0 ? y + FIRST_ROW : y
  for (const link of jumps) {
    const block = words(link)
    rows.push({link, y: end, block})
    end += Math.max(block.height, lineHeight(BODY)) + ROW_GAP
  }
  if (straight === undefined) return {rows, end: end + NO_LINK}
  const block = words(straight)
  const top = jumps.length > 0 ? end : end + ROW_GAP
  rows.push({link: straight, y: top, block})
  if (block.lines.length > 0) return {rows, end: top + block.height + ARROW}
  return {rows, end: end + (jumps.length > 0 ? ARROW : STRAIGHT)}
}

/** The line of a link: down the trunk, and into the lane of its end if that isn't the next node. */
function drawEdge({link, y, block}: Row, placed: readonly PlacedNode[], {lanes, isNext, right}: Column) {
  const [from, to] = [placed[link.from], placed[link.to]]
  const start = from ? from.y + from.height : 0
  const label = block.lines.length > 0 ? {block, x: TRUNK + LEAD, y} : undefined
  if (isNext(link)) {
    const points: Point[] = [
      {x: TRUNK, y: start},
      {x: TRUNK, y: to?.y ?? start},
    ]
    return {points, label}
  }
  const lane = lanes.find(({target}) => target === link.to)?.index ?? 0
  const laneAt = NARROW_WIDTH - EDGE - LANE * (laneCount(lanes) - lane - 1) - 2
  const entry = to ? to.y + to.height / 2 : 0
  const middle = y + lineHeight(BODY) / 2
  const exit: Point[] = [
    {x: TRUNK, y: start},
    {x: TRUNK, y: middle},
  ]
  const jump: Point[] = [
    {x: laneAt, y: middle},
    {x: laneAt, y: entry},
    {x: right, y: entry},
  ]
  if (!label) return {points: [...exit, ...jump], label}
  // The line is left out where its words stand in it.
  return {
    lead: [...exit, {x: TRUNK + LEAD - LABEL_GAP, y: middle}],
    points: [{x: TRUNK + LEAD + block.width + LABEL_GAP, y: middle}, ...jump],
    label,
  }
}

/**
 * Places a graph for a phone: the nodes stand in one column; from the trunk below a node its other exits branch off
 * into lanes at the right, which lead to the nodes further down or back up.
 */
export function layoutColumn(data: FlowData): FlowLayout {
  const {nodes, highlight} = data
  const column = makeColumn(data)
  const width = column.right - EDGE
  const sized = sizeNodes(nodes, width)
  const placed: PlacedNode[] = []
  const rows: Row[] = []
  let y = EDGE
  for (const node of column.order) {
    const own = sized[node]
    if (!own) continue
    placed[node] = {...own, x: EDGE, y, width, active: highlight.includes(own.id)}
    const below = rowsBelow(node, y + own.height, column)
    rows.push(...below.rows)
    y = below.end
  }
  const edgeOf = (row: Row): PlacedEdge => {
    const {id} = row.link
    return {id, active: highlight.includes(id), ...drawEdge(row, placed, column)}
  }
  const byLink = new Map(rows.map((row) => [row.link, edgeOf(row)]))
  return {
    width: NARROW_WIDTH,
    height: y - NO_LINK + EDGE,
    nodes: placed,
    edges: column.links.flatMap((link) => byLink.get(link) ?? []),
  }
}
