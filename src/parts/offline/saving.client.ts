import {isObject} from '../../lib/isObject'
import {deleteCopies, inCache, inCopies, isSaved, openSaved, openVisited} from './copies.client'
import {isHashed, OFFLINE_LIST, WORKER, type OfflineList} from './offlineFiles'

const base = ON_DEMAND_SETTINGS.baseUrl
const LIST = base + OFFLINE_LIST

/** Files that are loaded at a time. */
const CONCURRENCY = 6

/** A list, and the text by which two are compared. */
export type ReadList = OfflineList & {text: string}

/** What the reader has saved. */
export type Saved = {
  /** Missing if saving has begun and not ended. */
  list?: ReadList
  /** When it was saved, if it is whole. */
  on?: Date
}

function readList(text: string): ReadList {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw new Error(`${LIST} is no list`)
  const {bytes, sentBytes, files} = value
  if (typeof bytes !== 'number' || typeof sentBytes !== 'number' || !Array.isArray(files))
    throw new Error(`${LIST} needs bytes, sentBytes, and files`)
  return {bytes, sentBytes, files: files.filter((file) => typeof file === 'string'), text}
}

/** Service workers and caches need a secure connection. Some browsers have neither in private windows. */
export const canSave = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** The list of the site as it is now. Without a connection, a saved one answers. @throws Error if neither comes. */
export async function publishedList(): Promise<ReadList> {
  const response = await fetch(LIST)
  if (!response.ok) throw new Error(`${LIST} answered with status ${response.status}`)
  return readList(await response.text())
}

/** What the reader has saved; undefined for nothing. */
export async function saved(): Promise<Saved | undefined> {
  if (!(await isSaved())) return undefined
  const list = await inCopies(LIST)
  if (!list) return {}
  return {list: readList(await list.clone().text()), on: new Date(list.headers.get('Date') ?? '')}
}

let worker: string | undefined

/** The address of the service worker, which the site's policy allows under this name (`src/config/headers.ts`). */
function workerAddress(): string {
  const address = base + WORKER
  const rules: Required<Pick<TrustedRules, 'createScriptURL'>> = {createScriptURL: () => address}
  return (worker ??= (window.trustedTypes?.createPolicy('offline', rules) ?? rules).createScriptURL(address))
}

/** Loads a file into the copy. @throws Error if it doesn't come, and DOMException if there is no room or saving was stopped. */
async function load(copy: Cache, file: string, signal: AbortSignal): Promise<void> {
  const isNamedByHash = isHashed(file, base)
  if (isNamedByHash && (await inCache(copy, file))) return
  // What the browser has is asked for again, and comes only if it has changed.
  const response = await fetch(file, {signal, cache: isNamedByHash ? 'default' : 'no-cache'})
  // For a page that was redirected to, browsers refuse the answer.
  if (!response.ok || response.redirected) throw new Error(`${file} answered with status ${response.status}`)
  await copy.put(file, response)
}

/**
 * Saves all files of a list, in place of an earlier copy. What has been loaded stays if it fails, and isn't loaded again.
 * @param onProgress is told how many files are there.
 */
export async function save(list: ReadList, onProgress: (count: number) => void, stop: AbortController): Promise<void> {
  await navigator.serviceWorker.register(workerAddress(), {scope: base})
  const [copy, visited] = await Promise.all([openSaved(), openVisited()])
  const queue = list.files.values()
  let count = 0
  const work = async (): Promise<void> => {
    for (const file of queue) {
      stop.signal.throwIfAborted()
      await load(copy, file, stop.signal)
      await visited.delete(file)
      onProgress((count += 1))
    }
  }
  try {
    await Promise.all(Array.from({length: CONCURRENCY}, work))
  } catch (error) {
    stop.abort()
    throw error
  }
  const wanted = new Set(list.files)
  const entries = await copy.keys()
  await Promise.all(entries.filter(({url}) => !wanted.has(new URL(url).pathname)).map((entry) => copy.delete(entry)))
  // Last: a copy without its list isn't whole.
  await copy.put(LIST, new Response(list.text, {headers: {Date: new Date().toUTCString()}}))
}

/** Removes the copy and the service worker. */
export async function remove(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base)
  await registration?.unregister()
  await deleteCopies()
}
