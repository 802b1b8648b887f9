import {readdirSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import {parseDocument} from 'yaml'
import {ENTRY, METHODS, operationHref, pageName} from './description.build'
import {isObject} from '../../lib/isObject'
import {completed} from './complete.build'
import {atPointer, member} from './object.build'

/** An operation as the sidebar shows it. */
export type OutlineOperation = {
  operationId: string
  method: (typeof METHODS)[number]
  /** Template below the server's address, for example `/orgs/{orgId}`. Of a webhook the name. */
  path: string
  summary: string
  isDeprecated?: boolean
  isWebhook?: boolean
}

/** A category with its operations. */
export type OutlineCategory = {name: string; operations: readonly OutlineOperation[]}

type Entry = OutlineOperation & {tag: string}

/** A value, and the file in which a reference in it is to be read. */
type Located = {file: string; value: unknown}

/** The description's files, each read once. What can't be read is told by the build, with place and fix. */
class Files {
  readonly #read = new Map<string, unknown>()

  read(file: string): unknown {
    if (!this.#read.has(file)) this.#read.set(file, readYaml(file))
    return this.#read.get(file)
  }

  /** What a value is, or what it refers to, in whatever file. */
  follow({file, value}: Located, seen: readonly string[] = []): Located {
    const ref = member(value, '$ref')
    if (typeof ref !== 'string' || seen.includes(`${file} ${ref}`)) return {file, value}
    const [name = '', pointer = ''] = ref.split('#')
    const target = name === '' ? file : path.join(path.dirname(file), name)
    const found = atPointer(this.read(target), pointer.replace(/^\//, ''))
    return this.follow({file: target, value: found}, [...seen, `${file} ${ref}`])
  }
}

function readYaml(file: string): unknown {
  if (!statSync(file, {throwIfNoEntry: false})?.isFile()) return undefined
  const document = parseDocument(readFileSync(file, 'utf8'))
  return document.errors.length > 0 ? undefined : document.toJS()
}

/**
 * Categories and operations in the order of the description, read without checking it: the build does that, with all
 * that is wrong at once.
 * @param siteDir absolute path of the site's root.
 */
export function readOutline(siteDir: string): OutlineCategory[] {
  const entry = path.join(siteDir, ENTRY)
  const files = new Files()
  const document = files.read(entry)
  const parts = isObject(document) ? document : {}
  const whole = completed(parts, (value) => files.follow({file: entry, value}).value)
  const operations = [...entriesOf(whole.paths, false), ...entriesOf(whole.webhooks, true)]
  const tags = Array.isArray(whole.tags) ? whole.tags : []
  return tags.map((tag: unknown) => {
    const name = String(member(tag, 'name'))
    return {name, operations: operations.filter((operation) => operation.tag === name)}
  })
}

function entriesOf(items: unknown, isWebhook: boolean): Entry[] {
  return Object.entries(isObject(items) ? items : {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = member(item, method)
      if (!isObject(operation)) return []
      const {operationId, summary, tags, deprecated} = operation
      const isDeprecated = deprecated === true
      return [
        {
          operationId: String(operationId),
          summary: String(summary),
          tag: String(Array.isArray(tags) ? tags[0] : ''),
          ...(isDeprecated ? {isDeprecated} : {}),
          ...(isWebhook ? {isWebhook} : {}),
          method,
          path,
        },
      ]
    }),
  )
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
