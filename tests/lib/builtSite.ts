import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {load, type CheerioAPI} from 'cheerio'
import {glob} from 'tinyglobby'
import {BUILD_DIR} from '../../scripts/lib/root'
import {languages} from '../../src/data/languages'
import {pagePath} from '../../src/lib/pagePath'
import {pathOf} from './ownAddress'

/** The files of the languages that are not at the root of the site, as patterns. */
export const inOtherLanguages: readonly string[] = languages.locales
  .filter((locale) => locale !== languages.defaultLocale)
  .map((locale) => `${locale}/**`)

/** One page of the build. */
export type BuiltPage = {
  /** Its path from the root of the site, with the trailing slash; `/404.html` for the not-found page. */
  path: string
  $: CheerioAPI
}

let pages: Promise<readonly BuiltPage[]> | undefined

/**
 * Every page of the build in the site's first language, parsed, without those that only lead to where a page is now. All
 * tests of a worker share them: a test that changes one clones it first.
 */
export function builtPages(): Promise<readonly BuiltPage[]> {
  return (pages ??= parsePages())
}

async function parsePages(): Promise<BuiltPage[]> {
  const files = (await glob('**/*.html', {cwd: BUILD_DIR, ignore: [...inOtherLanguages]})).sort()
  const pages = await Promise.all(
    files.map(async (file) => ({
      path: pagePath(file),
      $: load(await readFile(path.join(BUILD_DIR, file), 'utf8')),
    })),
  )
  return pages.filter(({$}) => $('meta[http-equiv=refresh]').length === 0)
}

/** The paths that the sitemap lists, from the root of the site. */
export async function sitemapPaths(): Promise<string[]> {
  const xml = await readFile(path.join(BUILD_DIR, 'sitemap.xml'), 'utf8')
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => pathOf(new URL(location).pathname))
}
