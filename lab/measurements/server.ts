import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {assemble} from '../bundles/assemble'
import type {ServerVersion} from '../bundles/artifacts'
import {openCache} from '../cache'
import {createCaller, type Caller} from '../consumers/http'
import {startServer} from '../server'
import {ADMIN_GRANT} from '../server/admin'
import {findJava} from '../tools'
import {openDatabase, type Database} from './database'

/** A server that is measured: Keycloak without extensions, with the compiler settings that Java has by default. */
export type Measured = {
  url: string
  admin: Caller
  anonymous: Caller
  /** `Keycloak 26.7.3` and `Java 25`. */
  versions: readonly string[]
  database: Database
  /** CPU time of the process so far, in milliseconds. */
  cpuTime: () => Promise<number>
  /** The metrics of this name, by their labels. @throws Error if there is none. */
  metric: (name: string) => Promise<ReadonlyMap<string, number>>
}

const BUILD_OPTIONS = ['--db=dev-file', '--health-enabled=true', '--metrics-enabled=true']

/** Java 24 and newer refuse what Keycloak's threads do to their own class, and each thread then ends with an error. H2 serves this machine only. */
const JAVA_OPTIONS = '--add-opens=java.base/java.lang=ALL-UNNAMED -Dh2.bindAddress=127.0.0.1'

export type MeasuredOptions = {version: ServerVersion; signal: AbortSignal; startOptions?: readonly string[]}

/** Starts a server with an empty database in a folder of its own, and removes both at the end. */
export async function withServer<T>(
  {version, signal, startOptions = []}: MeasuredOptions,
  use: (server: Measured) => Promise<T>,
): Promise<T> {
  const cache = openCache()
  const java = await findJava()
  const bundle = {
    summary: `Keycloak ${version} with metrics`,
    server: version,
    jars: [],
    localJars: [],
    buildOptions: BUILD_OPTIONS,
    startOptions,
  }
  const home = await assemble(bundle, {cache, java, signal})
  const folder = await mkdtemp(path.join(tmpdir(), 'measured-'))
  try {
    const database = openDatabase({folder, home, java})
    const server = await startServer({
      ...{home, java, logs: cache.logs, signal},
      startOptions: [...database.startOptions, ...startOptions],
      javaOptions: JAVA_OPTIONS,
    })
    const options = {url: server.url, onUnreachable: server.requireAlive}
    const metric: Measured['metric'] = async (name) => readMetric(server.managementUrl, name)
    try {
      return await use({
        url: server.url,
        admin: createCaller(options, ADMIN_GRANT),
        anonymous: createCaller(options),
        versions: [`Keycloak ${version}`, `Java ${java.major}`],
        database,
        metric,
        cpuTime: async () => ([...(await metric('process_cpu_time_ns_total')).values()][0] ?? 0) / 1e6,
      })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

async function readMetric(managementUrl: string, name: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${managementUrl}/metrics`)).text()
  const found = Array.from(text.matchAll(/^([a-z_]+)(?:\{([^}]*)\})? ([\d.eE+-]+)$/gm))
    .filter(([, each]) => each === name)
    .map(([, , labels = '', value]): [string, number] => [labels, Number(value)])
  if (found.length === 0) throw new Error(`The server has no metric ${name}.`)
  return new Map(found)
}
