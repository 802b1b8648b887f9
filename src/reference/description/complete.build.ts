import {capitalized} from '../../lib/capitalized'
import {isObject} from '../../lib/isObject'
import {categoryByPath, OTHER} from './categoryByPath'
import {METHODS, pageName} from './names'
import {atPointer, member} from './object.build'

/** The category of webhooks that the description puts into none. */
const WEBHOOKS = 'Webhooks'

type Fields = Record<string, unknown>

/** The parts of a document that have operations. */
const PLACES = ['paths', 'webhooks'] as const

/**
 * A document in which each operation has an ID, a title, and a category, as the description states them or derived from the
 * method and the path: the category only where no operation has a tag. Each category that has operations is listed, those of the description first.
 * @param item gives the operations of a path, wherever they are written.
 */
export function completed(document: Fields, item: (value: unknown) => unknown = referred(document)): Fields {
  const ids = new Set(PLACES.flatMap((place) => statedIds(document[place], item)))
  const used = new Set<string>()
  const categoryOf = hasTags(document.paths, item) ? () => OTHER : categoryByPath(keysOf(document.paths))
  const places = PLACES.flatMap((place) => {
    const items = document[place]
    if (!isObject(items)) return []
    const mapped = Object.entries(items).map(([path, value]): [string, unknown] => [
      path,
      completedItem(item(value), {path, ids, used, category: place === 'webhooks' ? WEBHOOKS : categoryOf(path)}),
    ])
    return [[place, Object.fromEntries(mapped)] as const]
  })
  const listed = listOf(document.tags).filter((tag) => used.has(nameOf(tag)))
  const names = new Set(listed.map(nameOf))
  const tags = [...listed, ...[...used].filter((name) => !names.has(name)).map((name) => ({name}))]
  return {...document, ...Object.fromEntries(places), tags}
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.map((each: unknown) => each) : [])

const nameOf = (tag: unknown): string => String(member(tag, 'name'))

/** A path item by reference, within the document. */
function referred(document: Fields): (value: unknown) => unknown {
  return (value) => {
    const ref = member(value, '$ref')
    if (!isObject(value) || typeof ref !== 'string' || !ref.startsWith('#/')) return value
    const own = Object.fromEntries(Object.entries(value).filter(([field]) => field !== '$ref'))
    const target = atPointer(document, ref.slice(2))
    return isObject(target) ? {...target, ...own} : own
  }
}

const keysOf = (value: unknown): string[] => Object.keys(isObject(value) ? value : {})

/** What the operations of path items have in a field. */
const fieldsOf = (items: unknown, item: (value: unknown) => unknown, field: string): unknown[] =>
  Object.values(isObject(items) ? items : {}).flatMap((value) =>
    METHODS.map((method) => member(member(item(value), method), field)),
  )

const statedIds = (items: unknown, item: (value: unknown) => unknown): string[] =>
  fieldsOf(items, item, 'operationId').flatMap((id) => (typeof id === 'string' ? [pageName(id)] : []))

const hasTags = (items: unknown, item: (value: unknown) => unknown): boolean =>
  fieldsOf(items, item, 'tags').some((tags) => Array.isArray(tags) && tags.length > 0)

type Place = {path: string; ids: Set<string>; used: Set<string>; category: string}

function completedItem(item: unknown, place: Place): unknown {
  if (!isObject(item)) return item
  const operations = METHODS.flatMap((method) => {
    const operation = item[method]
    return isObject(operation) ? [[method, completedOperation(operation, method, item, place)] as const] : []
  })
  return {...item, ...Object.fromEntries(operations)}
}

function completedOperation(operation: Fields, method: string, item: Fields, place: Place): Fields {
  const {path, ids, used, category} = place
  const stated = textOf(operation.operationId)
  const operationId = stated ?? unique(derivedId(method, path), ids)
  const summary = textOf(operation.summary) ?? textOf(item.summary) ?? titleOf(stated, method, path)
  const named = Array.isArray(operation.tags) ? operation.tags.map(String) : []
  const tags = named.length > 0 ? named : [category]
  for (const tag of tags) used.add(tag)
  return {...operation, operationId, summary, tags}
}

/** A text that says something. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** `getUsersByUserId` of `get` and `/users/{userId}`. */
function derivedId(method: string, path: string): string {
  const words = path.replaceAll(/\{([^}]*)\}/g, ' by $1 ').match(/[A-Za-z\d]+/g) ?? ['root']
  return method + words.map(capitalized).join('')
}

function unique(id: string, ids: Set<string>, count = 1): string {
  const candidate = count === 1 ? id : `${id}${count}`
  if (ids.has(pageName(candidate))) return unique(id, ids, count + 1)
  ids.add(pageName(candidate))
  return candidate
}

/** `List users` of the ID `listUsers`; without an ID the call itself. */
function titleOf(id: string | undefined, method: string, path: string): string {
  const words = id === undefined ? '' : pageName(id).replaceAll('-', ' ')
  return words === '' ? `${method.toUpperCase()} ${path}` : capitalized(words)
}
