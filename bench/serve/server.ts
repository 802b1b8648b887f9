import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {readFile, stat} from 'node:fs/promises'
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2'
import path from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants} from 'node:zlib'
import {listen} from '../../scripts/lib/server'
import {readManifest} from '../../scripts/lib/manifest'
import {headersFor, type HeaderRule} from '../../src/lib/headerRules'
import type {Certificate} from './certificate'

const brotli = promisify(brotliCompress)

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/** Is compressed already. */
const isCompressed = (type: string): boolean => /^(image\/(?!svg|x-icon)|font\/|application\/octet)/.test(type)

/** What a response took. */
export type Served = {
  path: string
  /** Bytes of the body as sent. */
  bytes: number
  /** Fetched ahead by the browser, for a page that may come. */
  isPrefetch: boolean
}

/** A site that is served. */
export type SiteServer = {
  /** `https://localhost:port` */
  origin: string
  /** Every response so far; whoever counts empties it. */
  served: Served[]
  close: () => Promise<void>
}

export type SiteServerOptions = {
  /** Absolute path of the finished pages. */
  dir: string
  certificate: Certificate
  /**
   * An inline script to put at the head of every page; pages are then sent without their Content-Security-Policy.
   * Default: none.
   */
  probe?: string
}

type Body = {raw: Buffer; compressed: Buffer | undefined; type: string; etag: string}

/** Files with a hash of their content in the name, in the folders of the generators that are compared. */
const peerRules: readonly HeaderRule[] = [
  {source: '/*', headers: {'Cache-Control': 'public, max-age=0, must-revalidate'}},
  {source: '/assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  {source: '/_astro/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
]

/**
 * Serves finished pages over HTTP/2 with TLS and Brotli (quality 11, compressed once): the same for every site. A site
 * that says which headers it needs gets those; the others are told to be cached by the same rules.
 */
export async function serveSite({dir, certificate, probe}: SiteServerOptions): Promise<SiteServer> {
  const rules = existsSync(path.join(dir, '_headers.json')) ? await readManifest(dir) : peerRules
  const bodies = new Map<string, Promise<Body>>()
  const served: Served[] = []
  const bodyOf = (file: string): Promise<Body> => {
    const known = bodies.get(file) ?? readBody(file, probe)
    bodies.set(file, known)
    return known
  }
  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const pathname = decodeURIComponent(new URL(request.url, 'https://localhost').pathname)
    const redirect = await redirectOf(dir, pathname)
    if (redirect !== undefined) {
      response.writeHead(301, {location: redirect}).end()
      return
    }
    const file = await fileOf(dir, pathname)
    const body = await bodyOf(file ?? path.join(dir, '404.html'))
    const headers = headersFor(rules, file === undefined ? '/404.html' : pathname)
    if (probe !== undefined) delete headers['Content-Security-Policy']
    const isFresh = file !== undefined && request.headers['if-none-match'] === body.etag
    const sent = body.compressed ?? body.raw
    served.push({
      path: pathname,
      bytes: isFresh ? 0 : sent.length,
      isPrefetch: /prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? request.headers.purpose ?? '')),
    })
    if (isFresh) {
      response.writeHead(304, {...headers, etag: body.etag}).end()
      return
    }
    response.writeHead(file === undefined ? 404 : 200, {
      ...headers,
      etag: body.etag,
      'content-type': body.type,
      'content-length': sent.length,
      ...(body.compressed ? {'content-encoding': 'br', vary: 'Accept-Encoding'} : {}),
    })
    if (request.method === 'HEAD') response.end()
    else response.end(sent)
  }
  const server = createSecureServer({...certificate, allowHTTP1: false}, (request, response) => {
    void answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.stream.close()
    })
  })
  const sessions = new Set<{destroy: () => void}>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  const port = await listen(server, 0)
  return {
    origin: `https://localhost:${port}`,
    served,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false
}

/** A page has one address, the one that ends with a slash. */
async function redirectOf(dir: string, pathname: string): Promise<string | undefined> {
  if (pathname.endsWith('/') || !(await isFile(path.join(dir, pathname, 'index.html')))) return undefined
  return encodeURI(`${pathname}/`)
}

/** The file of an address. The URL parser has taken the dots out of the path: it can't leave the folder. */
async function fileOf(dir: string, pathname: string): Promise<string | undefined> {
  const file = path.join(dir, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  return (await isFile(file)) ? file : undefined
}

async function readBody(file: string, probe: string | undefined): Promise<Body> {
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  const content = await readFile(file)
  const isProbed = probe !== undefined && type.startsWith('text/html')
  const raw = isProbed ? Buffer.from(withProbe(content.toString(), probe)) : content
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`
  if (isCompressed(type)) return {raw, compressed: undefined, type, etag}
  const kept = isProbed ? undefined : await readFile(`${file}.br`).catch(() => undefined)
  return {raw, compressed: kept ?? (await compress(raw)), type, etag}
}

function compress(raw: Buffer): Promise<Buffer> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length}
  return brotli(raw, {params})
}

function withProbe(html: string, probe: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script>${probe}</script>`)
}
