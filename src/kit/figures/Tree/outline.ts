import {most, type Point} from '../primitives/geometry'
import {NARROW_WIDTH} from '../primitives/type'
import {
  EDGE,
  PAD,
  placed,
  ROW_GAP,
  size,
  type PlacedTreeNode,
  type Sized,
  type TreeLayout,
  type TreeNode,
} from './nodes'

const INDENT = 22
const ELBOW = 13

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
