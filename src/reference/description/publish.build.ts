import {stringify} from 'yaml'
import {METHODS} from './description.build'
import {isObject} from '../../lib/isObject'

/** What is told of every operation, after its description, in this order. */
const SECTIONS = [
  ['x-permission', 'Permissions'],
  ['x-side-effects', 'Side effects'],
  ['x-idempotency', 'Idempotency'],
  ['x-paging', 'Paging'],
] as const

/** What people call an extension. */
export const EXTENSION_NAMES: Record<string, string> = {
  'keycloak-orgs': 'organizations',
  'keycloak-events': 'events',
  'keycloak-magic-link': 'magic link',
}

/** What is to be said of an operation that was not called on the servers of every run. */
export const PROVEN: Record<string, string> = {
  full: 'Requires the magic link extension.',
  source:
    'Newer than the servers that this reference is tested on. We read it in the public source and didn’t call it.',
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function since(value: unknown): string[] {
  if (!isObject(value)) return []
  const extension = text(value.extension)
  return [`**Since:** ${EXTENSION_NAMES[extension] ?? extension} extension ${text(value.version)}.`]
}

/** The page that every subject has something on, as long as its own is not written. */
const FALLBACK = {path: '/docs/api-description/', description: 'API conventions'}

function existing(docs: unknown, docsRoutes: ReadonlySet<string>): unknown {
  const url = isObject(docs) && typeof docs.url === 'string' ? new URL(docs.url) : undefined
  if (url === undefined || docsRoutes.has(url.pathname)) return docs
  return {url: new URL(FALLBACK.path, url).href, description: FALLBACK.description}
}

function published(operation: Record<string, unknown>, docsRoutes: ReadonlySet<string>): Record<string, unknown> {
  const sections = SECTIONS.flatMap(([field, title]) => {
    const told = text(operation[field])
    return told ? [`**${title}:** ${told}`] : []
  })
  const proven = PROVEN[text(operation['x-proven'])]
  const description = [
    text(operation.description),
    ...sections,
    ...since(operation['x-since']),
    ...(proven ? [proven] : []),
  ]
  return {
    ...operation,
    description: description.join('\n\n'),
    externalDocs: existing(operation.externalDocs, docsRoutes),
  }
}

/** As YAML that readers of version 1.1, where `off` is a boolean, understand as those of 1.2 do. */
export function yamlOf(document: Record<string, unknown>): string {
  return stringify(document, {schema: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0})
}

/**
 * The document with what the operations' `x-` fields say in their descriptions.
 * @param docsRoutes paths of the pages of the documentation that exist.
 */
export function withPublishedTexts(
  document: Record<string, unknown>,
  docsRoutes: ReadonlySet<string>,
): Record<string, unknown> {
  const paths = isObject(document.paths) ? document.paths : {}
  const mapped = Object.entries(paths).map(([path, item]: [string, unknown]): [string, unknown] => {
    if (!isObject(item)) return [path, item]
    const operations = METHODS.flatMap((method) => {
      const operation = item[method]
      return isObject(operation) ? [[method, published(operation, docsRoutes)]] : []
    })
    return [path, {...item, ...Object.fromEntries(operations)}]
  })
  return {...document, paths: Object.fromEntries(mapped)}
}
