import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {SiteError} from '../../../src/lib/problem'
import {changedFiles} from './changedFiles'
import {pagesWrittenIn, samplesOf, type Makeups} from './choosePages'
import {readPage} from './readPage'

/** A path that no page has: the not-found page. */
export const NOT_FOUND = '/no-such-page/'

/** Pages that the sitemap leaves out. */
const BESIDE_THE_SITEMAP = ['/style/', NOT_FOUND]

/** Whether this run looks at every page, changed or not: `npm test -- --every-page` sets it. */
export const isEveryPage = (): boolean => process.env.SITE_EVERY_PAGE === 'true'

/** Every nth item where `SITE_SHARD` is set (`2/4`): for a run of everything on several machines. */
export function inShard<T>(items: readonly T[]): readonly T[] {
  const [shard = 1, shards = 1] = (process.env.SITE_SHARD ?? '1/1').split('/').map(Number)
  return items.filter((_, index) => index % shards === shard - 1)
}

/** What is chosen of a build's pages, by path. */
export type ChosenPages = {
  all: readonly string[]
  samples: readonly string[]
  changed: readonly string[]
  /** What a browser looks at in this run. */
  visited: readonly string[]
}

/**
 * The paths of the build's sitemap, from the root of the site. Read at once: Playwright collects its tests synchronously.
 * @param root absolute path of the site's root.
 * @throws SiteError where nothing is built.
 */
export function sitemapPaths(root: string): readonly string[] {
  const file = path.join(root, 'build/sitemap.xml')
  if (!existsSync(file)) {
    throw new SiteError({
      what: 'No build was found to test pages from.',
      fix: 'Run "npm run build" first, or add the suite "build": "npm test -- build e2e".',
    })
  }
  const xml = readFileSync(file, 'utf8')
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
    decodeURI(new URL(location).pathname),
  )
  const rootPath = paths.toSorted((one, other) => one.length - other.length)[0] ?? '/'
  return paths.map((pathname) => pathname.slice(rootPath.length - 1))
}

function readBuild(root: string): Makeups {
  const fileOf = (pathname: string): string => (pathname === NOT_FOUND ? '404.html' : path.join(pathname, 'index.html'))
  return new Map(
    [...sitemapPaths(root), ...BESIDE_THE_SITEMAP].map((pathname) => [
      pathname,
      readPage(readFileSync(path.join(root, 'build', fileOf(pathname)), 'utf8')),
    ]),
  )
}

/** The pages that tests of every page look at. @param root absolute path of the site's root. */
export function choosePages(root: string): ChosenPages {
  const pages = readBuild(root)
  const all = [...pages.keys()]
  const samples = samplesOf(pages)
  const changed = pagesWrittenIn(changedFiles(root), pages)
  const chosen = new Set([...samples, ...changed])
  return {all, samples, changed, visited: isEveryPage() ? inShard(all) : all.filter((pathname) => chosen.has(pathname))}
}

/** Says what a run looks at. */
export function describeChoice({all, samples, changed, visited}: ChosenPages): string {
  if (isEveryPage()) return `Tests of every page visit ${visited.length} of ${all.length} pages.`
  return `Tests of every page visit ${visited.length} of ${all.length} pages: ${samples.length} samples that cover all templates and elements, and ${changed.length} pages that changed on this branch.`
}
