import {existsSync} from 'node:fs'
import {createSecureServer} from 'node:http2'
import path from 'node:path'
import {listen} from '../../scripts/lib/server'
import {readManifest} from '../../scripts/lib/manifest'
import type {HeaderRule} from '../../src/lib/headerRules'
import {answerFrom, type Pages, type Served} from './answer'
import type {Certificate} from './certificate'

/** A site that is served. */
export type SiteServer = {
  /** `https://localhost:port` */
  origin: string
  /** Every response so far; whoever counts empties it. */
  served: Served[]
  close: () => Promise<void>
}

export type SiteServerOptions = Pages & {certificate: Certificate}

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
export async function serveSite(options: SiteServerOptions): Promise<SiteServer> {
  const {dir, certificate} = options
  const rules = existsSync(path.join(dir, '_headers.json')) ? await readManifest(dir) : peerRules
  const served: Served[] = []
  const answer = answerFrom(options, rules, (response) => served.push(response))
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
