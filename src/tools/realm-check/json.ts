import {isObject} from '../../lib/isObject'

/** A value with the path that leads to it. */
export type Place = {value: unknown; path: string}

const PLAIN_NAME = /^[A-Za-z_][\w-]*$/

/** The path of a member: `clients`, `attributes["pkce.code.challenge.method"]`. */
export function pathOfMember(path: string, name: string): string {
  if (!PLAIN_NAME.test(name)) return `${path === '$' ? '' : path}[${JSON.stringify(name)}]`
  return path === '$' ? name : `${path}.${name}`
}

/** The path of an element of a list. */
export const pathOfElement = (path: string, index: number): string => `${path === '$' ? '' : path}[${index}]`

/** A member that the object has itself, whatever its name. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** The value at the end of a chain of names; undefined if a step is missing. */
export const valueAt = (value: unknown, ...names: readonly string[]): unknown => names.reduce(memberOf, value)

/** The deepest place that exists on the way to a value. A number is an index of a list. */
export function deepest(start: Place, steps: readonly (string | number)[]): Place {
  let place = start
  for (const step of steps) {
    const value =
      typeof step === 'string'
        ? memberOf(place.value, step)
        : Array.isArray(place.value)
          ? at(place.value, step)
          : undefined
    if (value === undefined) break
    const path = typeof step === 'string' ? pathOfMember(place.path, step) : pathOfElement(place.path, step)
    place = {value, path}
  }
  return place
}

const at = (list: readonly unknown[], index: number): unknown => list[index]

/** The elements of a list; none if the value isn't a list. */
export const listAt = (value: unknown, ...names: readonly string[]): readonly unknown[] => {
  const list = valueAt(value, ...names)
  return Array.isArray(list) ? list : []
}

/** A text; undefined for anything else. A list with one text, as components have it, counts as that text. */
export function textAt(value: unknown, ...names: readonly string[]): string | undefined {
  const found = valueAt(value, ...names)
  const single: unknown = Array.isArray(found) && found.length === 1 ? at(found, 0) : found
  return typeof single === 'string' ? single : undefined
}

/** A boolean, which attributes write as a text. @param fallback what the server assumes if it is missing. */
export function flagAt(fallback: boolean, value: unknown, ...names: readonly string[]): boolean {
  const found = valueAt(value, ...names)
  if (typeof found === 'boolean') return found
  const text = textAt(value, ...names)?.toLowerCase()
  return text === 'true' || (text !== 'false' && fallback)
}

/** A number, which attributes write as a text. @param fallback what the server assumes if it is missing. */
export function numberAt<T>(fallback: T, value: unknown, ...names: readonly string[]): number | T {
  const found = valueAt(value, ...names)
  if (typeof found === 'number') return found
  const text = textAt(value, ...names)
  return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : fallback
}

/** The texts of a list, with their indexes. */
export function* textsAt(value: unknown, ...names: readonly string[]): Generator<{text: string; index: number}> {
  for (const [index, text] of listAt(value, ...names).entries()) if (typeof text === 'string') yield {text, index}
}
