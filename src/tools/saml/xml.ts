import {DOMParser, Element, onWarningStopParsing, ParseError, Text} from '@xmldom/xmldom'
import {InputError} from '../run'
import {checkSize} from './xmlSize'

/** The namespaces of SAML messages. */
export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
} as const

/**
 * The root element of a document without a DTD.
 * @param what the document is, for messages: "message".
 * @throws InputError if it isn't well-formed, has a DTD, or is larger than a SAML document can be here.
 */
export function parseXml(text: string, what: string): Element {
  const xml = text.replace(/^\uFEFF/, '').trim()
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new InputError(
      `The XML of the ${what} has a DOCTYPE or an ENTITY. SAML never uses them, and attackers use them to read files (XXE), so receivers must refuse the ${what}. To read the rest here, remove the declaration.`,
    )
  checkSize(xml, what)
  const root = parsed(xml, what).documentElement
  if (!root) throw new InputError(`The XML of the ${what} has no element.`)
  return root
}

function parsed(xml: string, what: string) {
  try {
    return new DOMParser({onError: onWarningStopParsing}).parseFromString(xml, 'text/xml')
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    throw new InputError(
      `The XML of the ${what} isn't well-formed: ${reasonOf(error)}. Copy the whole value again. Editors and chats often cut it, or change quotation marks.`,
    )
  }
}

/** What the parser says, in one line and without its own frame. */
function reasonOf(error: ParseError): string {
  const message = /"([\s\S]{1,160})/.exec(error.message)?.[1] ?? error.message
  const reason = message.replace(/" caused[\s\S]*$/, '').replaceAll(/\s+/g, ' ')
  const place: unknown = error.locator
  if (typeof place !== 'object' || place === null || !('lineNumber' in place) || !('columnNumber' in place))
    return reason
  return `${reason} (line ${String(place.lineNumber)}, column ${String(place.columnNumber)})`
}

/** The child elements, or those with a name of a namespace. */
export function children(parent: Element, namespace?: string, name?: string): Element[] {
  const found: Element[] = []
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (
      node instanceof Element &&
      (namespace === undefined || node.namespaceURI === namespace) &&
      (name === undefined || node.localName === name)
    )
      found.push(node)
  return found
}

/** The first child element with this name. */
export const child = (parent: Element | undefined, namespace: string, name: string): Element | undefined =>
  parent && children(parent, namespace, name)[0]

/** The element and all elements in it, in document order. */
export function withDescendants(root: Element): Element[] {
  const found: Element[] = []
  const waiting = [root]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next)
    waiting.push(...children(next).reverse())
  }
  return found
}

/** All elements in it with this name, and itself. */
export const named = (root: Element, namespace: string, name: string): Element[] =>
  withDescendants(root).filter((element) => element.namespaceURI === namespace && element.localName === name)

/** The text of an element without space around it; undefined if there is no element. */
export const textOf = (element: Element | undefined): string | undefined => element?.textContent?.trim()

/** Only the text before the first comment: what careless parsers read. */
export function firstText(element: Element): string {
  const node = element.firstChild
  return node instanceof Text ? node.data.trim() : ''
}

/** The value of an attribute, or undefined if it isn't there. */
export const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.getAttribute(name) ?? undefined

/** The value of `xs:boolean`; undefined if there is none. */
export function booleanOf(element: Element | undefined, name: string): boolean | undefined {
  const value = attribute(element, name)
  return value === undefined ? undefined : value === 'true' || value === '1'
}
