import {most, sum, type Point, type Rect, type Size} from '../primitives/geometry'
import type {Tone} from '../primitives/tone'
import {BODY, NAME, NARROW_WIDTH} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'

/** Something that holds other things. */
export type TreeNode = {
  label: string
  /** A second line: what it is, its id, its role. */
  detail?: string
  /** From top to bottom. */
  children?: readonly TreeNode[]
  /** Default: by level, `tint-2` for the root, `tint-1` below it, then `plain`. */
  tone?: Tone
}

export type PlacedTreeNode = {
  /** Place in the tree, such as `0.2.1`. */
  path: string
  box: Rect
  label: TextBlock
  detail: TextBlock
  tone: Tone
}

export type TreeLayout = Size & {
  nodes: readonly PlacedTreeNode[]
  lines: readonly {path: string; points: readonly Point[]}[]
}

type Sized = {
  path: string
  level: number
  label: TextBlock
  detail: TextBlock
  width: number
  height: number
  tone: Tone
  children: readonly Sized[]
}

const EDGE = 1
const PAD = {x: 14, y: 8}
const TEXT = 180
const COLUMN_GAP = 56
const ROW_GAP = 12
const GROUP_GAP = 20
const INDENT = 22
const ELBOW = 13

const toneOf = (level: number): Tone => (level === 0 ? 'tint-2' : level === 1 ? 'tint-1' : 'plain')

function size(node: TreeNode, path: string, level: number, room: (level: number) => number): Sized {
  const label = textBlock(node.label, NAME, room(level))
  const detail = textBlock(node.detail, BODY, room(level))
  return {
    path,
    level,
    label,
    detail,
    tone: node.tone ?? toneOf(level),
    width: Math.ceil(Math.max(label.width, detail.width)) + 2 * PAD.x,
    height: label.height + detail.height + 2 * PAD.y,
    children: (node.children ?? []).map((child, index) => size(child, `${path}.${index}`, level + 1, room)),
  }
}

const flatten = (node: Sized): Sized[] => [node, ...node.children.flatMap(flatten)]

const placed = ({path, label, detail, tone}: Sized, box: Rect): PlacedTreeNode => ({path, label, detail, tone, box})

/** The room between two siblings: more if one of them has children of its own, so that families read as such. */
const gapAfter = (node: Sized, next: Sized | undefined): number =>
  next === undefined ? 0 : node.children.length + next.children.length > 0 ? GROUP_GAP : ROW_GAP

const childrenHeight = ({children}: Sized): number =>
  sum(children.map((child, index) => blockHeight(child) + gapAfter(child, children[index + 1])))

const blockHeight = (node: Sized): number => Math.max(node.height, childrenHeight(node))

/** Places a tree from left to right: a column for each level, every parent at the middle of its children. */
export function layoutTree(root: TreeNode): TreeLayout {
  const tree = size(root, '0', 0, () => TEXT)
  const all = flatten(tree)
  const levels = most(all.map(({level}) => level)) + 1
  const widths = Array.from({length: levels}, (_, level) =>
    most(all.filter((node) => node.level === level).map(({width}) => width)),
  )
  const left = (level: number): number => EDGE + sum(widths.slice(0, level)) + level * COLUMN_GAP
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
    const right = left(node.level) + (widths[node.level] ?? 0)
    nodes.push(
      placed(node, {
        x: left(node.level),
        y: middle - node.height / 2,
        width: widths[node.level] ?? 0,
        height: node.height,
      }),
    )
    const bend = right + COLUMN_GAP / 2
    const next = left(node.level + 1)
    node.children.forEach((child, index) => {
      const y2 = middles[index] ?? middle
      const points = [
        {x: right, y: middle},
        {x: bend, y: middle},
        {x: bend, y: y2},
        {x: next, y: y2},
      ]
      lines.push({path: child.path, points})
    })
    return middle
  }
  place(tree, EDGE)
  // A tall parent of few, unevenly placed children may reach above the first of them.
  const top = Math.min(...nodes.map(({box}) => box.y)) - EDGE
  const down = <T extends Point>(point: T): T => ({...point, y: point.y - top})
  const moved = nodes.map((node) => ({...node, box: down(node.box)}))
  return {
    width: left(levels - 1) + (widths.at(-1) ?? 0) + EDGE,
    height: most(moved.map(({box}) => box.y + box.height)) + EDGE,
    nodes: moved,
    lines: lines.map((line) => ({...line, points: line.points.map(down)})),
  }
}

/** Places a tree for a phone: as an outline, each level set in from the one above. */
export function layoutOutline(root: TreeNode): TreeLayout {
  const room = (level: number): number => Math.max(96, NARROW_WIDTH - 2 * EDGE - level * INDENT - 2 * PAD.x)
  const nodes: PlacedTreeNode[] = []
  const lines: {path: string; points: Point[]}[] = []
  let y = EDGE
  const place = (node: Sized): number => {
    const x = EDGE + node.level * INDENT
    const box = {x, y, width: node.width, height: node.height}
    nodes.push(placed(node, box))
    y += node.height
    for (const child of node.children) {
      y += ROW_GAP
      const middle = place(child)
      const trunk = x + ELBOW
      lines.push({
        path: child.path,
        points: [
          {x: trunk, y: box.y + box.height},
          {x: trunk, y: middle},
          {x: x + INDENT, y: middle},
        ],
      })
    }
    return box.y + box.height / 2
  }
  place(size(root, '0', 0, room))
  return {
    width: Math.max(NARROW_WIDTH, most(nodes.map(({box}) => box.x + box.width)) + EDGE),
    height: y + EDGE,
    nodes,
    lines,
  }
}
