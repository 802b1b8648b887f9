import {createHash} from 'node:crypto'
import {readFile, stat} from 'node:fs/promises'
import type {Http2ServerRequest, Http2ServerResponse} from 'node:http2'
import path from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants} from 'node:zlib'
import {headersFor, type HeaderRule} from '../../src/lib/headerRules'

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

/** What is served. */
export type Pages = {
  /** Absolute path of the finished pages. */
  dir: string
  /**
   * An inline script to put at the head of every page; pages are then sent without their Content-Security-Policy.
   * Default: none.
   */
  probe?: string
}

type Body = {raw: Buffer; compressed: Buffer | undefined; type: string; etag: string}

/** Whether the browser fetches ahead, for a page that may come. */
const isPrefetch = ({headers}: Http2ServerRequest): boolean =>
  /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))

/** Answers requests from a folder, and tells `onServed` of each response. */
export function answerFrom(
  {dir, probe}: Pages,
  rules: readonly HeaderRule[],
  onServed: (response: Served) => void,
): (request: Http2ServerRequest, response: Http2ServerResponse) => Promise<void> {
  const bodies = new Map<string, Promise<Body>>()
  const bodyOf = (file: string): Promise<Body> => {
    const known = bodies.get(file) ?? readBody(file, probe)
    bodies.set(file, known)
    return known
  }
  return async (request, response) => {
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
    const status = file === undefined ? 404 : request.headers['if-none-match'] === body.etag ? 304 : 200
    const sent = body.compressed ?? body.raw
    onServed({path: pathname, bytes: status === 304 ? 0 : sent.length, isPrefetch: isPrefetch(request)})
    if (status === 304) {
      response.writeHead(status, {...headers, etag: body.etag}).end()
      return
    }
    response.writeHead(status, {
      ...headers,
      etag: body.etag,
      'content-type': body.type,
      'content-length': sent.length,
      ...(body.compressed ? {'content-encoding': 'br', vary: 'Accept-Encoding'} : {}),
    })
    if (request.method === 'HEAD') response.end()
    else response.end(sent)
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
