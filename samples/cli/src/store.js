import {mkdir, readFile, rename, rm, rmdir, stat, writeFile} from 'node:fs/promises'
import {homedir} from 'node:os'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'

/** @import {Tokens} from './oidc.js' */

const folder = path.join(process.env.XDG_STATE_HOME || path.join(homedir(), '.local/state'), 'acme')
const file = path.join(folder, 'tokens.json')
const lock = path.join(folder, 'lock')

// #region store
/** @returns {Promise<Tokens | undefined>} */
export async function readTokens() {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Only this user of the machine can read the file. @param {Tokens} tokens */
export async function writeTokens(tokens) {
  await mkdir(folder, {recursive: true, mode: 0o700})
  // A command that reads at the same moment sees the old file or the new one, but never half of it.
  await writeFile(`${file}.new`, JSON.stringify(tokens), {mode: 0o600})
  await rename(`${file}.new`, file)
}

export const deleteTokens = () => rm(file, {force: true})
// #endregion store

// #region lock
/**
 * Runs a task while no other process runs one: each refresh token works once.
 * @template T @param {() => Promise<T>} task @returns {Promise<T>}
 */
export async function alone(task) {
  await mkdir(folder, {recursive: true, mode: 0o700})
  while (
    !(await mkdir(lock).then(
      () => true,
      () => false,
    ))
  ) {
    const age = await stat(lock).then(
      ({mtimeMs}) => Date.now() - mtimeMs,
      () => 0,
    )
    // The process that made it has crashed.
    if (age > 30_000) await rmdir(lock).catch(() => undefined)
    await wait(100)
  }
  try {
    return await task()
  } finally {
    await rmdir(lock)
  }
}
// #endregion lock
