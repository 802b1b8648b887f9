import {existsSync, readFileSync} from 'node:fs'
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import {headersFor, type HeaderRule} from '../../src/lib/headerRules'
import {readRedirects} from './manifest'

export {listen} from './listen'

/** What to serve. */
export type ServerOptions = {
  /** Absolute path of a finished build. */
  dir: string
  /** The headers of every response, `headerRules` of `src/config/headers.ts`. */
  rules: readonly HeaderRule[]
}

/**
 * A server for a finished build, as production would do it: response headers, compressed copies, entity tags,
 * redirects to the trailing slash and from earlier addresses, the not-found page with status 404. It does not listen yet.
 */
export function createSiteServer({dir, rules: built}: ServerOptions): Server {
  const rules = built.map(forThisMachine)
  const moved = new Map(readRedirects(dir).map(({from, to}) => [from, to]))
  const serveFile = sirv(dir, {
    // Looks at the disk for each request: a build that is replaced while it is served must not be served in halves.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, pathname) => {
      setHeaders(res, headersFor(rules, pathname))
      // The one type that it does not know.
      if (pathname.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon')
    },
  })
  return createServer((req, res) => {
    const pathname = parsePath(req)
    if (pathname === undefined) {
      notFound(dir, rules, req, res)
      return
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, {Allow: 'GET, HEAD', ...headersFor(rules, pathname)}).end()
      return
    }
    const query = req.url?.split('?').slice(1).join('?')
    const now = moved.get(pathname.endsWith('/') ? pathname : `${pathname}/`)
    const isWhole = pathname.endsWith('/') || !existsSync(path.join(dir, pathname, 'index.html'))
    const single = now ?? (isWhole ? pathname : `${pathname}/`)
    // One page has one address: without repeated slashes, which a browser could take for a host, and with the last one.
    if (single !== pathname || /^[^?]*\/\//.test(req.url ?? '')) {
      const location = encodeURI(single) + (query ? `?${query}` : '')
      res.writeHead(301, {...headersFor(rules, pathname), Location: location}).end()
      return
    }
    // A page's file is no address of it; names with an underscore are for the server itself, those with a dot for nobody.
    const isHidden =
      pathname.endsWith('.html') ||
      /\/(\.(?!well-known\/)|_[^/]*$)/.test(pathname) ||
      existsSync(path.join(dir, `${pathname}.html`))
    // A file's name with a slash behind it is no address of the file.
    const isNothing = pathname.endsWith('/') && !existsSync(path.join(dir, pathname, 'index.html'))
    const next = (): void => notFound(dir, rules, req, res)
    // Nothing here is large enough to be asked for in parts.
    delete req.headers.range
    if (isHidden || isNothing) next()
    else serveFile(req, res, next)
  })
}

/**
 * Lets the console call servers of this machine without TLS, as the lab's is. Here and not in the build, so that what was
 * tested can be deployed as it is: there, no address of this machine belongs into a policy.
 */
function forThisMachine({source, headers}: HeaderRule): HeaderRule {
  const {'Content-Security-Policy': policy} = headers
  if (policy === undefined) return {source, headers}
  const local = 'connect-src https: http://localhost:* http://127.0.0.1:*'
  return {source, headers: {...headers, 'Content-Security-Policy': policy.replace(/connect-src https:(?=;|$)/, local)}}
}

function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
}

/** The decoded, normalized path of a request, or nothing where it can't be decoded. */
function parsePath(req: IncomingMessage): string | undefined {
  try {
    const decoded = decodeURIComponent((req.url ?? '/').split('?', 1)[0] ?? '/')
    return decoded.includes('\0') ? undefined : path.posix.normalize(`/${decoded}`)
  } catch {
    return undefined
  }
}

function notFound(dir: string, rules: readonly HeaderRule[], req: IncomingMessage, res: ServerResponse): void {
  const accepted = req.headers['accept-encoding'] ?? ''
  const page = path.join(dir, '404.html')
  const copies = [
    {encoding: 'br', file: `${page}.br`},
    {encoding: 'gzip', file: `${page}.gz`},
  ] as const
  const copy = copies.find(({encoding, file}) => accepted.includes(encoding) && existsSync(file))
  const file = copy?.file ?? page
  const body = existsSync(file) ? readFileSync(file) : Buffer.from('404 Not Found\n')
  res.writeHead(404, {
    ...headersFor(rules, '/404.html'),
    'Content-Type': existsSync(file) ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(copy ? {'Content-Encoding': copy.encoding} : {}),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}
