import type {ListedPage} from '../lib/listedPage'
import type {Page} from './page'

/** The list of pages for the browser, a line each, so that two builds can be compared. */
export function pageList(pages: readonly Page[], baseUrl: string): string {
  const lines = pages.map(({path, title}) =>
    JSON.stringify({
      path: baseUrl + path.slice(1),
      title,
    } satisfies ListedPage),
  )
  return `[\n${lines.join(',\n')}\n]\n`
}
