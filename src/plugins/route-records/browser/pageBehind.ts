import {isFile} from './isFile'

/**
 * The page of this site that a link leads to, as React's router takes it. Undefined for what is not in a link, and for
 * links to other sites, files, another place on the same page, or another tab.
 * @param baseUrl path that all pages are below.
 */
export function pageBehind({target}: Event, baseUrl: string): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined
  const {origin, pathname, search, hash} = new URL(link.href)
  const isOurs = origin === location.origin && pathname.startsWith(baseUrl) && !isFile(pathname)
  const isHere = pathname === location.pathname && search === location.search && hash !== ''
  return isOurs && !isHere ? pathname + search + hash : undefined
}
