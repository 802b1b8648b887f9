import {mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {createServer} from 'node:net'
import {exec} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'
import {listen} from '../../scripts/lib/server'
import {copySite} from '../lib/copySite'
import type {Mutation} from './types'

/** A copy of the site that mutations are tried on. @returns absolute path of its root. */
export async function makeScratch(): Promise<string> {
  const scratch = await copySite()
  const packages = path.join(scratch, 'node_modules')
  // The same packages, and a cache of its own: what a broken site leaves there must not meet a whole one.
  await rm(packages)
  await mkdir(packages)
  const names = (await readdir(path.join(ROOT, 'node_modules'))).filter((name) => name !== '.cache')
  for (const name of names) await symlink(path.join(ROOT, 'node_modules', name), path.join(packages, name))
  return scratch
}

/** Removes the copy. */
export async function removeScratch(scratch: string): Promise<void> {
  await rm(path.dirname(scratch), {recursive: true, force: true})
}

/** Applies a mutation while something is done with the copy, and takes it back. */
export async function withMutation<T>(scratch: string, mutation: Mutation, work: () => Promise<T>): Promise<T> {
  const file = path.join(scratch, mutation.file)
  const source = await readFile(file, 'utf8')
  await writeFile(
    file,
    source.replace(mutation.find, () => mutation.replace),
  )
  try {
    return await work()
  } finally {
    await writeFile(file, source)
  }
}

/** Builds the copy. @returns whether it could be built. */
export async function buildScratch(scratch: string): Promise<boolean> {
  const {code} = await exec(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', 'build'], {cwd: scratch})
  return code === 0
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, 0)
  await new Promise((resolve) => probe.close(resolve))
  return port
}
