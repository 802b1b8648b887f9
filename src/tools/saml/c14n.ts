import {CDATASection, Comment, Element, ProcessingInstruction, Text, type Attr, type Node} from '@xmldom/xmldom'

/** How a part of a document becomes the text that is signed. */
export type Canonicalization = {
  /** Only the namespaces that are used where they are written, or all that are in scope. */
  mode: 'exclusive' | 'inclusive'
  hasComments: boolean
  /** Prefixes that exclusive canonicalization treats as inclusive does. The empty one is the default namespace. */
  prefixes?: readonly string[]
  /** The element that is left out: the signature itself. */
  without?: Element
}

const XMLNS = 'http://www.w3.org/2000/xmlns/'
const XML = 'http://www.w3.org/XML/1998/namespace'

/**
 * The canonical form of an element.
 * @see https://www.w3.org/TR/xml-exc-c14n/
 * @see https://www.w3.org/TR/xml-c14n
 */
export function canonicalize(root: Element, options: Canonicalization): string {
  const parts: string[] = []
  write(root, new Map(), options, parts, true)
  return parts.join('')
}

/** @param written the namespaces that the elements around have written, by prefix. */
function write(
  node: Node,
  written: ReadonlyMap<string, string>,
  options: Canonicalization,
  parts: string[],
  isRoot = false,
): void {
  if (node instanceof Element) {
    if (node === options.without) return
    const here = new Map(written)
    parts.push(`<${node.tagName}`, ...namespacesOf(node, here, options), ...attributesOf(node, options, isRoot), '>')
    for (let inner = node.firstChild; inner; inner = inner.nextSibling) write(inner, here, options, parts)
    parts.push(`</${node.tagName}>`)
  } else if (node instanceof Comment) {
    if (options.hasComments) parts.push(`<!--${node.data}-->`)
  } else if (node instanceof ProcessingInstruction) parts.push(`<?${node.target}${node.data ? ` ${node.data}` : ''}?>`)
  else if (node instanceof Text || node instanceof CDATASection) parts.push(escapedText(node.data))
}

/** The declarations that belong here, sorted. Adds them to what is written. */
function namespacesOf(element: Element, written: Map<string, string>, options: Canonicalization): string[] {
  const wanted = new Map<string, string>()
  if (options.mode === 'exclusive') {
    wanted.set(element.prefix ?? '', element.namespaceURI ?? '')
    for (const attribute of element.attributes)
      if (attribute.prefix && attribute.namespaceURI !== XMLNS && attribute.namespaceURI !== XML)
        wanted.set(attribute.prefix, attribute.namespaceURI ?? '')
  }
  const inScope = scopeOf(element)
  for (const [prefix, uri] of inScope)
    if (options.mode === 'inclusive' || options.prefixes?.includes(prefix)) wanted.set(prefix, uri)
  const declarations: string[] = []
  for (const [prefix, uri] of [...wanted].sort(([a], [b]) => compare(a, b))) {
    if (prefix === 'xml' || (written.get(prefix) ?? '') === uri) continue
    written.set(prefix, uri)
    declarations.push(` xmlns${prefix && `:${prefix}`}="${escapedValue(uri)}"`)
  }
  return declarations
}

/** All namespaces in scope, by prefix. */
function scopeOf(element: Element): Map<string, string> {
  const found = new Map<string, string>()
  for (let node: Node | null = element; node instanceof Element; node = node.parentNode)
    for (const attribute of node.attributes)
      if (attribute.namespaceURI === XMLNS) {
        const prefix = attribute.prefix ? (attribute.localName ?? '') : ''
        if (!found.has(prefix)) found.set(prefix, attribute.value)
      }
  return found
}

/** The other attributes: those without a namespace first, and then by namespace and name. */
function attributesOf(element: Element, options: Canonicalization, isRoot: boolean): string[] {
  const attributes = [...element.attributes].filter((attribute) => attribute.namespaceURI !== XMLNS)
  if (isRoot && options.mode === 'inclusive') attributes.push(...inherited(element))
  return attributes
    .sort(
      (a, b) =>
        compare(a.namespaceURI ?? '', b.namespaceURI ?? '') || compare(a.localName ?? a.name, b.localName ?? b.name),
    )
    .map((attribute) => ` ${attribute.name}="${escapedValue(attribute.value)}"`)
}

/** Inclusive canonicalization takes attributes such as `xml:lang` along from the elements around. */
function inherited(element: Element): Attr[] {
  const found = new Map<string, Attr>()
  for (let node = element.parentNode; node instanceof Element; node = node.parentNode)
    for (const attribute of node.attributes)
      if (attribute.namespaceURI === XML && !found.has(attribute.name) && !element.hasAttribute(attribute.name))
        found.set(attribute.name, attribute)
  return [...found.values()]
}

/** By code points, as the standard sorts. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;')

const escapedValue = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;')
