import {readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import {METHODS, pageName} from '../../src/build/openapi/description'
import {readOutline} from '../../src/build/openapi/outline'

/** The paths of the build's sitemap. Read at once: Playwright collects its tests synchronously. */
export const sitemap: readonly string[] = [
  ...readFileSync(path.resolve('build/sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, location = '']) => new URL(location).pathname)

const outline = readOutline(path.resolve('.'))
const operations = outline.flatMap(({operations}) => operations)
const categoryPages = outline.map(({name}) => `/api/category/${pageName(name)}/`)
const operationPages = operations.map(({operationId}) => `/api/${pageName(operationId)}/`)

/** By the size of their HTML. */
function shortestAndLongest(pages: readonly string[]): (string | undefined)[] {
  const size = (pathname: string): number => statSync(path.join('build', pathname, 'index.html')).size
  const sorted = pages.toSorted((a, b) => size(a) - size(b))
  return [sorted[0], sorted.at(-1)]
}

/**
 * Of the pages that are made from the API description, which one template writes: the first operation of each method, and
 * the shortest and the longest page of operations and of categories. Tests of the built HTML look at all of them.
 */
const apiSamples = new Set([
  ...METHODS.map((method) => operationPages[operations.findIndex((operation) => operation.method === method)]),
  ...shortestAndLongest(operationPages),
  ...shortestAndLongest(categoryPages),
])

const leftOut = new Set([...operationPages, ...categoryPages].filter((pathname) => !apiSamples.has(pathname)))

/**
 * What a reader or a builder of the site can see: the sitemap's pages and those that it leaves out; of the API reference
 * a sample.
 */
export const everyPage: readonly string[] = [
  ...sitemap.filter((pathname) => !leftOut.has(pathname)),
  '/style/',
  '/no-such-page/',
]
