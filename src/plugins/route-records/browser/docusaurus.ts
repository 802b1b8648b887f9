import {isConstrained} from '../../intent-hydration/browser/connection'
import {isFile} from './isFile'
import {learn} from './learn'
import preload from './preload'

/** Of so many pages the scripts are fetched ahead while the reader is on one. */
const MANY = 8

/** Pages and scripts that have been asked for: also the page that is here, to which its own navigation links. */
const prefetched = new Set([location.pathname])

/** The page that pages are fetched ahead for, and how many have been. */
const from = {pathname: location.pathname, count: 0}

let last: Promise<unknown> = Promise.resolve()

async function fetchAhead(pathname: string): Promise<void> {
  const record = await learn(pathname)
  for (const module of Object.values(record?.modules ?? {}))
    for (const [, href] of 'data' in module ? [] : module.chunks) {
      if (prefetched.has(href)) continue
      prefetched.add(href)
      document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}))
    }
}

/** Links name a place on a page as well. */
const pageOf = (href: string): string => new URL(href, location.href).pathname

/** The path without its last part: that of the pages around, and of the one above them. */
const folderOf = (pathname: string): string => pathname.replace(/[^/]*\/?$/, '')

/** Whether a page is one that readers go on to: beside the one they are on, above it or below. */
function isNear(page: string): boolean {
  const {pathname} = location
  return page.startsWith(pathname) || page === folderOf(pathname) || folderOf(page) === folderOf(pathname)
}

/** Counts one more page. @returns whether it is one of those that may be fetched. */
function isCounted(): boolean {
  if (from.pathname !== location.pathname) Object.assign(from, {pathname: location.pathname, count: 0})
  from.count += 1
  return from.count <= MANY
}

/**
 * In place of the framework's `window.docusaurus`, by which links ask for pages: `prefetch` where a link comes into
 * view, `preload` where the reader turns to it. Neither does anything for a reader who pays for each byte.
 *
 * Of the many links in view few are followed: only some that are near are fetched ahead.
 */
export default Object.freeze({
  prefetch(href: string): Promise<unknown> | false {
    const page = pageOf(href)
    if (isConstrained || prefetched.has(page) || isFile(page) || !isNear(page) || !isCounted()) return false
    prefetched.add(page)
    // One after the other: what the reader asks for comes before what they may ask for.
    last = last.then(() => fetchAhead(page)).catch(() => undefined)
    return last
  },
  preload: (href: string): Promise<unknown> | false => !isConstrained && preload(pageOf(href)).catch(() => undefined),
})
