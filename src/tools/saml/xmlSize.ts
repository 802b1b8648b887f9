import {InputError} from '../run'

/** Most characters of a document: messages have up to 50,000, metadata of large providers up to 100,000. */
export const MOST_XML = 256 * 1024

/** Most elements. Parsing them and checking their signature takes some 20 µs for each. */
const MOST_ELEMENTS = 2000

/** Most attributes of one element. The parser compares each with all others. */
const MOST_ATTRIBUTES = 100

/** Most levels of elements. SAML messages have about 12. */
const MOST_LEVELS = 64

/**
 * Refuses what would take the parser too long. It reads each character once.
 * @throws InputError if the document is too long, too deep, or has too many elements or attributes.
 */
export function checkSize(xml: string, what: string): void {
  if (xml.length > MOST_XML)
    throw tooMuch(what, `${xml.length.toLocaleString('en-US')} characters`, MOST_XML.toLocaleString('en-US'))
  let elements = 0
  let level = 0
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    const unparsed = endOfUnparsed(xml, at)
    if (unparsed !== undefined) {
      at = unparsed
      continue
    }
    const tag = readTag(xml, at + 1)
    at = tag.end
    if (tag.isClosing) {
      level--
      continue
    }
    elements++
    if (!tag.isEmpty) level++
    if (elements > MOST_ELEMENTS)
      throw tooMuch(what, `more than ${MOST_ELEMENTS.toLocaleString('en-US')} elements`, 'that many')
    if (level > MOST_LEVELS) throw tooMuch(what, `more than ${MOST_LEVELS} levels of elements`, 'that many')
    if (tag.attributes > MOST_ATTRIBUTES)
      throw tooMuch(what, `an element with more than ${MOST_ATTRIBUTES} attributes`, 'that many')
  }
}

const tooMuch = (what: string, found: string, most: string) =>
  new InputError(
    `The XML of the ${what} has ${found}. This tool reads up to ${most}. Paste one message, or the metadata of one provider.`,
  )

const unparsed = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Where a comment, a CDATA section, or a processing instruction ends; undefined if none begins here. */
function endOfUnparsed(xml: string, at: number): number | undefined {
  for (const [start, end] of unparsed)
    if (xml.startsWith(start, at)) {
      const found = xml.indexOf(end, at + start.length)
      return found === -1 ? xml.length : found + end.length
    }
  return undefined
}

/** A tag after its `<`. An attribute counts by its first quotation mark. */
function readTag(xml: string, start: number) {
  const isClosing = xml[start] === '/'
  let attributes = 0
  let quote = ''
  for (let at = start; at < xml.length; at++) {
    const character = xml[at]
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") {
      quote = character
      attributes++
    } else if (character === '>') return {end: at + 1, isClosing, isEmpty: xml[at - 1] === '/', attributes}
  }
  return {end: xml.length, isClosing, isEmpty: false, attributes}
}
