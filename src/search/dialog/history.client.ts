import {cut} from '../../lib/cut'
import type {LocalKey} from '../../consent/storedKeys'
import {storage} from '../../consent/storage.client'
import {siteAddress} from './siteAddress.client'

/** Something that a reader has opened, or asked. */
export type Remembered = {
  url: string
  title: string
  /** Of the section; empty for the beginning of the page, and for a question. */
  heading: string
}

/** Characters of a list, and of a name in it. This site writes no more; others may. */
const [MAX_LIST, MAX_NAME] = [200_000, 1000]

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  ['url', 'title', 'heading'].every((key) => typeof Reflect.get(value, key) === 'string')

/** An entry that leads to this site, and to no other address. */
function trusted(value: unknown): Remembered[] {
  if (!isRemembered(value)) return []
  const {title, heading} = value
  const url = siteAddress(value.url)
  return url === undefined ? [] : [{url: value.url, title: cut(title, MAX_NAME), heading: cut(heading, MAX_NAME)}]
}

/** A list that the browser keeps, the latest first. What stands under its name may be of an older version, or of anybody. */
export function remembered(key: LocalKey, most: number) {
  function read(): Remembered[] {
    try {
      const text = storage.get(key) ?? '[]'
      const list: unknown = text.length > MAX_LIST ? [] : JSON.parse(text)
      return Array.isArray(list) ? list.flatMap(trusted).slice(0, most) : []
    } catch {
      return []
    }
  }
  const write = (list: readonly Remembered[]): void =>
    storage.set(key, list.length > 0 ? JSON.stringify(list.slice(0, most)) : null)
  const without = (url: string): Remembered[] => read().filter((one) => one.url !== url)
  return {
    read,
    add: ({url, title, heading}: Remembered): void => write([{url, title, heading}, ...without(url)]),
    remove: (url: string): void => write(without(url)),
  }
}
