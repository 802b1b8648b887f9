import {search as configured} from '../data/search'
import type {Search} from '../data/types'
import {SiteError} from '../lib/problem'
import {searchSchema} from './schema'

const FILE = 'src/data/search.ts'

/** Checks what is to answer searches. @throws SiteError that names every malformed or unknown field. */
export function validateSearch(candidate: unknown): Search {
  const result = searchSchema.safeParse(candidate)
  if (result.success) return result.data
  throw new SiteError(
    result.error.issues.map((issue) => {
      const field = issue.path.join('.')
      return issue.code === 'unrecognized_keys'
        ? {
            file: FILE,
            what: `The search has a field "${[...issue.path, issue.keys[0]].join('.')}" that the site doesn't know.`,
            allowed: 'the fields of the type Search in src/data/types.ts',
            fix: 'Remove it, or correct its spelling.',
          }
        : {
            file: FILE,
            what: `The search's "${field}" has a value that the site can't use.`,
            allowed: issue.message,
            fix: `Set "${field}" in ${FILE} and run the same command again.`,
          }
    }),
  )
}

/** What answers searches and questions on this site. */
export const search = validateSearch(configured)
