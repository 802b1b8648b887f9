import {Comment, Element, type Node} from '@xmldom/xmldom'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const quotedValue = (text: string): string => escaped(text).replaceAll('"', '&quot;')

/** The XML with one element a line. It's for reading: its signature is no longer valid. */
export function prettyXml(root: Element): string {
  const lines: string[] = []
  write(root, '', lines)
  return lines.join('\n')
}

function write(element: Element, indent: string, lines: string[]): void {
  const attributes = [...element.attributes].map(({name, value}) => ` ${name}="${quotedValue(value)}"`).join('')
  const inner = contentOf(element)
  const start = `${indent}<${element.tagName}${attributes}`
  if (inner.length === 0) lines.push(`${start}/>`)
  else if (inner.every((node) => !(node instanceof Element)))
    lines.push(`${start}>${inner.map(textOf).join('').trim()}</${element.tagName}>`)
  else {
    lines.push(`${start}>`)
    for (const node of inner)
      if (node instanceof Element) write(node, `${indent}  `, lines)
      else lines.push(`${indent}  ${textOf(node).trim()}`)
    lines.push(`${indent}</${element.tagName}>`)
  }
}

function contentOf(element: Element): Node[] {
  const found: Node[] = []
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node instanceof Element || (node.nodeValue ?? '').trim() !== '') found.push(node)
  return found
}

const textOf = (node: Node): string => (node instanceof Comment ? `<!--${node.data}-->` : escaped(node.nodeValue ?? ''))
