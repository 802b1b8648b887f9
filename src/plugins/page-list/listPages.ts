import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {readHead} from '../../lib/readHead'
import type {SearchablePage} from '../../lib/searchPages'
import {LIST_FILE} from './files'

/** Which pages, and where they were built to. */
export type PagesToList = {
  /** Absolute path of the build. */
  outDir: string
  /** The path that the site is built for, with slashes at both ends. */
  baseUrl: string
  /** Paths of the pages, base URL included. What has no page of its own is left out. */
  routes: readonly string[]
  /** What every title ends with besides the page's own. */
  titleEnd: string
}

/** The site's pages by path, each with its own title and description as the built page has them. */
export async function listPages({outDir, baseUrl, routes, titleEnd}: PagesToList): Promise<SearchablePage[]> {
  const pages: SearchablePage[] = []
  // One after the other: together, the pages of a large site don't fit into memory.
  for (const route of [...routes].sort()) {
    const file = path.join(outDir, route.slice(baseUrl.length), 'index.html')
    const head = readHead(await readFile(file, 'utf8').catch(() => ''))
    if (head === undefined) continue
    const {title, meta} = head
    pages.push({
      path: route,
      title: title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title,
      description: meta.get('description') ?? '',
    })
  }
  return pages
}

/** One line a page, so that two builds can be compared. */
export async function writeList(outDir: string, pages: readonly SearchablePage[]): Promise<void> {
  const lines = pages.map((page) => JSON.stringify(page))
  await writeFile(path.join(outDir, LIST_FILE), `[\n${lines.join(',\n')}\n]\n`)
}
