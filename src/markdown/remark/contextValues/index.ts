import type {InlineCode, PhrasingContent, Root, RootContent} from 'mdast'
import type {MdxJsxTextElement} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {attributesOf, element} from '../element'
import {splitValues} from './findValues'

/**
 * Marks the values in `code` of the text that readers have of their own, as `highlightCode`, which runs before, has done
 * in blocks of code:
 *
 *     <code>…/realms/<span data-context="realm">acme</span></code>
 *
 * A document with such a value gets a `<ContextBar />` below its first line, `<PageMeta>`, where it has one.
 */
export function contextValues() {
  return (tree: Root): void => {
    const found: (Root | RootContent)[] = []
    visit(tree, (node, index, parent) => {
      if (isBlockWithValue(node)) found.push(node)
      if (node.type !== 'inlineCode' || parent === undefined || index === undefined) return
      const code = markedCode(node)
      if (code === undefined) return
      found.push(node)
      parent.children[index] = code
    })
    const meta = tree.children.findIndex((node) => 'name' in node && node.name === 'PageMeta')
    if (found.length > 0 && meta >= 0) tree.children.splice(meta + 1, 0, element('ContextBar'))
  }
}

const isBlockWithValue = (node: Root | RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' &&
  node.name === 'CodeBlock' &&
  node.attributes.some(({value}) => typeof value === 'string' && value.includes('<span data-context='))

function markedCode({value}: InlineCode): MdxJsxTextElement | undefined {
  const parts = splitValues(value)
  if (parts.length === 1) return undefined
  const children = parts.map(({text, kind}): PhrasingContent =>
    kind ? marked(kind, text) : {type: 'text', value: text},
  )
  return {type: 'mdxJsxTextElement', name: 'code', attributes: [], children}
}

const marked = (kind: string, text: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: attributesOf({'data-context': kind}),
  children: [{type: 'text', value: text}],
})
