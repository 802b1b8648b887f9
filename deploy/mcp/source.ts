import {readFile, realpath, stat} from 'node:fs/promises'
import path from 'node:path'
import {SiteError} from '../../src/lib/problem'

/** Where the files of a build are. */
export type Source = {
  /** The folder or the address, for messages. */
  name: string
  /**
   * Reads a file by its path on the site, such as `/docs/index.md`. `/` is the home page.
   * @returns undefined if the site has no such file.
   * @throws SiteError if the path can't be one of the site, or if the site fails.
   */
  read: (file: string) => Promise<Uint8Array | undefined>
}

/** The largest file of a build that a tool reads is the API description, with about 1 MB. */
const MAX_BYTES = 16 * 1024 * 1024
const TIMEOUT_MS = 10_000

/** One or more names, each with letters, digits, and `-._~`, none of which begins with two dots. */
const PATH = /^(\/(?!\.\.)[\w.~-]+)*\/?$/

function checkPath(file: string): void {
  if (PATH.test(file)) return
  throw new SiteError({
    what: `${JSON.stringify(file)} can't be a path of the site.`,
    allowed: 'names of letters, digits, and "-._~", each after a slash',
    fix: 'Take the path from the results of search.',
  })
}

const tooLarge = (place: string): SiteError =>
  new SiteError({
    what: `${place} is larger than ${MAX_BYTES} bytes.`,
    fix: 'Check that the site is a build of this repository.',
  })

/** A build on this machine. @param folder such as `build`. */
export function folderSource(folder: string): Source {
  const root = path.resolve(folder)
  return {
    name: root,
    async read(file) {
      checkPath(file)
      const wanted = path.join(root, file.endsWith('/') ? `${file}index.html` : file)
      try {
        const [real, realRoot] = await Promise.all([realpath(wanted), realpath(root)])
        const info = await stat(real)
        // A link that leads out of the build is no file of the site.
        if (!real.startsWith(realRoot + path.sep) || !info.isFile()) return undefined
        if (info.size > MAX_BYTES) throw tooLarge(file)
        return await readFile(real)
      } catch (error) {
        if (error instanceof SiteError) throw error
        if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
          return undefined
        throw new SiteError({
          what: `${wanted} can't be read: ${error instanceof Error ? error.message : String(error)}.`,
          fix: 'Check that the user of this server can read the build.',
        })
      }
    },
  }
}

const isHtml = (response: Response): boolean => /^text\/html\b/i.test(response.headers.get('content-type') ?? '')

async function bodyOf(response: Response, url: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MAX_BYTES) throw tooLarge(url)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * A site that is served. Only files below its address are ever requested.
 * @param site its address, such as `https://docs.example.com`, without a slash at the end.
 * @param timeout in milliseconds, for each file.
 */
export function servedSource(site: string, timeout = TIMEOUT_MS): Source {
  const failed = (url: string, how: string): SiteError =>
    new SiteError({
      what: `The documentation site failed: ${url} ${how}.`,
      allowed: 'a file of the site, or status 404',
      fix: 'Try again in a minute. If it fails again, check the address that this server was started with.',
    })

  return {
    name: site,
    async read(file) {
      checkPath(file)
      const url = site + file
      try {
        const response = await fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(timeout)})
        const {status} = response
        if (status === 200 && (file.endsWith('/') || !isHtml(response))) return await bodyOf(response, url)
        await response.body?.cancel()
        if (status === 404 || status === 410) return undefined
        throw failed(url, status === 200 ? 'answered with an HTML page' : `answered with status ${status}`)
      } catch (error) {
        if (error instanceof SiteError) throw error
        const isLate = error instanceof Error && error.name === 'TimeoutError'
        throw failed(url, isLate ? `did not answer within ${timeout / 1000} seconds` : 'could not be reached')
      }
    },
  }
}
