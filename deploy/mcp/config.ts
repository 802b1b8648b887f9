import {readFile, stat} from 'node:fs/promises'
import {SiteError} from '../../src/lib/problem'
import {checkRealms} from '../../src/tools/realm-check/check'
import {write} from '../../src/tools/realm-check/output'
import {readRealms} from '../../src/tools/realm-check/read'
import type {Release} from '../../src/tools/realm-check/releases'
import type {Severity} from '../../src/tools/realm-check/rule'

/** Largest file in bytes: about 100 times the export of a new realm. `realm-check.mjs` reads larger ones. */
export const MAX_EXPORT_BYTES = 8 * 1024 * 1024

/** What is checked, and how. One of `export` and `file` is given. */
export type Wanted = {
  /** The export of a realm, as JSON. */
  export?: string | undefined
  /** The path of a file with it on this machine. */
  file?: string | undefined
  target: Release
  threshold: Severity
}

/** @throws SiteError if the file is too large or can't be read. */
async function contentOf(file: string): Promise<string> {
  const size = await stat(file).then(
    (stats) => (stats.isFile() ? stats.size : undefined),
    () => undefined,
  )
  if (size !== undefined && size > MAX_EXPORT_BYTES) {
    throw new SiteError({
      what: `The file ${JSON.stringify(file)} has ${size} bytes.`,
      allowed: `at most ${MAX_EXPORT_BYTES} bytes`,
      fix: 'Export the realm without users, or check the file with realm-check.mjs.',
    })
  }
  const text = size === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) return text
  throw new SiteError({
    what: `The file ${JSON.stringify(file)} can't be read.`,
    allowed: `the path of a file, absolute or from ${process.cwd()}`,
    fix: 'Export the realm, and name the file with the export.',
  })
}

/**
 * The report on an export of a realm, as Markdown, with secrets masked.
 * @throws SiteError or InputError if it can't be read.
 */
export async function checkConfig({export: given, file, target, threshold}: Wanted): Promise<string> {
  if ((given === undefined) === (file === undefined)) {
    throw new SiteError({
      what: given === undefined ? 'Nothing to check is given.' : 'Two exports are given.',
      allowed: 'one of "export" and "file"',
      fix: 'Give the JSON in "export" or, over stdio, the path of its file in "file".',
    })
  }
  const text = given ?? (await contentOf(file ?? ''))
  const result = await checkRealms(readRealms(text), {
    target,
    threshold,
    baseline: [],
    pause: () => new Promise((resume) => setImmediate(resume)),
  })
  return write(result, 'markdown', {name: file ?? 'realm.json', text})
}
