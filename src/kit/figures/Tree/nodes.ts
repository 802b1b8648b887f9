import type {Point, Rect, Size} from '../primitives/geometry'
import type {Tone} from '../primitives/tone'
import {BODY, NAME} from '../primitives/type'
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

/** A node with its words wrapped, and the size of its box. */
export type Sized = {
  path: string
  level: number
  label: TextBlock
  detail: TextBlock
  width: number
  height: number
  tone: Tone
  children: readonly Sized[]
}

/** Half of a stroke, so that it is not cut at the edge. */
export const EDGE = 1
export const PAD = {x: 14, y: 8}
export const ROW_GAP = 12

const toneOf = (level: number): Tone => (level === 0 ? 'tint-2' : level === 1 ? 'tint-1' : 'plain')

/** Wraps the words of a node and of all in it. @param room that a level has for words. */
export function size(node: TreeNode, path: string, level: number, room: (level: number) => number): Sized {
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

/** A node at its place. */
export const placed = ({path, label, detail, tone}: Sized, box: Rect): PlacedTreeNode => ({
  path,
  label,
  detail,
  tone,
  box,
})
