import {stringify} from 'yaml'
import {METHODS} from './description.build'
import {docsPathOf} from './docsRoutes.build'
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

/** The pages of the documentation that exist. */
export type Documentation = {
  /** Host of this site: pages elsewhere are left alone. */
  domain: string
  /** Paths of its pages. */
  routes: ReadonlySet<string>
}

function existing(docs: unknown, {domain, routes}: Documentation): unknown {
  const text = isObject(docs) && typeof docs.url === 'string' ? docs.url : ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.host !== domain) return docs
  const path = docsPathOf(text)
  if (routes.has(path)) return docs
  const base = url.pathname.slice(0, url.pathname.length - path.length)
  return {url: new URL(base + FALLBACK.path, url).href, description: FALLBACK.description}
}

function published(operation: Record<string, unknown>, documentation: Documentation): Record<string, unknown> {
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
  ].filter((part) => part !== '')
  return {
    ...operation,
    ...(description.length > 0 ? {description: description.join('\n\n')} : {}),
    ...(operation.externalDocs === undefined ? {} : {externalDocs: existing(operation.externalDocs, documentation)}),
  }
}

/** As YAML that readers of version 1.1, where `off` is a boolean, understand as those of 1.2 do. */
export function yamlOf(document: Record<string, unknown>): string {
  return stringify(document, {schema: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0})
}

/** The document with what the operations' `x-` fields say in their descriptions. */
export function withPublishedTexts(
  document: Record<string, unknown>,
  documentation: Documentation,
): Record<string, unknown> {
  const paths = isObject(document.paths) ? document.paths : {}
  const mapped = Object.entries(paths).map(([path, item]: [string, unknown]): [string, unknown] => {
    if (!isObject(item)) return [path, item]
    const operations = METHODS.flatMap((method) => {
      const operation = item[method]
      return isObject(operation) ? [[method, published(operation, documentation)]] : []
    })
    return [path, {...item, ...Object.fromEntries(operations)}]
  })
  return {...document, ...(document.paths === undefined ? {} : {paths: Object.fromEntries(mapped)})}
}
