import {once} from 'node:events'
import {languagesIn} from '../../src/lib/headerRules'
import {readManifest} from './manifest'
import {createSiteServer, listen} from './server'

/**
 * Serves a finished build on a free port while something visits it.
 * @param visit is given the address of the site with its path on the host, without a slash at the end.
 */
export async function whileServed<T>(dir: string, visit: (address: string) => Promise<T>): Promise<T> {
  const rules = await readManifest(dir)
  const server = createSiteServer({dir, rules})
  const [base] = languagesIn(rules)
  try {
    return await visit(`http://localhost:${await listen(server, 0)}${base.slice(0, -1)}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** Serves a finished build until the process is told to end. */
export async function serveBuild(dir: string, port: number): Promise<void> {
  const rules = await readManifest(dir)
  const server = createSiteServer({dir, rules})
  const actual = await listen(server, port)
  const [base] = languagesIn(rules)
  console.log(`\nThe site is at http://localhost:${actual}${base} (press Ctrl+C to stop)\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
  await once(server, 'close')
}
