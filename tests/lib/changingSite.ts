import {once} from 'node:events'
import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import path from 'node:path'
import {lookup} from 'mrmime'
import * as z from 'zod'
import {readManifest} from '../../scripts/lib/manifest'
import {createSiteServer, listen} from '../../scripts/lib/server'
import {bundleWorker} from '../../src/client/bundle/worker.build'
import {headersFor} from '../../src/lib/headerRules'
import {OFFLINE_LIST, type OfflineList} from '../../src/parts/offline/offlineFiles'

/** The build on a server that goes away, comes back, and deploys other files. */
export type ChangingSite = {
  /** Without a closing slash. */
  url: string
  /** Answers a path with another text, or with status 503 for null. */
  deploy: (pathname: string, text: string | null) => void
  /** Takes back what was deployed at a path. */
  restore: (pathname: string) => void
  stop: () => Promise<void>
  start: () => Promise<void>
}

// Playwright can't load the file that names it for everything else.
const BUILD_DIR = path.resolve('build')

/** The text of a path of the build. */
export const builtText = (pathname: string): Promise<string> =>
  readFile(path.join(BUILD_DIR, pathname.endsWith('/') ? `${pathname}index.html` : pathname), 'utf8')

/** Serves the build on a free port. */
export async function changingSite(): Promise<ChangingSite> {
  const rules = await readManifest(BUILD_DIR)
  const build = createSiteServer({dir: BUILD_DIR, rules})
  const deployed = new Map<string, string | null>()
  const server = createServer((req, res) => {
    const pathname = (req.url ?? '').replace(/\?.*/, '')
    const text = deployed.get(pathname)
    if (text === undefined) build.emit('request', req, res)
    else if (text === null) res.writeHead(503).end()
    else res.writeHead(200, {...headersFor(rules, pathname), 'Content-Type': lookup(pathname) ?? 'text/html'}).end(text)
  })
  const port = await listen(server, 0)
  return {
    url: `http://localhost:${port}`,
    deploy(pathname, text) {
      deployed.set(pathname, text)
    },
    restore(pathname) {
      deployed.delete(pathname)
    },
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
    async start() {
      await listen(server, port)
    },
  }
}

const listSchema: z.ZodType<OfflineList> = z.object({
  bytes: z.number(),
  sentBytes: z.number(),
  files: z.array(z.string()),
})

/** The list of a copy that is saved in a second: some pages, and what pages load on demand. */
export async function shortList(pages: readonly string[]): Promise<string> {
  const {files, ...sizes} = listSchema.parse(JSON.parse(await builtText(`/${OFFLINE_LIST}`)))
  const isKept = (file: string): boolean =>
    file.endsWith('/') ? pages.includes(file) : /^\/assets\/(css|fonts|inline|search)\//.test(file)
  return JSON.stringify({...sizes, files: files.filter(isKept)})
}

/** The worker that a site has whose brand turns saving off. */
export const removalWorker = async (): Promise<string> =>
  (await bundleWorker(path.resolve('src/parts/offline/removal.client.ts'), '/')).toString()
