import {OFFLINE_CACHE} from '../../consent/storedKeys'

const base = ON_DEMAND_SETTINGS.baseUrl

/** With the base path, because several sites can share an origin. */
const SAVED = `${OFFLINE_CACHE}saved:${base}`
const VISITED = `${OFFLINE_CACHE}visited:${base}`

/** One address of a file, whatever the browser asks for it with. */
const matching: CacheQueryOptions = {ignoreSearch: true, ignoreVary: true}

/** Opens what the reader has saved, or makes it. */
export const openSaved = (): Promise<Cache> => caches.open(SAVED)

/** Opens what the browser has loaded since then, or makes it. */
export const openVisited = (): Promise<Cache> => caches.open(VISITED)

/** Whether the reader has saved something. Whoever has removed it meanwhile wants nothing kept. */
export const isSaved = (): Promise<boolean> => caches.has(SAVED)

/** A file from one cache. */
export const inCache = (cache: Cache, pathname: string): Promise<Response | undefined> =>
  cache.match(pathname, matching)

/** A file from either. Makes none. */
export async function inCopies(pathname: string): Promise<Response | undefined> {
  for (const cacheName of [SAVED, VISITED]) {
    const found = await caches.match(pathname, {...matching, cacheName})
    if (found) return found
  }
  return undefined
}

/** Deletes all that is saved. */
export async function deleteCopies(): Promise<void> {
  await Promise.all([SAVED, VISITED].map((name) => caches.delete(name)))
}
