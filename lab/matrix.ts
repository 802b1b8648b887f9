import {SiteError} from '../src/lib/problem'
import type {CompatibilityRow, CompatibilityVerdict} from '../src/data/compatibility'
import {jars, servers, type JarName, type ServerVersion} from './bundles/artifacts'
import {assemble} from './bundles/assemble'
import {bundles, type Bundle} from './bundles'
import type {Cache} from './cache'
import {createCaller} from './consumers/http'
import {startServer} from './server'
import {ADMIN_GRANT} from './server/admin'
import {probe, probes, type ProbedExtension, type ProbeResult} from './server/probes'
import type {Java} from './tools'

/** A row that the lab can prove: the registry has both sides, and the extension can be asked. */
export type ProvableRow = CompatibilityRow & {server: ServerVersion; extension: ProbedExtension; jar: JarName}

/** The row as one that can be proven; undefined where the registry lacks a side of it. */
export function toProvable(row: CompatibilityRow): ProvableRow | undefined {
  const {server, extension} = row
  const jar = `${extension} ${row.version}`
  return isServer(server) && isProbed(extension) && isJar(jar) ? {...row, server, extension, jar} : undefined
}

function isServer(version: string): version is ServerVersion {
  return Object.hasOwn(servers, version)
}

function isProbed(name: string): name is ProbedExtension {
  return Object.hasOwn(probes, name)
}

function isJar(name: string): name is JarName {
  return Object.hasOwn(jars, name)
}

/** What a server does with one extension alone. */
export type RowResult = {verdict: CompatibilityVerdict; cause?: string}

/** Starts the server of a row with its extension and asks it. */
export async function proveRow(
  row: ProvableRow,
  options: {cache: Cache; java: Java; signal?: AbortSignal},
): Promise<RowResult> {
  const home = await assemble(bundleOf(row), options)
  const server = await startServer({home, java: options.java, logs: options.cache.logs, signal: options.signal})
  try {
    const admin = createCaller({url: server.url}, ADMIN_GRANT)
    return judge(await probe(row.extension, admin, server.log))
  } finally {
    await server.stop()
  }
}

function bundleOf({server, extension, jar}: ProvableRow): Bundle {
  const libraries: readonly JarName[] = ['wildfly-client-config 1.0.1.Final', 'dnsjava 3.6.5']
  return {
    ...bundles.registry,
    summary: `Keycloak ${server} with ${jar}`,
    server,
    jars: extension === 'orgs' ? [jar, ...libraries] : [jar],
  }
}

/** An extension works when an administrator is answered. */
export function judge({path, status, cause}: ProbeResult): RowResult {
  return status === 200 ? {verdict: 'works'} : {verdict: 'fails', cause: cause ?? `GET ${path} answers ${status}`}
}

/** @throws SiteError when a row says something else than what was seen. */
export function requireSame(row: CompatibilityRow, {verdict, cause = ''}: RowResult): void {
  const {server, extension, version} = row
  const sameCause = row.cause === undefined || cause.startsWith(row.cause)
  if (verdict === row.verdict && sameCause) return
  throw new SiteError({
    file: 'src/data/compatibility.ts',
    what: `Keycloak ${server} with ${extension} ${version} ${verdict}${cause && ` (${cause})`}, but the matrix says that it ${row.verdict}${row.cause ? ` (${row.cause})` : ''}.`,
    fix: 'Correct the row, and set its date to today.',
  })
}
