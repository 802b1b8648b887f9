import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {load, type CheerioAPI} from 'cheerio'
import {glob} from 'tinyglobby'
import {BUILD_DIR} from '../../scripts/lib/root'
import {pagePath} from '../../src/lib/pagePath'

/** One page of the build. */
export type BuiltPage = {
  /** Its path on the site, with the trailing slash; `/404.html` for the not-found page. */
  path: string
  $: CheerioAPI
}

let pages: Promise<readonly BuiltPage[]> | undefined

/**
 * Every page of the build, parsed, without those that only lead to where a page is now. All tests of a worker share them:
 * whoever changes one, clones it.
 */
export function builtPages(): Promise<readonly BuiltPage[]> {
  return (pages ??= parsePages())
}

async function parsePages(): Promise<BuiltPage[]> {
  const files = (await glob('**/*.html', {cwd: BUILD_DIR})).sort()
  const pages = await Promise.all(
    files.map(async (file) => ({
      path: pagePath(file),
      $: load(await readFile(path.join(BUILD_DIR, file), 'utf8')),
    })),
  )
  return pages.filter(({$}) => $('meta[http-equiv=refresh]').length === 0)
}

/** The paths that the sitemap lists. */
export async function sitemapPaths(): Promise<string[]> {
  const xml = await readFile(path.join(BUILD_DIR, 'sitemap.xml'), 'utf8')
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname)
}
