import {inCache, inCopies, isSaved, openSaved, openVisited} from './copies.client'
import {isHashed, nameInEachBuild, OFFLINE_PAGE} from './offlineFiles'
import type {FetchEvent} from './workerScope'

const base = ON_DEMAND_SETTINGS.baseUrl

/** Files that are kept of visits, besides what the reader saved: about 50 pages with what they load. */
const MAX_VISITED = 300

/** Parts of the search index say nothing without the others, which only a saved copy has. */
const isSearchFile = (pathname: string): boolean => pathname.startsWith(`${base}assets/search/`)

const isPage = ({mode}: Request): boolean => mode === 'navigate'

/**
 * Answers a request: from the copy for a file that never changes, and otherwise from the server, so that no page is older than
 * the site. Without a connection, the copy answers for all.
 */
export async function answerTo(event: FetchEvent, pathname: string): Promise<Response> {
  const {request} = event
  if (isHashed(pathname, base) && request.cache !== 'reload') {
    const kept = await inCopies(pathname)
    if (kept) return kept
  }
  try {
    const response = await fetch(request)
    if (isKept(request, pathname, response)) event.waitUntil(keep(pathname, response.clone()))
    return response
  } catch (error) {
    const kept =
      (await inCopies(pathname)) ?? (await ofOtherBuild(pathname)) ?? (isPage(request) && (await standIn(pathname)))
    if (kept) return kept
    throw error
  }
}

/** A page that holds the code of a sign-in says that nothing may keep it. */
const isKept = (request: Request, pathname: string, {status, type, headers}: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !isSearchFile(pathname) &&
  (isPage(request) || isHashed(pathname, base)) &&
  !headers.get('Cache-Control')?.includes('no-store')

/** Keeps what has come: in the saved copy if that has an older one, or else with what the reader has visited last. */
async function keep(pathname: string, response: Response): Promise<void> {
  if (!(await isSaved())) return
  const saved = await openSaved()
  if (await inCache(saved, pathname)) {
    await saved.put(pathname, response)
    return
  }
  const visited = await openVisited()
  await visited.put(pathname, response)
  const entries = await visited.keys()
  await Promise.all(entries.slice(0, -MAX_VISITED).map((entry) => visited.delete(entry)))
}

/** A page of a newer build asks for scripts, styles, and an index that only the saved build has under another hash. */
async function ofOtherBuild(pathname: string): Promise<Response | undefined> {
  const name = nameInEachBuild(pathname)
  if (name === undefined || !(await isSaved())) return undefined
  const saved = await openSaved()
  const entry = (await saved.keys()).find(({url}) => new URL(url).pathname.startsWith(name))
  return entry && saved.match(entry)
}

/** The page itself if only the slash at the end is missing, or one that says what is wrong. */
async function standIn(pathname: string): Promise<Response | undefined> {
  const page = pathname.endsWith('/') ? undefined : await inCopies(`${pathname}/`)
  if (page) return page
  const note = await inCopies(base + OFFLINE_PAGE)
  return note && new Response(note.body, {status: 503, headers: note.headers})
}
