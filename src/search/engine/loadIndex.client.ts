import {FORMAT, type SearchIndex} from '../searchIndex'

// What says that it has the format has all of it: its hash is in its name.
const isIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'format') === FORMAT

/** What was loaded as an index. @throws Error for one that this script does not know, as that of another build may be. */
export function readIndex(value: unknown): SearchIndex {
  if (!isIndex(value)) throw new Error('The search index is of another build. Reloading the page helps.')
  return value
}
