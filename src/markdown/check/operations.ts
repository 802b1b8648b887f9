import type {Problem} from '../../lib/problem'
import {fixUnknown} from './frontMatter'
import type {Page} from './page'

/** An operation of the API. */
export type KnownOperation = {
  operationId: string
  /** In lower case. */
  method: string
  /** Below a realm, with parameters in braces: `/orgs/{orgId}`. */
  path: string
}

/** Operations that the front matter names, and that the API does not have. */
export function checkOperations({file, frontMatter}: Page, known: readonly KnownOperation[]): Problem[] {
  const {operations} = frontMatter.values
  const ids = known.map(({operationId}) => operationId)
  const unknown = Array.isArray(operations) ? operations.map(String).filter((id) => !ids.includes(id)) : []
  return unknown.map((id) => ({
    file,
    line: frontMatter.lineOf('operations'),
    what: `The API has no operation with the ID "${id}".`,
    ...(ids.length === 0
      ? {
          allowed: 'operation IDs of openapi/, which has none that can be read',
          fix: `Remove "${id}", or run "npm run build" to see what is wrong with the description.`,
        }
      : {allowed: `operation IDs of openapi/, such as ${nearestOf(id, ids).join(', ')}`, fix: fixUnknown(id, ids)}),
  }))
}

/** Those that share most words with it: `createOrg` and `createOrganization`. */
function nearestOf(id: string, ids: readonly string[]): string[] {
  const words = wordsOf(id)
  const shared = (other: string): number => wordsOf(other).filter((word) => words.includes(word)).length
  return ids.toSorted((a, b) => shared(b) - shared(a)).slice(0, 5)
}

const wordsOf = (id: string): string[] => id.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
