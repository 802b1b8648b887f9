import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {parseDocument} from 'yaml'
import {ENTRY, METHODS, operationHref, pageName} from './description'

/** An operation as the sidebar shows it. */
export type OutlineOperation = {
  operationId: string
  method: (typeof METHODS)[number]
  /** Template below the realm's address, for example `/orgs/{orgId}`. */
  path: string
  summary: string
}

/** A category with its operations. */
export type OutlineCategory = {name: string; operations: readonly OutlineOperation[]}

type Entry = OutlineOperation & {tag: string}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function member(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined
}

function read(file: string): unknown {
  return parseDocument(readFileSync(file, 'utf8')).toJS()
}

/**
 * Categories and operations in the order of the description, read without checking it: the build does that, with all
 * that is wrong at once.
 * @param siteDir absolute path of the site's root.
 */
export function readOutline(siteDir: string): OutlineCategory[] {
  const entry = path.join(siteDir, ENTRY)
  const document = read(entry)
  const files = new Map<string, unknown>()
  const operations = Object.entries(member(document, 'paths') ?? {}).flatMap(([name, item]: [string, unknown]) => {
    const [file = '', pointer = ''] = String(member(item, '$ref')).split('#/')
    const target = path.join(path.dirname(entry), file)
    if (!files.has(target)) files.set(target, read(target))
    const methods = member(files.get(target), pointer)
    return METHODS.flatMap((method) => entryOf(member(methods, method), method, name))
  })
  const tags = member(document, 'tags')
  return (Array.isArray(tags) ? tags : []).map((tag: unknown) => {
    const name = String(member(tag, 'name'))
    return {name, operations: operations.filter((operation) => operation.tag === name)}
  })
}

function entryOf(operation: unknown, method: OutlineOperation['method'], name: string): Entry[] {
  const tags = member(operation, 'tags')
  if (!Array.isArray(tags)) return []
  const [operationId, summary, tag] = [member(operation, 'operationId'), member(operation, 'summary'), tags[0]].map(
    String,
  )
  const path = name.replace(/^\/\{realm\}/, '')
  return [{operationId: operationId ?? '', summary: summary ?? '', tag: tag ?? '', method, path}]
}

/** Addresses of the pages that are made from the description. */
export function operationRoutes(siteDir: string): string[] {
  return readOutline(siteDir).flatMap(({name, operations}) => [
    `/api/category/${pageName(name)}/`,
    ...operations.map(({operationId}) => operationHref(operationId)),
  ])
}

/** Every operation, in the order of the description. */
export function outlineOperations(siteDir: string): OutlineOperation[] {
  return readOutline(siteDir).flatMap(({operations}) => operations)
}

/** Every name that the description's files use: members of its schemas, parameters, values. */
export function describedNames(siteDir: string): string[] {
  const dir = path.join(siteDir, path.dirname(ENTRY))
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.yaml'))
  const words = files.flatMap(
    (name) => readFileSync(path.join(dir, name), 'utf8').match(/\b[A-Za-z][\w-]{7,}\b/g) ?? [],
  )
  return [...new Set(words)]
}
