import type {Nodes, Parents, Root} from 'mdast'
import {visit, SKIP} from 'unist-util-visit'
import {CODE, placesIn, type ProseText} from './text'

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

/** Attributes of components that readers read, such as the caption of a screenshot. */
const READ = /^(?:title|description|caption|alt|label)$/

/** A key of the front matter that readers read, with its value. */
const FRONT_MATTER = /^(?:title|description|sidebar_label):\s*["']?(.*?)["']?$/gm

/** The words of a page. Code, comments, and quotations of other texts (`>`) are left out. */
export function proseOfMarkdown(tree: Root, source: string): ProseText[] {
  const places = placesIn(source)
  const texts: ProseText[] = []
  const literal = (text: string, offset: number): void => {
    texts.push({text, kind: 'text', placeOf: (index) => places(offset + index)})
  }
  visit(tree, (node: Nodes) => {
    if (node.type === 'blockquote') return SKIP
    if (node.type === 'yaml') {
      const start = source.indexOf(node.value, node.position?.start.offset)
      for (const {0: line, 1: value = '', index} of node.value.matchAll(FRONT_MATTER))
        literal(value, start + index + line.indexOf(value))
    }
    if (node.type === 'image' && node.alt) literal(node.alt, node.position?.start.offset ?? 0)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.value === null || attribute.value === undefined) continue
        const offset = attribute.position?.start.offset ?? node.position?.start.offset ?? 0
        if (typeof attribute.value !== 'string') labelsIn(attribute.value.value, offset, literal)
        else if (READ.test(attribute.name)) literal(attribute.value, offset + attribute.name.length + 2)
      }
    }
    if (BLOCKS.has(node.type) && 'children' in node) {
      const {text, offsets} = flatten(node)
      const kind = node.type === 'heading' ? 'heading' : 'text'
      texts.push({text, kind, placeOf: (index) => places(offsets[index] ?? node.position?.start.offset ?? 0)})
    }
    return undefined
  })
  return texts
}

/** Labels and details of the nodes and steps of a figure. */
function labelsIn(code: string, offset: number, literal: (text: string, offset: number) => void): void {
  const strings = code.matchAll(/\b(?:label|detail|text|note|title): (['"])(.*?)\1(?=[,}\n])/g)
  for (const {2: text = '', index} of strings) literal(text, offset + index)
}

/** The words of a block, and for each character the offset in the source that it comes from. */
function flatten(block: Parents): {text: string; offsets: number[]} {
  let text = ''
  const offsets: number[] = []
  const add = (part: string, start = 0): void => {
    text += part
    for (let index = 0; index < part.length; index += 1) offsets.push(start + index)
  }
  visit(block, (node) => {
    if (node !== block && BLOCKS.has(node.type)) return SKIP
    const start = node.position?.start.offset
    if (node.type === 'text') add(node.value.replaceAll('\n', ' '), start)
    else if (node.type === 'inlineCode') add(CODE, start)
    else if (node.type === 'break') add(' ', start)
    return undefined
  })
  return {text, offsets}
}
