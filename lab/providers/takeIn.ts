import {constants} from 'node:fs'
import {access, copyFile, mkdir, readdir, rename, rm, stat, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {SiteError, type Problem} from '../../src/lib/problem'
import {sha256Of} from '../checksum'
import {readJar, type JarIdentity} from './readJar'

/** A jar of a bundle that was found. */
export type FoundJar = {name: string; file: string}

/** A jar that was taken in. */
export type TakenJar = FoundJar & {sha256: string}

/** What taking in needs. */
export type TakeInOptions = {
  /** Names of the jars, `<artifact>-v<version>`, as bundles list them. */
  names: readonly string[]
  /** The folder with jars that somebody built. */
  from: string
  /** The folder that bundles take them from. */
  to: string
  /** Copies one file; tests put one in its place that fails. */
  copy?: (from: string, to: string) => Promise<void>
}

type Candidate = {file: string; identities: readonly JarIdentity[]}

/**
 * Copies ready-made jars into the cache, each with its checksum: all of them, or none where one does not fit.
 * They are known by what stands inside them, whatever their files are called. Nothing is built here.
 * @throws SiteError that lists everything that is wrong with the folder.
 */
export async function takeIn({names, from, to, copy = copyWhole}: TakeInOptions): Promise<TakenJar[]> {
  const candidates = await readFolder(from)
  const found = names.map((name) => choose(name, candidates, from))
  const problems = found.filter((one) => 'what' in one)
  if (problems.length > 0) throw new SiteError(problems)
  await mkdir(to, {recursive: true})
  const taken: TakenJar[] = []
  for (const jar of found.filter((one) => 'name' in one)) taken.push(await keep(jar, to, copy))
  return taken
}

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to)
}

async function readFolder(folder: string): Promise<readonly Candidate[]> {
  try {
    await access(folder, constants.R_OK)
    if (!(await stat(folder)).isDirectory()) throw new Error('not a folder')
  } catch {
    throw new SiteError({
      what: `"${folder}" isn't a readable folder.`,
      allowed: 'a folder with the jars of the full bundle',
      fix: 'Correct the path: npm run lab:providers -- <folder of the built jars>',
    })
  }
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jar')).sort()
  return Promise.all(files.map((file) => readCandidate(path.join(folder, file))))
}

async function readCandidate(file: string): Promise<Candidate> {
  try {
    return {file, identities: await readJar(file)}
  } catch (error) {
    throw new SiteError({
      what: `${file} isn't a complete jar: ${error instanceof Error ? error.message : String(error)}.`,
      fix: 'The copy or build might be incomplete. Replace it with the complete jar, or remove it from the folder.',
    })
  }
}

function choose(name: string, candidates: readonly Candidate[], folder: string): FoundJar | Problem {
  const [, artifact = name, version = ''] = /^(.+)-v([^-]+)$/.exec(name) ?? []
  const sameArtifact = candidates.flatMap(({file, identities}) =>
    identities.filter((one) => one.artifact === artifact).map((one) => ({file, version: one.version})),
  )
  const fitting = sameArtifact.filter((one) => one.version === version)
  const [first, ...others] = fitting
  if (first && others.length === 0) return {name, file: first.file}
  if (first) {
    return {
      what: `${folder} has ${fitting.length} jars of ${artifact} ${version}: ${fitting.map(({file}) => path.basename(file)).join(', ')}.`,
      allowed: 'one',
      fix: 'Keep the shaded jar. A name that starts with "original-" is the jar before shading.',
    }
  }
  const other = sameArtifact.map((one) => `${path.basename(one.file)} is version ${one.version}`).join(', ')
  return {
    what: other
      ? `${folder} has ${artifact} of another version: ${other}.`
      : `${folder} has no jar of ${artifact} ${version}.`,
    allowed: `${artifact} ${version}, which the bundle was proven with`,
    fix: `Put the jar of tag v${version} into the folder and run the same command again.`,
  }
}

/** The old checksum goes first and the new one comes last: a jar that is not whole never has one that fits. */
async function keep({name, file}: FoundJar, to: string, copy: NonNullable<TakeInOptions['copy']>): Promise<TakenJar> {
  const target = path.join(to, `${name}.jar`)
  const partial = `${target}.partial`
  try {
    await copy(file, partial)
    const sha256 = await sha256Of(partial)
    if (sha256 !== (await sha256Of(file))) throw new Error('the copy differs from the jar')
    await rm(`${target}.sha256`, {force: true})
    await rename(partial, target)
    await writeFile(partial, `${sha256}  ${name}.jar\n`)
    await rename(partial, `${target}.sha256`)
    return {name, file: target, sha256}
  } catch (error) {
    throw new SiteError({
      what: `${path.basename(file)} couldn't be copied to ${to}: ${error instanceof Error ? error.message : String(error)}.`,
      fix: 'Free disk space or correct the permissions of that folder, and run the same command again.',
    })
  } finally {
    await rm(partial, {force: true})
  }
}
