import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Brand} from '../../data/types'
import {replaceBrandTokens} from '../../lib/brandTokens'
import {sourceText} from '../../lib/sourceText'
import type {PageTree} from '../editions'
import type {ContentCheckOptions} from './options'
import type {BrokenPage, Page, parsePage} from './page'
import {pageRoute} from './pageRoute'

/** Reads the pages of a folder, or says what is wrong with those that can't be parsed. */
export async function readTree(
  siteDir: string,
  tree: PageTree,
  parse: typeof parsePage,
): Promise<(Page | BrokenPage)[]> {
  // Generated operation pages of the API reference are not written by hand.
  const files = await glob('**/*.{md,mdx}', {
    cwd: path.join(siteDir, tree.dir),
    ignore: ['**/_*', '**/*.{api,info,tag,schema}.mdx'],
  })
  return Promise.all(
    files.sort().map(async (name) => {
      const file = path.posix.join(tree.dir, name)
      return parse(file, sourceText(await readFile(path.join(siteDir, file), 'utf8')), tree)
    }),
  )
}

/** The pages that readers see side by side: of one language and version. */
export function byEdition(pages: readonly Page[]): Page[][] {
  const editions = new Map<string, Page[]>()
  for (const page of pages) {
    const {locale, version} = page.tree.edition ?? {}
    const key = JSON.stringify([locale, version])
    editions.set(key, [...(editions.get(key) ?? []), page])
  }
  return [...editions.values()]
}

/** The pages that the blog makes of its posts. */
export function blogRoutes({tags, authors}: ContentCheckOptions): string[] {
  return [
    ...['', 'archive/', 'authors/', 'tags/'].map((name) => `/blog/${name}`),
    ...tags.map((tag) => `/blog/tags/${tag}/`),
    ...authors.map((author) => `/blog/authors/${author}/`),
  ]
}

/** Pages of `src/pages`, by their path. */
export async function componentRoutes(siteDir: string, {pagesDir}: ContentCheckOptions): Promise<Map<string, string>> {
  const files = await glob('**/*.{tsx,md,mdx}', {
    cwd: path.join(siteDir, pagesDir),
    ignore: ['**/_*/**', '**/_*', '**/*.test.tsx'],
  })
  const routeOf = (file: string): string =>
    path.posix.join('/', file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1'), '/')
  return new Map(files.sort().map((file) => [routeOf(file), path.posix.join(pagesDir, file)]))
}

/** Pages by their paths. Those of other routes have none. */
export function routes(
  pages: readonly Page[],
  otherRoutes: readonly string[],
  brand: Brand,
): Map<string, Page | undefined> {
  return new Map<string, Page | undefined>([
    ...otherRoutes.map((route) => [route, undefined] as const),
    ...pages.map((page) => [replaceBrandTokens(pageRoute(page), brand), page] as const),
  ])
}
