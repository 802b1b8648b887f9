import type {ListedPage} from './listedPage'

const isPage = (value: unknown): value is ListedPage =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title'].every((key) => typeof Reflect.get(value, key) === 'string')

/**
 * The list of the site's pages.
 * @throws Error for an answer that is not a list that was found.
 */
export async function fetchPages(url: string): Promise<ListedPage[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`)
  const list: unknown = await response.json()
  return Array.isArray(list) ? list.filter(isPage) : []
}
