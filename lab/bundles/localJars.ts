import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {SiteError, type Problem} from '../../src/lib/problem'
import {sha256Of} from '../checksum'
import {LabUnavailable} from '../problem'

/** A jar of the cache and its checksum. */
export type LocalJar = {file: string; sha256: string}

/**
 * The jars that no registry has, from the folder `providers` of the cache.
 * @throws SiteError that lists each one that is missing or is not the file that was built; LabUnavailable where some were never
 * taken in.
 */
export async function findLocalJars(names: readonly string[], folder: string): Promise<LocalJar[]> {
  const found = await Promise.all(names.map((name) => inspect(name, folder)))
  const problems = found.filter((one) => 'what' in one)
  const wasTakenIn = names.every((name) => existsSync(path.join(folder, `${name}.jar`)))
  if (problems.length > 0) throw wasTakenIn ? new SiteError(problems) : new LabUnavailable(problems)
  return found.filter((one) => 'sha256' in one)
}

async function inspect(name: string, folder: string): Promise<LocalJar | Problem> {
  const file = path.join(folder, `${name}.jar`)
  const checksumFile = `${file}.sha256`
  if (!existsSync(file) || !existsSync(checksumFile)) {
    const [, project = name, tag = ''] = /^(.+)-(v[\d.]+)$/.exec(name) ?? []
    return {
      what: `The bundle needs ${name}.jar, and ${existsSync(file) ? 'its checksum' : 'it'} is not in the cache.`,
      allowed: `${file} with its SHA-256 in ${checksumFile}`,
      fix: `Build ${project} from its public repository at tag ${tag}, then add the jars with "npm run lab:providers -- <folder of the built jars>".`,
    }
  }
  const recorded = (await readFile(checksumFile, 'utf8')).trim().split(/\s+/)[0] ?? ''
  const sha256 = await sha256Of(file)
  if (sha256 === recorded) return {file, sha256}
  return {
    what: `${file} isn't the file that you added. Its SHA-256 is ${sha256}.`,
    allowed: recorded,
    fix: `Add the jar again with "npm run lab:providers -- <folder of the built jars>".`,
  }
}
