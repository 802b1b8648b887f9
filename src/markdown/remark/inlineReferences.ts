import type {Definition, Root} from 'mdast'
import {SKIP, visit} from 'unist-util-visit'

/**
 * Makes `[words][name]` and `![text][name]` the links and images that they stand for, and leaves the `[name]: address` out.
 * The framework resolves pictures that stand in the text only: one by reference would be missing in the reader's browser.
 */
export function inlineReferences() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>()
    visit(tree, 'definition', (node, index, parent) => {
      // As in CommonMark: the first one counts.
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
      if (parent === undefined || index === undefined) return undefined
      parent.children.splice(index, 1)
      return [SKIP, index]
    })
    visit(tree, (node, index, parent) => {
      if (node.type !== 'linkReference' && node.type !== 'imageReference') return
      const definition = definitions.get(node.identifier)
      if (definition === undefined || parent === undefined || index === undefined) return
      const {url, title} = definition
      const {position} = node
      parent.children[index] =
        node.type === 'linkReference'
          ? {type: 'link', url, title, children: node.children, position}
          : {type: 'image', url, title, alt: node.alt, position}
    })
  }
}
