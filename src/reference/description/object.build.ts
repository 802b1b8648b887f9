import {isObject} from '../../lib/isObject'

/** A member of an object; of anything else nothing. */
export function member(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined
}

/** What a JSON Pointer leads to, without the slash in front. */
export function atPointer(document: unknown, pointer: string): unknown {
  if (pointer === '') return document
  return pointer
    .split('/')
    .map((part) => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (Array.isArray(value) ? value[Number(key)] : member(value, key)), document)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
