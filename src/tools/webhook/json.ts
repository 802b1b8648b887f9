import {isObject} from '../../lib/isObject'

/** Most levels of objects and arrays in a body. Recursive functions can read that many. */
const MOST_LEVELS = 500

/** The value of a JSON text, or undefined if the text isn't JSON or is nested too deeply. */
export function parsed(text: string): {value: unknown} | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return levelsOf(text) > MOST_LEVELS ? undefined : {value}
  } catch {
    return undefined
  }
}

function levelsOf(json: string): number {
  let level = 0
  let most = 0
  outsideStrings(json, (part) => {
    for (const character of part) {
      if (character === '[' || character === '{') most = Math.max(most, ++level)
      else if (character === ']' || character === '}') level--
    }
    return ''
  })
  return most
}

/** Changes the parts of a JSON text that aren't strings. The strings stay as they are, escapes included. */
export function outsideStrings(json: string, change: (part: string) => string): string {
  const parts: string[] = []
  let at = 0
  while (at < json.length) {
    const start = json.indexOf('"', at)
    if (start === -1) break
    parts.push(change(json.slice(at, start)))
    at = endOfString(json, start)
    parts.push(json.slice(start, at))
  }
  parts.push(change(json.slice(at)))
  return parts.join('')
}

/** The offset after the closing quote of the string that starts at an offset. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at + 1
  }
  return json.length
}

/** The text without spaces and line breaks between its tokens. */
export const compact = (json: string): string => outsideStrings(json, (part) => part.replaceAll(/[ \t\r\n]+/g, ''))

/** With a space after commas and colons, as Python's `json.dumps` writes it. */
export const spaced = (json: string): string =>
  outsideStrings(compact(json), (part) => part.replaceAll(',', ', ').replaceAll(':', ': '))

/** The value with the keys of all objects in the order of their code units. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  )
}

const unit = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Non-ASCII characters as `\u00eb`. */
export const escapedUnicode = (json: string): string => json.replaceAll(/[^\0-\x7f]/g, unit)

/** Slashes as `\/`, as PHP's `json_encode` writes them. */
export const escapedSlashes = (json: string): string => json.replaceAll('/', '\\/')

/** `<`, `>`, and `&` as `\u003c`, as Go's `json.Marshal` writes them. */
export const escapedHtml = (json: string): string => json.replaceAll(/[<>&]/g, unit)

/** Control characters with uppercase digits, as Jackson writes them: `\u001F`. */
export const jacksonEscapes = (json: string): string =>
  json.replaceAll(/\\(?:u00([01][0-9a-f])|.)/g, (escape, digits: string | undefined) =>
    digits === undefined ? escape : `\\u00${digits.toUpperCase()}`,
  )
