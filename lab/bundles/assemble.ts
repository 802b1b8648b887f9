import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {copyFile, mkdir, readdir, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {requireDiskSpace} from '../../scripts/bootstrap/disk.cjs'
import {inTurn} from '../../scripts/bootstrap/turn.cjs'
import {exec} from '../../scripts/lib/exec'
import {SiteError} from '../../src/lib/problem'
import type {Cache} from '../cache'
import {explainServerLog} from '../server/log'
import type {Java} from '../tools'
import {jars, servers} from './artifacts'
import {fetchArtifact} from './fetch'
import type {Bundle} from './index'
import {findLocalJars} from './localJars'
import {addScripts} from './scripts'

/** An unpacked and built server, in MiB. Measured: 240. */
const SERVER_MIB = 400
/** Written last: a folder without it was left by an interrupted run. */
const STAMP = '.assembled'

/** What assembling needs. */
export type AssembleOptions = {cache: Cache; java: Java; signal?: AbortSignal}

/**
 * A server with the bundle's extensions, built: the one that the cache has, else made there.
 * @returns its folder.
 */
export async function assemble(bundle: Bundle, options: AssembleOptions): Promise<string> {
  const {cache, signal} = options
  await mkdir(cache.downloads, {recursive: true})
  // The copies are named after their content; a jar that is missing is told before anything is fetched.
  const local = await findLocalJars(bundle.localJars, cache.providers)
  return inTurn(cache.root, async () => {
    const fetchOptions = {folder: cache.downloads, signal}
    const home = path.join(
      cache.servers,
      nameOf(
        bundle,
        local.map(({sha256}) => sha256),
        options.java,
      ),
    )
    if (existsSync(path.join(home, STAMP))) return home
    const distribution = await fetchArtifact(servers[bundle.server], fetchOptions)
    const fetched: string[] = []
    for (const name of bundle.jars) fetched.push(await fetchArtifact(jars[name], fetchOptions))
    await unpack(distribution, home, signal)
    await Promise.all(
      [...fetched, ...local.map(({file}) => file)].map((jar) =>
        copyFile(jar, path.join(home, 'providers', path.basename(jar))),
      ),
    )
    if (bundle.scripts) await addScripts(bundle.scripts, home)
    await build(bundle, home, options)
    await writeFile(path.join(home, STAMP), '')
    return home
  })
}

/** Changes when anything does that goes into the server. */
function nameOf(bundle: Bundle, local: readonly string[], {major}: Java): string {
  const parts = [
    servers[bundle.server].sha256,
    bundle.jars.map((name) => jars[name].sha256),
    local,
    bundle.buildOptions,
    ...(bundle.scripts ? [bundle.scripts] : []),
  ]
  const hash = createHash('sha256')
    .update(JSON.stringify([parts, major]))
    .digest('hex')
    .slice(0, 12)
  return `keycloak-${bundle.server}-${hash}`
}

async function unpack(archive: string, home: string, signal?: AbortSignal): Promise<void> {
  await rm(home, {recursive: true, force: true})
  await mkdir(home, {recursive: true})
  requireDiskSpace(home, SERVER_MIB, 'unpacking the server')
  const {code, output} = await exec('tar', ['-xzf', archive, '--strip-components=1', '-C', home], {signal})
  if (code === 0 && (await readdir(home)).includes('bin')) return
  throw new SiteError({
    what: `${path.basename(archive)} couldn't be unpacked: ${output.trim().split('\n').at(-1) ?? ''}`,
    fix: 'If the disk is full, free some space. Then run the same command again.',
  })
}

async function build({buildOptions, server}: Bundle, home: string, {java, signal}: AssembleOptions): Promise<void> {
  console.log(`Building Keycloak ${server} with the jars in providers/ …`)
  const {code, output} = await exec(path.join(home, 'bin', 'kc.sh'), ['build', ...buildOptions], {
    env: {JAVA_HOME: java.home},
    signal,
  })
  if (code === 0) return
  throw new SiteError({
    what: `Keycloak ${server} couldn't be built. ${explainServerLog(output)}`,
    fix: 'Remove the jar that the line names, or use a version that works with this server (src/data/compatibility.ts).',
  })
}
