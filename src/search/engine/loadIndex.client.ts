import {isObject} from '../../lib/isObject'
import {FORMAT, type SearchHead} from '../searchIndex'

// A file of this format is complete: its name has the hash of its content.
const isHead = (value: unknown): value is SearchHead => isObject(value) && value.format === FORMAT

/** Checks a file that was loaded as an index. @throws Error for a format that this script doesn't know, as another build's. */
export function readHead(value: unknown): SearchHead {
  if (!isHead(value)) throw new Error('The search index belongs to another build. Reload the page.')
  return value
}
