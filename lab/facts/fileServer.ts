import {readdir, readFile} from 'node:fs/promises'
import path from 'node:path'
import {exec} from '../../scripts/lib/exec'
import type {Bundle} from '../bundles'
import {assemble} from '../bundles/assemble'
import {openCache} from '../cache'
import {createLabBrowser, type LabBrowser} from '../consumers/browser'
import {createCaller} from '../consumers/http'
import {openDatabase} from '../measurements/database'
import {startServer} from '../server'
import {ADMIN_GRANT} from '../server/admin'
import {JAVA_OPTIONS} from '../server/spawn'
import {findJava} from '../tools'
import {withFolder} from './folder'
import type {RealmLab} from './realmCheckProof'

/** A server whose database is in a file. */
export type FileServer = RealmLab & {
  browser: LabBrowser
  /** Complete exports of all realms, by name. */
  exportRealms: () => Promise<ReadonlyMap<string, string>>
}

/** What runs: a version, with features and scripts. */
export type FileServerOptions = Pick<Bundle, 'server' | 'scripts'> & {
  /** Where the database is. A newer server upgrades that of an older one. */
  folder: string
  /** Options of `kc.sh build`. */
  features?: readonly string[]
}

/** Does something with a server of its own. */
export async function withFileServer<T>(
  {server: version, scripts, folder, features = []}: FileServerOptions,
  use: (server: FileServer) => Promise<T>,
): Promise<T> {
  const cache = openCache()
  const java = await findJava()
  const bundle: Bundle = {
    summary: `Keycloak ${version} with a database in a file`,
    server: version,
    jars: [],
    localJars: [],
    ...(scripts && {scripts}),
    buildOptions: ['--db=dev-file', '--health-enabled=true', ...features],
    startOptions: [],
  }
  const home = await assemble(bundle, {cache, java})
  const {startOptions} = openDatabase({folder, home, java})
  // H2 serves this machine only.
  const javaOptions = `${JAVA_OPTIONS} -Dh2.bindAddress=127.0.0.1`
  const server = await startServer({home, java, logs: cache.logs, startOptions, javaOptions})
  const browser = createLabBrowser(server.url)
  const exportRealms: FileServer['exportRealms'] = () =>
    withFolder(async (target) => {
      const args = ['export', '--optimized', ...startOptions, '--dir', target, '--users', 'realm_file']
      const env = {JAVA_HOME: java.home, JAVA_OPTS_APPEND: javaOptions}
      const {code, output} = await exec(path.join(home, 'bin', 'kc.sh'), args, {env})
      if (code !== 0) throw new Error(`kc.sh ${args.join(' ')} ended with ${code}:\n${output}`)
      const files = (await readdir(target)).filter((file) => file.endsWith('-realm.json'))
      const texts = files.map(async (file): Promise<[string, string]> => [
        file.replace(/-realm\.json$/, ''),
        await readFile(path.join(target, file), 'utf8'),
      ])
      return new Map(await Promise.all(texts))
    })
  try {
    const options = {url: server.url, onUnreachable: server.requireAlive}
    return await use({
      url: server.url,
      server,
      browser,
      exportRealms,
      http: {admin: createCaller(options, ADMIN_GRANT)},
    })
  } finally {
    await browser.stop()
    await server.stop()
  }
}
