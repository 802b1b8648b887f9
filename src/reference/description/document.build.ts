import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Brand} from '../../data/types'
import {writeFileAtomic} from '../../lib/writeFileAtomic.build'
import {asDocument, type OpenApiDocument} from './read.build'

/** Where the bundled document is kept, relative to the site's root. */
const CACHE = '.cache/openapi/document.json'

/** A document and what it was made from. */
export type LoadedDocument = {
  document: OpenApiDocument
  /** Changes with the files of the description and with the brand. */
  hash: string
}

/** Hash of the texts of files below a folder, and of whatever else is given. */
export async function hashOf(
  siteDir: string,
  patterns: readonly string[],
  ...more: readonly unknown[]
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(more))
  const files = await glob([...patterns], {cwd: siteDir})
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(path.join(siteDir, file)))
  return hash.digest('hex')
}

async function cached(file: string, hash: string): Promise<OpenApiDocument | undefined> {
  const content = await readFile(file, 'utf8').catch(() => '{}')
  const kept = asDocument(JSON.parse(content))
  return kept.hash === hash ? asDocument(kept.document) : undefined
}

/**
 * The description as one document, checked and bundled only if it differs from the last time.
 * @throws SiteError for whatever the rules find.
 */
export async function loadDocument(siteDir: string, brand: Brand): Promise<LoadedDocument> {
  const hash = await hashOf(
    siteDir,
    [
      'openapi/**/*.{yaml,yml,json}',
      'src/reference/description/{bundle,complete,fixes,read}.build.ts',
      'src/reference/description/names.ts',
      'src/reference/rules/*.ts',
    ],
    brand,
  )
  const file = path.join(siteDir, CACHE)
  const known = await cached(file, hash)
  if (known) return {document: known, hash}
  // Loaded here: most builds have the document already, and the bundler takes a third of a second to load.
  const {bundleSource} = await import('./bundle.build')
  const document = await bundleSource(siteDir, brand)
  await writeFileAtomic(file, JSON.stringify({hash, document}))
  return {document, hash}
}
