import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import type {Socket} from 'node:net'
import path from 'node:path'
import {headersFor, languagesIn, type HeaderRule} from '../../src/lib/headerRules'
import {readRedirects} from './manifest'
import {findDestination, isFile} from './serverAddress'
import {sendFile} from './serverFile'
import {asksForMarkdown, markdownNotFound, markdownOf} from './serverMarkdown'

export {listen} from './listen'

/** The answer depends on whether the client prefers Markdown. */
const NEGOTIATED = {Vary: 'Accept'} as const

/** What to serve. */
export type ServerOptions = {
  /** Absolute path of a finished build. */
  dir: string
  /** The headers of every response, `headerRules` of `src/config/headers.ts`. */
  rules: readonly HeaderRule[]
}

/** As nginx. A client that is busy for longer than Node's five seconds would send its next request into a closed connection. */
const KEEP_ALIVE_MS = 75_000

/**
 * A server for a finished build, as production would do it: response headers, compressed copies, entity tags,
 * redirects to the trailing slash and from earlier addresses, the not-found page with status 404. It does not listen yet.
 *
 * It looks at the disk for each request: a build that is replaced while it is served must not be served in halves.
 */
export function createSiteServer({dir, rules: built}: ServerOptions): Server {
  const rules = built.map(forThisMachine)
  const [base, ...languages] = languagesIn(rules)
  const served = {dir, base, moved: new Map(readRedirects(dir).map(({from, to}) => [from, to]))}
  // Only files have headers of their own: an answer that says "nothing here" must not be kept for a year.
  const common = headersFor(rules, `${base}404.html`)

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, {...common, Allow: 'GET, HEAD'}).end()
      return
    }
    const destination = findDestination(served, req.url ?? '/')
    if (destination.kind === 'redirect') res.writeHead(301, {...common, Location: destination.location}).end()
    else if (destination.kind === 'nothing') await notFound(req, res)
    else {
      const {file, pathname} = destination
      const twin = markdownOf(file)
      const headers = {...headersFor(rules, pathname), ...(twin === undefined ? {} : NEGOTIATED)}
      const isTwin = twin !== undefined && asksForMarkdown(req.headers.accept)
      await sendFile(req, res, {status: 200, file: isTwin ? twin : file, headers})
    }
  }

  async function notFound(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const markdown = asksForMarkdown(req.headers.accept) ? markdownNotFound(dir, req.url ?? '/') : undefined
    if (markdown !== undefined) {
      const headers = {...common, ...NEGOTIATED, 'Content-Type': 'text/markdown; charset=utf-8'}
      res.writeHead(404, headers).end(req.method === 'HEAD' ? undefined : markdown)
      return
    }
    const language = languages.find((each) => req.url?.startsWith(each)) ?? base
    const file = path.join(dir, language.slice(base.length - 1), '404.html')
    if (isFile(file)) await sendFile(req, res, {status: 404, file, headers: {...common, ...NEGOTIATED}})
    else res.writeHead(404, {...common, 'Content-Type': 'text/plain; charset=utf-8'}).end('404 Not Found\n')
  }

  return createServer({keepAliveTimeout: KEEP_ALIVE_MS}, inTurn(answer))
}

/**
 * Answers the requests of one connection one after the other: a client that sends a thousand requests ahead then has one
 * file open, not a thousand. An answer that fails (the client left, the file is gone, no more files can be opened) ends its
 * connection and nothing else.
 */
function inTurn(answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>) {
  const turns = new WeakMap<Socket, Promise<void>>()
  return (req: IncomingMessage, res: ServerResponse): void => {
    const before = turns.get(req.socket) ?? Promise.resolve()
    const turn = before
      .then(() => (req.socket.destroyed ? undefined : answer(req, res)))
      .catch(() => void req.socket.destroy())
    turns.set(req.socket, turn)
  }
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
