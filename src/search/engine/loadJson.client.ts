import {isObject} from '../../lib/isObject'

/**
 * Gets a file of this site's search.
 * @param isFresh whether what the browser keeps is not to be trusted: it has failed before.
 * @throws Error where it does not come whole.
 */
export async function loadJson(address: string, isFresh: boolean): Promise<unknown> {
  const response = await fetch(address, {cache: isFresh ? 'reload' : 'default'})
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`)
  return await response.json()
}

/** The value of a key of what was loaded. @throws Error where there is none. */
export function field(value: unknown, key: string): unknown {
  if (!isObject(value) || !(key in value)) throw new Error(`A search file has no "${key}".`)
  return value[key]
}
