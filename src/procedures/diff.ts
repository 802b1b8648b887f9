import {isObject} from '../lib/isObject'
import {isJsonObject, refKind} from './resolve'
import type {Json} from './runTypes'

/** A member at any depth, and its value. `null`: there is none. */
export type Member = {path: readonly string[]; value: Json}

/** A member that differs. */
export type Difference = {path: readonly string[]; before: Json | undefined; after: Json}

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** A member of an object itself, so that `constructor` isn't found in each. */
export const memberOf = (object: Json | undefined, name: string): Json | undefined =>
  isJsonObject(object) && Object.hasOwn(object, name) ? object[name] : undefined

/** The value at a path. */
export const valueAt = (object: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce(memberOf, object)

const isBlank = (value: Json | undefined): boolean => value === undefined || value === null || value === ''

/** Whether a member has no value. Servers leave such members out, or switches that are off. */
const isEmpty = (value: Json | undefined): boolean => isBlank(value) || value === false

/** Whether an object has a value. Lists have no order, because the server keeps them as sets. */
export function has(seen: Json | undefined, wanted: Json): boolean {
  // A server doesn't show secrets, so nothing can compare them.
  if (refKind(wanted) === 'secret') return true
  if (isList(wanted))
    return isList(seen) && seen.length === wanted.length && wanted.every((one) => seen.some((other) => has(other, one)))
  if (isJsonObject(wanted))
    return isJsonObject(seen) && Object.entries(wanted).every(([name, value]) => has(memberOf(seen, name), value))
  return isEmpty(wanted) ? isEmpty(seen) : seen === wanted
}

/** The elements of a list that has to contain them, or undefined for any other value. */
function plusOf(value: Json): readonly Json[] | undefined {
  if (!isObject(value) || Object.keys(value).length !== 1) return undefined
  const elements = memberOf(value, 'plus')
  return isList(elements) ? elements : undefined
}

/** Puts the complete list in the place of elements that are added to one. */
export function expand(wanted: Json, seen: Json | undefined): Json {
  const elements = plusOf(wanted)
  if (elements) {
    const there = isList(seen) ? seen : []
    return [...there, ...elements.filter((one) => !there.includes(one))]
  }
  if (!isJsonObject(wanted) || refKind(wanted) !== undefined) return wanted
  return Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, expand(value, memberOf(seen, name))]))
}

/** The members that an object has to get, as far as the server shows them. @param wanted after `expand`. */
export function differences(wanted: Json, seen: Json | undefined, path: readonly string[] = []): Difference[] {
  if (isJsonObject(wanted) && refKind(wanted) === undefined)
    return Object.entries(wanted).flatMap(([name, value]) => differences(value, memberOf(seen, name), [...path, name]))
  return has(seen, wanted) ? [] : [{path, before: seen, after: wanted}]
}

/** All members of a value that aren't objects. */
export function leaves(value: Json, path: readonly string[] = []): Member[] {
  if (!isJsonObject(value) || refKind(value) !== undefined) return [{path, value}]
  return Object.entries(value).flatMap(([name, each]) => leaves(each, [...path, name]))
}

/** An object with the members of another one. Lists are replaced. */
export function merge(base: Json | undefined, changes: Json): Json {
  if (!isJsonObject(changes) || refKind(changes) !== undefined) return changes
  const merged = Object.entries(changes).map(([name, value]): [string, Json] => [
    name,
    merge(memberOf(base, name), value),
  ])
  return {...(isJsonObject(base) ? base : {}), ...Object.fromEntries(merged)}
}

/** An object with other values at some paths. */
export const withMembers = (object: Json, members: readonly Member[]): Json =>
  members.reduce(
    (changed, {path, value}) =>
      merge(
        changed,
        path.reduceRight<Json>((inner, name) => ({[name]: inner}), value),
      ),
    object,
  )

/** What a change takes away: elements of a list, or a value that becomes empty. */
export function removedBy({before, after}: Pick<Difference, 'before' | 'after'>): string[] {
  if (isList(before)) {
    const left = isList(after) ? after.map(canonical) : []
    return before.filter((one) => !left.includes(canonical(one))).map(show)
  }
  return isBlank(after) && before !== undefined && !isBlank(before) ? [show(before)] : []
}

const show = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** JSON with its members in the order of their names, to compare two values. */
export function canonical(value: Json): string {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`
}

/** A short mark of a value, to notice that it changed. It's no cryptographic hash. */
export function mark(value: Json): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of canonical(value)) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return (high >>> 0).toString(16) + (low >>> 0).toString(16)
}
