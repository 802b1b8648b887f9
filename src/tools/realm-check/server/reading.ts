import {isObject} from '../../../lib/isObject'
import {textAt} from '../json'
import type {Part} from '../parts'
import type {ViewRole} from './viewRoles'

/** What a server says to a GET request. */
export type Got =
  | {kind: 'json'; value: unknown}
  /** 403: the account lacks a role. */
  | {kind: 'denied'}
  /** 404: the object or the feature isn't there. */
  | {kind: 'absent'}

/** Sends a GET request to a path below the server. Throws if the answer is anything else, which ends the reading. */
export type Get = (path: string) => Promise<Got>

/** A realm that is being read. */
export type Reading = {
  get: Get
  /** Path of the realm's Admin API, without a slash at the end. */
  api: string
  /** What couldn't be read, with the reason. */
  unread: Map<Part, string>
}

/** An object of an answer. */
export type Json = Record<string, unknown>

/** A role that a server can ask for. For authorization policies, `view-clients` is enough on 26.7. */
export type NeededRole = ViewRole | 'view-authorization'

/** What a request is for. */
export type Wanted = {part: Part; role: NeededRole}

/** Objects in one answer. More would be too long for one response. */
const PAGE = 100
/** Pages of one list: 5,000 objects. */
const MOST_PAGES = 50

/** Notes why a part is missing. The first reason stays. */
export const noteUnread = ({unread}: Reading, part: Part, reason: string): void => {
  if (!unread.has(part)) unread.set(part, reason)
}

/** Why a role is necessary. */
export const lacksRole = (role: NeededRole): string => `your account lacks the role \`${role}\``

/** The answer to a path below the realm; undefined if the account can't read it. */
export async function readJson(reading: Reading, path: string, {part, role}: Wanted): Promise<unknown> {
  const got = await reading.get(reading.api + path)
  if (got.kind === 'json') return got.value
  noteUnread(reading, part, got.kind === 'denied' ? lacksRole(role) : `the server has nothing at \`${path}\``)
  return undefined
}

/** A name or ID of an object as a part of a path. */
export const inPath = (one: Json, name: string): string => encodeURIComponent(textAt(one, name) ?? '')

/** The objects of an answer. */
export const objectsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** All pages of a list; undefined if the account can't read it. */
export async function readPages(reading: Reading, path: string, wanted: Wanted): Promise<Json[] | undefined> {
  const all: Json[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = `${path.includes('?') ? '&' : '?'}first=${page * PAGE}&max=${PAGE}`
    const value = await readJson(reading, path + query, wanted)
    if (value === undefined) return page === 0 ? undefined : all
    const objects = objectsOf(value)
    all.push(...objects)
    // A server that ignores the query answers with the whole list.
    if (objects.length !== PAGE) return all
  }
  noteUnread(reading, wanted.part, `it reads at most ${(PAGE * MOST_PAGES).toLocaleString('en-US')} of a list`)
  return all
}

/**
 * Reads something for each of a list, one after the other.
 * @param most objects that are read. The part is incomplete if there are more.
 */
export async function forEachOf<T>(
  reading: Reading,
  items: readonly T[],
  {part, most}: {part: Part; most: number},
  read: (item: T) => Promise<void>,
): Promise<void> {
  for (const item of items.slice(0, most)) await read(item)
  if (items.length > most) noteUnread(reading, part, `it reads at most ${most.toLocaleString('en-US')} of them`)
}
