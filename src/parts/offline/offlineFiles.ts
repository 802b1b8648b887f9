/** What a saved copy of the site consists of: `src/publish/offline` writes the list at the end of the build. */
export type OfflineList = {
  /** Size of all files. */
  bytes: number
  /** The same as a server sends them that compresses. */
  sentBytes: number
  /** Paths with the site's base path. A page ends with a slash. */
  files: readonly string[]
}

/** Path of the list, below the site's root. */
export const OFFLINE_LIST = 'offline.json'

/** Path of the service worker, below the site's root. It stays the same, so that a browser finds the next one. */
export const WORKER = 'sw.js'

/** Path of the page that stands in for one that isn't saved, below the site's root. */
export const OFFLINE_PAGE = 'offline/'

/** Folders of files whose names contain a hash of their content. */
const HASHED = ['assets/', 'img/share/']

/** Whether a file never changes under its name. @param baseUrl path of the site, with both slashes. */
export const isHashed = (pathname: string, baseUrl: string): boolean =>
  HASHED.some((folder) => pathname.startsWith(baseUrl + folder))

/**
 * What names a file in each build: its path up to the hash. Undefined for a file that can't stand in for that of another build,
 * such as a part of the search index.
 */
export const nameInEachBuild = (pathname: string): string | undefined =>
  /^.*\/assets\/(?:(?:inline|css)\/|search\/index-)[^./]+\./.exec(pathname)?.[0]
