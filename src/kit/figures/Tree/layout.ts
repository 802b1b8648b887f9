import {level, most, sum, type Point} from '../primitives/geometry'
import {EDGE, placed, ROW_GAP, size, type PlacedTreeNode, type Sized, type TreeLayout, type TreeNode} from './nodes'

const TEXT = 180
const COLUMN_GAP = 56
const GROUP_GAP = 20

const flatten = (node: Sized): Sized[] => [node, ...node.children.flatMap(flatten)]

/** The room between two siblings: more if one of them has children of its own, so that families read as such. */
const gapAfter = (node: Sized, next: Sized | undefined): number =>
  next === undefined ? 0 : node.children.length + next.children.length > 0 ? GROUP_GAP : ROW_GAP

const childrenHeight = ({children}: Sized): number =>
  sum(children.map((child, index) => blockHeight(child) + gapAfter(child, children[index + 1])))

const blockHeight = (node: Sized): number => Math.max(node.height, childrenHeight(node))

/** The left edge and the width of each level. */
function columnsOf(nodes: readonly Sized[]) {
  const levels = most(nodes.map(({level}) => level)) + 1
  const widths = Array.from({length: levels}, (_, level) =>
    most(nodes.filter((node) => node.level === level).map(({width}) => width)),
  )
  const left = (level: number): number => EDGE + sum(widths.slice(0, level)) + level * COLUMN_GAP
  return {levels, left, widthAt: (level: number): number => widths[level] ?? 0}
}

/** Places a tree from left to right: a column for each level, every parent at the middle of its children. */
export function layoutTree(root: TreeNode): TreeLayout {
  const tree = size(root, '0', 0, () => TEXT)
  const {levels, left, widthAt} = columnsOf(flatten(tree))
  const nodes: PlacedTreeNode[] = []
  const lines: {path: string; points: Point[]}[] = []
  const place = (node: Sized, top: number): number => {
    let y = top + (blockHeight(node) - childrenHeight(node)) / 2
    const middles = node.children.map((child, index) => {
      const middle = place(child, y)
      y += blockHeight(child) + gapAfter(child, node.children[index + 1])
      return middle
    })
    const [first, last] = [middles[0], middles.at(-1)]
    const middle = first === undefined || last === undefined ? top + blockHeight(node) / 2 : (first + last) / 2
    const [x, width] = [left(node.level), widthAt(node.level)]
    nodes.push(placed(node, {x, y: middle - node.height / 2, width, height: node.height}))
    const [right, next] = [x + width, left(node.level + 1)]
    const bend = right + COLUMN_GAP / 2
    node.children.forEach(({path}, index) => {
      lines.push({path, points: [...level(middle, right, bend), ...level(middles[index] ?? middle, bend, next)]})
    })
    return middle
  }
  place(tree, EDGE)
  // A tall parent of few, unevenly placed children may reach above the first of them.
  const top = Math.min(...nodes.map(({box}) => box.y)) - EDGE
  const down = <T extends Point>(point: T): T => ({...point, y: point.y - top})
  const moved = nodes.map((node) => ({...node, box: down(node.box)}))
  return {
    width: left(levels - 1) + widthAt(levels - 1) + EDGE,
    height: most(moved.map(({box}) => box.y + box.height)) + EDGE,
    nodes: moved,
    lines: lines.map((line) => ({...line, points: line.points.map(down)})),
  }
}
