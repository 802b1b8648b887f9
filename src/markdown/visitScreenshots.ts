import type {Nodes, Root} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'

/** Calls back for each `<Screenshot>` of a document. The name is empty where none is written in quotes. */
export function visitScreenshots(
  root: Root,
  callback: (name: string, node: MdxJsxFlowElement | MdxJsxTextElement) => void,
): void {
  visit(root, (node: Nodes) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (node.name !== 'Screenshot') return
    const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'name')
    callback(typeof attribute?.value === 'string' ? attribute.value : '', node)
  })
}
