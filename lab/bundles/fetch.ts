import {existsSync} from 'node:fs'
import {mkdir, rename, rm} from 'node:fs/promises'
import path from 'node:path'
import {requireDiskSpace} from '../../scripts/bootstrap/disk.cjs'
import {exec, type ExecResult} from '../../scripts/lib/exec'
import {SiteError, type Problem} from '../../src/lib/problem'
import {sha256Of} from '../checksum'
import {LabUnavailable} from '../problem'
import {findMaven} from '../tools'
import {fileNameOf, type Artifact} from './artifacts'

/** A server distribution and its copy, in MiB. Measured: 2 × 176. */
const DOWNLOAD_MIB = 400
const UNREACHABLE = /Unknown host|Could not transfer|Connection (refused|timed out|reset)|Network is unreachable/i
const AGAIN = 'run the same command again'

/** What fetching needs; tests put their own Maven in place. */
export type FetchOptions = {
  /** Where the file is kept. */
  folder: string
  /** Runs Maven. Default: the `mvn` on the PATH. */
  maven?: (args: readonly string[], purpose: string) => Promise<ExecResult>
  signal?: AbortSignal
}

/**
 * The file of an artifact: the one in the folder, else fetched with Maven. Whatever the way, its checksum is right.
 * A download is copied under another name first, so half a file never has the name of a whole one.
 * @throws SiteError for every way in which that fails.
 */
export async function fetchArtifact(artifact: Artifact, options: FetchOptions): Promise<string> {
  const file = path.join(options.folder, fileNameOf(artifact))
  if (existsSync(file)) {
    if ((await sha256Of(file)) === artifact.sha256) return file
    console.log(`${path.basename(file)} in the cache is damaged. Fetching it again.`)
    await rm(file)
  }
  const partial = `${file}.partial`
  try {
    await download(artifact, partial, options)
    await requireChecksum(artifact, path.join(partial, fileNameOf(artifact)))
    await rename(path.join(partial, fileNameOf(artifact)), file)
  } finally {
    await rm(partial, {recursive: true, force: true})
  }
  return file
}

async function download(artifact: Artifact, folder: string, {maven, signal}: FetchOptions): Promise<void> {
  await rm(folder, {recursive: true, force: true})
  await mkdir(folder, {recursive: true})
  requireDiskSpace(folder, DOWNLOAD_MIB, 'fetching the lab')
  console.log(`Fetching ${artifact.coordinates} …`)
  const args = ['-B', '-ntp', 'dependency:copy', `-Dartifact=${artifact.coordinates}`, `-DoutputDirectory=${folder}`]
  const run = maven ?? ((list, purpose) => exec(findMaven(purpose), list, {cwd: folder, signal}))
  const {code, output} = await run(args, artifact.coordinates)
  if (code === 0) return
  if (UNREACHABLE.test(output)) {
    throw new LabUnavailable({
      what: `Maven couldn't reach the registry to fetch ${artifact.coordinates}.`,
      fix: `Only the first run needs the network. Connect, or set your network's proxy or mirror in ~/.m2/settings.xml, and ${AGAIN}.`,
    })
  }
  throw new SiteError(explainMavenFailure(artifact, output))
}

async function requireChecksum(artifact: Artifact, file: string): Promise<void> {
  const found = existsSync(file) ? await sha256Of(file) : 'no file'
  if (found === artifact.sha256) return
  throw new SiteError({
    what: `${artifact.coordinates} isn't the file that was checked (its SHA-256 is ${found}). The lab deleted it.`,
    allowed: artifact.sha256,
    fix: `Remove ${localRepositoryPath(artifact)} from your local Maven repository (~/.m2/repository), because it might be an incomplete download, and ${AGAIN}. If the error stays, don't use the registry or mirror that it came from.`,
  })
}

function localRepositoryPath({coordinates}: Artifact): string {
  const [group = '', artifact = '', version = ''] = coordinates.split(':')
  return [...group.split('.'), artifact, version].join('/')
}

/** Says in one message why Maven ended with an error. */
export function explainMavenFailure({coordinates}: Artifact, output: string): Problem {
  if (/No space left on device/i.test(output)) {
    return {
      what: `The disk is full, so Maven couldn't write ${coordinates}.`,
      fix: `Free about ${DOWNLOAD_MIB} MiB and ${AGAIN}.`,
    }
  }
  if (
    /Could not find artifact|Failure to find|was not found in|Unable to find artifact|could not be resolved/i.test(
      output,
    )
  ) {
    return {
      what: `The registry that Maven uses doesn't have ${coordinates}.`,
      fix: `Use a registry or mirror that has it (~/.m2/settings.xml), or choose another bundle, and ${AGAIN}.`,
    }
  }
  const said = output
    .split('\n')
    .find((line) => line.startsWith('[ERROR]'))
    ?.replace('[ERROR] ', '')
  return {
    what: `Maven couldn't fetch ${coordinates}${said ? `: ${said}` : ''}.`,
    fix: `Run "mvn -e dependency:get -Dartifact=${coordinates}" to see the cause, fix it, and ${AGAIN}.`,
  }
}
