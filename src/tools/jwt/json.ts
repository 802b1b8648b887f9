import {isObject} from '../../lib/isObject'
import {InputError} from '../run'

/** Deeper JSON than this can exhaust the stack of a browser when it's read or written. Real tokens stay below 10. */
export const MOST_DEPTH = 64

export type ReadJson = {
  value: unknown
  /** Names that an object contains more than once, each at most once. */
  duplicates: readonly string[]
}

/**
 * Reads JSON that an attacker can have written.
 * @param what what the text is, for messages: `header of the token`.
 * @returns undefined if the text isn't JSON.
 * @throws InputError if it's nested deeper than `MOST_DEPTH`.
 */
export function readJson(text: string, what: string): ReadJson | undefined {
  const names = new Set<string>()
  let value: unknown
  try {
    if (depthOf(text) > MOST_DEPTH)
      throw new InputError(
        `The ${what} nests objects or lists deeper than ${MOST_DEPTH} levels. Keycloak writes no such tokens. Copy the token again.`,
      )
    value = JSON.parse(text)
    for (const name of duplicatesOf(text)) names.add(name)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  return {value, duplicates: [...names]}
}

/** As `readJson`, for an object. @returns undefined if the text isn't a JSON object. */
export function readObject(
  text: string,
  what: string,
): {value: Record<string, unknown>; duplicates: readonly string[]} | undefined {
  const read = readJson(text, what)
  return read !== undefined && isObject(read.value) ? {value: read.value, duplicates: read.duplicates} : undefined
}

/** Index of the quote that closes a string. @param start index of the quote that opens it. */
function endOfString(text: string, start: number): number {
  let index = start + 1
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1
  return index
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '"') index = endOfString(text, index)
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1))
    else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}

/** The repeated names of a text that is valid JSON. A name before a colon is the only string that stands there. */
function* duplicatesOf(text: string): Generator<string> {
  const open: Set<string>[] = []
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '{' || character === '[') open.push(new Set())
    else if (character === '}' || character === ']') open.pop()
    else if (character === '"') {
      const end = endOfString(text, index)
      const names = open.at(-1)
      if (names !== undefined && isBeforeColon(text, end + 1)) {
        const name = String(JSON.parse(text.slice(index, end + 1)))
        if (names.has(name)) yield name
        names.add(name)
      }
      index = end
    }
  }
}

function isBeforeColon(text: string, start: number): boolean {
  let index = start
  while (' \t\n\r'.includes(text[index] ?? 'x')) index += 1
  return text[index] === ':'
}
