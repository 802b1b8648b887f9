import type {ContentTree} from '../../../data/contentTrees'
import type {Problem} from '../../../lib/problem'
import {parsePage, type Page} from './page'

/** What `parsePage` is given and what it has made of it. */
type Kept = {source: string; tree: ContentTree; parsed: Promise<Page | Problem>}

/**
 * A `parsePage` that parses a file anew only when its text is another than the last time: nearly all of a check's time
 * is parsing, and between two checks of the writers' server one file has changed.
 */
export function keepPages(parse = parsePage): typeof parsePage {
  const kept = new Map<string, Kept>()
  return (file, source, tree) => {
    const last = kept.get(file)
    if (last?.source === source && last.tree === tree) return last.parsed
    const parsed = parse(file, source, tree)
    kept.set(file, {source, tree, parsed})
    return parsed
  }
}
