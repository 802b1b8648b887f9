import type {Element, ElementContent, Nodes} from 'hast'

/** Text with a meaning that HTML and Markdown have in common. The converter handles these faster than elements. */
export type Phrase = {children: ElementContent[]} & ({type: 'link'; url: string} | {type: 'strong' | 'emphasis'})

/** Code within a sentence. */
export type InlineCode = {type: 'inlineCode'; value: string}

/** A block of code. */
export type Code = {type: 'code'; lang: string; value: string}

// Only interfaces can be extended.
/* eslint-disable @typescript-eslint/consistent-type-definitions */
declare module 'hast' {
  interface ElementContentMap {
    code: Code
    inlineCode: InlineCode
    phrase: Phrase
  }
  interface RootContentMap {
    code: Code
    inlineCode: InlineCode
    phrase: Phrase
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

export const isElement = (node: Nodes | undefined, ...tags: readonly string[]): node is Element =>
  node?.type === 'element' && (tags.length === 0 || tags.includes(node.tagName))

/** The elements in a node that are of one of the kinds, in their order, without those within another. */
export function elementsIn(node: Nodes, ...tags: readonly string[]): Element[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => (isElement(child, ...tags) ? [child] : elementsIn(child, ...tags)))
}

/** The text of a node, with single spaces. */
export function textOf(node: Nodes): string {
  return rawText(node).replace(/\s+/g, ' ').trim()
}

function rawText(node: Nodes): string {
  if ('children' in node) return node.children.map(rawText).join('')
  return 'value' in node ? node.value : ''
}

/** The value of an attribute, or undefined if the element has none. */
export function attribute({properties}: Element, name: string): string | undefined {
  const value = properties[name]
  return typeof value === 'string' ? value : undefined
}

/** Whether an element has a class. */
export const hasClass = ({properties: {className}}: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name)
