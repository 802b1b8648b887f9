import {once} from 'node:events'
import {readManifest} from './manifest'
import {createSiteServer, listen} from './server'

/** Serves a finished build until the process is told to end. */
export async function serveBuild(dir: string, port: number): Promise<void> {
  const server = createSiteServer({dir, rules: await readManifest(dir)})
  const actual = await listen(server, port)
  console.log(`\nThe site is at http://localhost:${actual}/ (Ctrl+C ends it)\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
  await once(server, 'close')
}
