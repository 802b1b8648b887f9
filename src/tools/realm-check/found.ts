import {deepest, type Place} from './json'
import type {Item} from './realmView'
import type {Evidence} from './rule'

/** Most characters of a value in a report. */
const MOST_CHARACTERS = 200

/** The user and the password of an address. */
const USER_INFO = /^([a-z][a-z0-9+.-]{0,20}:\/\/)[^/?#@]*@/i

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  return String(value).slice(0, MOST_CHARACTERS).replace(USER_INFO, '$1***@')
}

/** Evidence at the deepest place that exists on the way through an object. */
export function found(item: Item, ...steps: readonly (string | number)[]): Evidence {
  const {path, value}: Place = deepest(item, steps)
  const text = textOf(value)
  return {path, subject: item.subject, ...(text === undefined ? {} : {value: text})}
}

/** Evidence if a condition holds. */
export const foundIf = (condition: boolean, item: Item, ...steps: readonly (string | number)[]): Evidence[] =>
  condition ? [found(item, ...steps)] : []
