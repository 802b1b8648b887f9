import {isConstrained} from '../../intent-hydration/browser/connection'
import {isFile} from './isFile'
import {learn} from './learn'
import preload from './preload'

/** Pages and scripts that have been asked for: also the page that is here, to which its own navigation links. */
const prefetched = new Set([location.pathname])

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

/**
 * In place of the framework's `window.docusaurus`, by which links ask for pages: `prefetch` where a link comes into
 * view, `preload` where the reader turns to it. Neither does anything for a reader who pays for each byte.
 */
export default Object.freeze({
  prefetch(href: string): Promise<unknown> | false {
    const page = pageOf(href)
    if (isConstrained || prefetched.has(page) || isFile(page)) return false
    prefetched.add(page)
    // One after the other: what the reader asks for comes before what they may ask for.
    last = last.then(() => fetchAhead(page)).catch(() => undefined)
    return last
  },
  preload: (href: string): Promise<unknown> | false => !isConstrained && preload(pageOf(href)).catch(() => undefined),
})
