import {statSync} from 'node:fs'
import path from 'node:path'
import {HIDDEN} from '../../deploy/target'

/** What a request asks for. */
export type Destination =
  {kind: 'file'; file: string; pathname: string} | {kind: 'redirect'; location: string} | {kind: 'nothing'}

const NOTHING = {kind: 'nothing'} as const
const hidden = new RegExp(HIDDEN, 'i')

/**
 * Finds what a request target means in a build. One page has one address: without repeated slashes, which a browser could
 * take for a host, and with the last one.
 * @param moved the current address of each earlier one.
 */
export function findDestination(dir: string, moved: ReadonlyMap<string, string>, target: string): Destination {
  // A client can send the whole address, host included.
  const [raw = '', ...rest] = target.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  const pathname = decodePath(raw)
  if (pathname === undefined) return NOTHING
  const whole = pathname.endsWith('/') ? pathname : `${pathname}/`
  const movedTo = moved.get(whole)
  const isPage = isFile(path.join(dir, whole, 'index.html'))
  const single = isPage ? whole : pathname
  if (movedTo !== undefined || single !== pathname || raw.includes('//')) {
    const location = encodeURI(movedTo ?? single.replace(/[?#]/g, encodeURIComponent))
    return {kind: 'redirect', location: location + (rest.length > 0 ? `?${rest.join('?')}` : '')}
  }
  const file = path.join(dir, isPage ? `${pathname}index.html` : pathname)
  if (hidden.test(pathname) || (!isPage && (pathname.endsWith('/') || !isFile(file)))) return NOTHING
  return {kind: 'file', file, pathname}
}

/**
 * The decoded, normalized path, or undefined where no file can have it. An encoded slash separates nothing, and Windows
 * takes a backslash for a slash.
 */
function decodePath(raw: string): string | undefined {
  if (/%2f|%5c|%00|\\/i.test(raw)) return undefined
  try {
    // Without its first slash, a path that leads out of the build keeps its dots.
    const relative = path.posix.normalize(decodeURIComponent(raw).replace(/^\/+/, ''))
    return /^\.\.(\/|$)/.test(relative) ? undefined : path.posix.normalize(`/${relative}`)
  } catch {
    return undefined
  }
}

export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}
