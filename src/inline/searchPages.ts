import MiniSearch from 'minisearch'
import type {SearchablePage} from '../lib/listedPage'

/**
 * The pages that a query means, the best first: by words of title, description and address, words begun with three letters and small
 * mistakes included. Every word has to be found; where no page has them all, pages that have some are taken.
 */
export function searchPages(query: string, pages: readonly SearchablePage[]): SearchablePage[] {
  const index = new MiniSearch<SearchablePage>({
    idField: 'path',
    fields: ['title', 'description', 'path'],
    searchOptions: {
      boost: {title: 4, path: 2},
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(pages)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const all = index.search(query, {combineWith: 'AND'})
  const found = all.length > 0 ? all : index.search(query)
  return found.flatMap(({id}) => byPath.get(String(id)) ?? [])
}
