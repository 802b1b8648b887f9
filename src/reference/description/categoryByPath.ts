import {capitalized} from '../../lib/capitalized'
import {pageName} from './names'

/** The category of operations that the description puts into none. */
export const OTHER = 'Operations'

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** How many segments all paths begin with, of which each path has more, such as those of `/api/v1`. */
function sharedCount(paths: readonly string[][], count = 0): number {
  const [first] = paths
  const isShared = paths.every((path) => path.length > count + 1 && path[count] === first?.[count])
  return first !== undefined && isShared ? sharedCount(paths, count + 1) : count
}

/**
 * Categories for a description without tags: `User groups` for `/user-groups/{id}`, by the first segment that tells paths
 * apart. A path without one, or with a parameter in its place, is in `Operations`.
 */
export function categoryByPath(paths: readonly string[]): (path: string) => string {
  const shared = sharedCount(paths.map(segmentsOf))
  return (path) => {
    const segment = segmentsOf(path)[shared] ?? ''
    const words = segment.startsWith('{') ? '' : pageName(segment).replaceAll('-', ' ')
    return words === '' ? OTHER : capitalized(words)
  }
}
