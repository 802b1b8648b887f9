import type {LocalKey} from '../../lib/storedKeys'
import {storage} from '../storage'

/** Something that a reader has opened, or asked. */
export type Remembered = {
  url: string
  title: string
  /** Of the section; empty for the beginning of the page, and for a question. */
  heading: string
}

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  ['url', 'title', 'heading'].every((key) => typeof Reflect.get(value, key) === 'string')

/** A list that the browser keeps, the latest first. What stands under its name may be of an older version, or of anybody. */
export function remembered(key: LocalKey, most: number) {
  function read(): Remembered[] {
    try {
      const list: unknown = JSON.parse(storage.get(key) ?? '[]')
      return Array.isArray(list) ? list.filter(isRemembered) : []
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
