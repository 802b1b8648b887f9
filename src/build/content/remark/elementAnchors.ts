import type {Nodes, Root} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {attributeText} from '../attributes'
import {element} from './element'

/** The places in an element that a link's `#fragment` may name: `id`, and `name` of an `<a>`. */
export function elementIds(node: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  const names = node.name === 'a' ? ['id', 'name'] : ['id']
  return names.map((name) => attributeText(node, name) ?? '').filter((id) => id !== '')
}

/**
 * Tells the framework's check of links which ids the elements of a document have, since it knows those of headings only: a
 * link to `<span id="row">` would stop the build.
 */
export function elementAnchors() {
  return (tree: Root): void => {
    const ids: string[] = []
    visit(tree, (node: Nodes) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      // A component says its own.
      if (isElement && /^[a-z]/.test(node.name ?? '')) ids.push(...elementIds(node))
    })
    if (ids.length > 0) tree.children.push(element('Anchors', {ids: ids.join(' ')}))
  }
}
