import {statSync} from 'node:fs'
import path from 'node:path'
import {HIDDEN} from '../../deploy/target'

/** What a request asks for. */
export type Destination =
  {kind: 'file'; file: string; pathname: string} | {kind: 'redirect'; location: string} | {kind: 'nothing'}

const NOTHING = {kind: 'nothing'} as const
const hidden = new RegExp(HIDDEN, 'i')

/** A build, and where it is on its host. */
export type Served = {
  /** Absolute path of the build. */
  dir: string
  /** Path of the site on its host, with slashes at both ends. */
  base: string
  /** The current address of each earlier one. */
  moved: ReadonlyMap<string, string>
}

/**
 * Finds what a request target means in a build. One page has one address: without repeated slashes, which a browser could
 * take for a host, and with the last one.
 */
export function findDestination({dir, base, moved}: Served, target: string): Destination {
  // A client can send the whole address, host included.
  const [raw = '', ...rest] = target.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  const pathname = decodePath(raw)
  if (pathname === undefined) return NOTHING
  const whole = pathname.endsWith('/') ? pathname : `${pathname}/`
  if (!whole.startsWith(base)) return pathname === '/' ? {kind: 'redirect', location: base} : NOTHING
  const fileAt = (of: string): string => path.join(dir, of.slice(base.length - 1))
  const movedTo = moved.get(whole)
  const isPage = isFile(fileAt(`${whole}index.html`))
  const single = isPage ? whole : pathname
  if (movedTo !== undefined || single !== pathname || raw.includes('//')) {
    const location = encodeURI(movedTo ?? single.replace(/[?#]/g, encodeURIComponent))
    return {kind: 'redirect', location: location + (rest.length > 0 ? `?${rest.join('?')}` : '')}
  }
  const file = fileAt(isPage ? `${pathname}index.html` : pathname)
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
