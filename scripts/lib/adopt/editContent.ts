import {existsSync, readFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {writeData} from '../writeData'
import {writeFormatted} from '../writeFormatted'
import type {Dead, Place} from './deadLinks'
import {dropMarkdownLinks} from './dropMarkdownLinks'
import {dropOperations} from './dropOperations'
import {inlineQuotes} from './inlineQuotes'
import {sampleApi} from './parts'

const CONTENT = ['{docs,articles,guides,blog,api}/**/*.mdx', 'src/pages/**/_*.mdx', 'openapi/**/*.yaml']

/** Records of proofs, by page. */
const RECORDS = ['src/data/verifiedProofs.json']

/**
 * Removes links to removed pages from what writers edit, and puts code of removed files into the pages that quote it.
 * @param removed files that are about to be removed, from the root of the site.
 */
export async function editContent(
  root: string,
  dead: Dead,
  removed: readonly string[],
): Promise<{places: readonly Place[]}> {
  const isRemoved = new Set(removed)
  const places: Place[] = []
  const readQuoted = (file: string): string | undefined =>
    isRemoved.has(file) ? readFileSync(path.join(root, file), 'utf8') : undefined
  const isApiReplaced = dead.flags.some((flag) => flag === sampleApi.flag)
  for (const file of (await glob(CONTENT, {cwd: root})).sort()) {
    if (isRemoved.has(file)) continue
    const source = await readFile(path.join(root, file), 'utf8')
    const edited = dropMarkdownLinks(file, await inlineQuotes(source, readQuoted), dead)
    places.push(...edited.places)
    const text = isApiReplaced ? dropOperations(edited.text) : edited.text
    if (text !== source) await writeFormatted(path.join(root, file), text)
  }
  for (const file of RECORDS) await dropRecords(path.join(root, file), isRemoved)
  return {places}
}

/** Removes the entries of a JSON file that are named after removed files. */
async function dropRecords(file: string, isRemoved: ReadonlySet<string>): Promise<void> {
  if (!existsSync(file)) return
  const records: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (records === null || typeof records !== 'object') return
  const kept = Object.entries(records).filter(([name]) => !isRemoved.has(name))
  if (kept.length < Object.keys(records).length) await writeData(file, Object.fromEntries(kept))
}
