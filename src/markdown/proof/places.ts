import type {Nodes, Root, RootContent} from 'mdast'
import {visit} from 'unist-util-visit'

/** Every block that matters here, in the order of the file. */
export function placesOf(root: Root): Nodes[] {
  const places: Nodes[] = []
  visit(root, (node: Nodes) => {
    if (['code', 'table', 'mdxFlowExpression', 'mdxJsxFlowElement', 'paragraph'].includes(node.type)) places.push(node)
  })
  return places
}

/** What a marker speaks of: the paragraph, the list or the table behind it. */
export function nextBlock(places: readonly Nodes[], index: number): Nodes | undefined {
  return places.slice(index + 1).find(({type}) => type === 'paragraph' || type === 'table')
}

/** Whether nothing stands between two blocks. */
export function follows(root: Root, first: Nodes, second: Nodes): boolean {
  let result = false
  visit(root, (node: Nodes) => {
    if (!('children' in node)) return
    const children: readonly (Nodes | RootContent)[] = node.children
    const at = children.findIndex((child) => child === first)
    if (at !== -1 && children[at + 1] === second) result = true
  })
  return result
}

/** The line in which a block begins, from 1. */
export function lineOf({position}: Pick<Nodes, 'position'>): number {
  return position?.start.line ?? 1
}
