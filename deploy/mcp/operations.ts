import leven from 'leven'
import * as z from 'zod'
import {SiteError} from '../../src/lib/problem'
import {METHODS, operationHref} from '../../src/reference/description/description.build'
import type {Files} from './files'

/** IDs that a message names if an ID is unknown. */
const NEAREST = 3

const operation = z.object({operationId: z.string(), summary: z.string(), tags: z.array(z.string())}).optional()

/** What a description has besides is left out. */
const description = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: operation,
      post: operation,
      put: operation,
      patch: operation,
      delete: operation,
      head: operation,
      options: operation,
      trace: operation,
    }),
  ),
})

/** An operation of the API. */
export type ListedOperation = {id: string; method: string; path: string; summary: string; tags: readonly string[]}

/** The operations in the API description of the site. @throws SiteError if it isn't there. */
export async function operationsIn(files: Files): Promise<ListedOperation[]> {
  const read = description.safeParse(await files.json('/openapi.json'))
  if (!read.success) {
    throw new SiteError({
      what: `/openapi.json of ${files.name} isn't the API description of this site.`,
      fix: 'Build the site again with "npm run build".',
    })
  }
  return Object.entries(read.data.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const found = methods[method]
      if (found === undefined) return []
      return {id: found.operationId, method: method.toUpperCase(), path, summary: found.summary, tags: found.tags}
    }),
  )
}

/**
 * The operations as a list, by tag.
 * @param tag the one tag that is wanted; all if empty.
 * @throws SiteError for an unknown tag, with those that exist.
 */
export function listOperations(operations: readonly ListedOperation[], tag: string): string {
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))]
  const wanted = tags.filter((each) => tag === '' || each.toLowerCase() === tag.toLowerCase())
  if (wanted.length === 0) {
    throw new SiteError({
      what: `The API has no tag ${JSON.stringify(tag)}.`,
      allowed: tags.join(', '),
      fix: 'Use one of these tags, or leave out "tag" to list all operations.',
    })
  }
  const sections = wanted.map((each) => {
    const own = operations.filter((operation) => operation.tags.includes(each))
    const lines = own.map(({id, method, path, summary}) => `- \`${id}\`: ${summary} (\`${method} ${path}\`)`)
    return [`## ${each}`, '', ...lines].join('\n')
  })
  return sections.join('\n\n')
}

/**
 * The page of an operation.
 * @param wanted its ID, or its method and path, such as `POST /orgs`.
 * @throws SiteError for an unknown operation, with the nearest ones.
 */
export function pageOfOperation(operations: readonly ListedOperation[], wanted: string): string {
  const asked = wanted.trim().toLowerCase()
  const namesOf = ({id, method, path}: ListedOperation): string[] =>
    [id, `${method} ${path}`, `${method} /realms/{realm}${path}`].map((name) => name.toLowerCase())
  const found = operations.find((operation) => namesOf(operation).includes(asked))
  if (found !== undefined) return operationHref(found.id)
  const distance = (operation: ListedOperation): number =>
    Math.min(...namesOf(operation).map((name) => leven(name, asked)))
  const nearest = operations.toSorted((one, other) => distance(one) - distance(other)).slice(0, NEAREST)
  throw new SiteError({
    what: `The API has no operation ${JSON.stringify(wanted)}.`,
    allowed: `an ID or a method and path, such as ${nearest.map(({id, method, path}) => `${id} (${method} ${path})`).join(', ')}`,
    fix: 'Find the ID with list_operations.',
  })
}
