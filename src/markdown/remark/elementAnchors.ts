import type {Nodes, Root} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {attributeText} from '../attributes'
import {element} from './element'

/** Components that put their `id` into the page and tell the framework's check of links about it. */
const ANCHORED = ['Details']

const isHtml = ({name}: MdxJsxFlowElement | MdxJsxTextElement): boolean => /^[a-z]/.test(name ?? '')

/** The ids that a link's `#fragment` can name. The `id` of most components, such as `<Term id="realm">`, is not in the page. */
export const anchorIds = (node: MdxJsxFlowElement | MdxJsxTextElement): string[] =>
  isHtml(node) || ANCHORED.includes(node.name ?? '') ? elementIds(node) : []

/** The places in an element that a link can lead to: `id`, and `name` of an `<a>`. */
function elementIds(node: MdxJsxFlowElement | MdxJsxTextElement): string[] {
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
      if (isElement && isHtml(node)) ids.push(...elementIds(node))
    })
    if (ids.length > 0) tree.children.push(element('Anchors', {ids: ids.join(' ')}))
  }
}
