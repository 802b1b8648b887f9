import {mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Brand} from '../../data/types'
import {SiteError} from '../../lib/problem'
import {operationsOf, pageName} from '../description/description.build'
import {docsRoutesOf} from '../description/docsRoutes.build'
import {hashOf, loadDocument} from '../description/document.build'
import {readDescription} from '../description/read.build'
import {readUses} from '../description/uses.build'
import {categoryPage} from './categoryPage.build'
import {findCollisions} from './collisions.build'
import {operationPage, type PageContext} from './operationPage.build'

/** Folder of the pages, relative to the site's root. */
const PAGES = 'api'
/** Where it is noted what the pages were made from, relative to the site's root. */
const CACHE = '.cache/openapi'
const GENERATED = '*.{api,tag}.mdx'
/** What makes pages out of a description. */
const MAKERS = [
  'src/reference/pages/*.ts',
  'src/reference/description/{description,examples,publish,samples}.build.ts',
  'src/reference/samples/*.ts',
]

/** Text of each page by the name of its file. */
type Pages = ReadonlyMap<string, string>

/**
 * Writes the pages of the reference to `api/`, if the description or what makes pages of it has changed.
 * @throws SiteError for a mistake in the description.
 */
export async function writeApiPages(siteDir: string, brand: Brand): Promise<void> {
  const {document, hash} = await loadDocument(siteDir, brand)
  const docsRoutes = await docsRoutesOf(siteDir)
  const description = readDescription(document)
  const uses = await readUses(siteDir, brand, operationsOf(description))
  const key = await hashOf(siteDir, MAKERS, hash, [...docsRoutes].sort(), uses)
  const stamp = path.join(siteDir, CACHE, 'pages.hash')
  const collisions = await findCollisions(siteDir, description)
  if (collisions.length > 0) throw new SiteError(collisions)
  const writers = pageWriters({description, docsRoutes, uses})
  const existing = await glob(GENERATED, {cwd: path.join(siteDir, PAGES)})
  const isComplete = existing.sort().join() === [...writers.keys()].sort().join()
  if (isComplete && (await readFile(stamp, 'utf8').catch(() => '')) === key) return

  await rm(stamp, {force: true})
  const pages = new Map([...writers].map(([file, write]) => [file, write()]))
  await replacePages(path.join(siteDir, PAGES), existing, pages)
  await mkdir(path.dirname(stamp), {recursive: true})
  await writeFile(stamp, key)
}

/** What writes each page, by the name of its file. */
function pageWriters(context: PageContext): ReadonlyMap<string, () => string> {
  const {description} = context
  return new Map<string, () => string>([
    ...operationsOf(description).map(
      (operation) => [`${pageName(operation.operationId)}.api.mdx`, () => operationPage(operation, context)] as const,
    ),
    ...description.tags.map(({name}) => [`${pageName(name)}.tag.mdx`, () => categoryPage(name, description)] as const),
  ])
}

/** Leaves files alone that stay as they are, so that nothing is compiled or reloaded for them. */
async function replacePages(folder: string, existing: readonly string[], pages: Pages): Promise<void> {
  for (const file of existing) if (!pages.has(file)) await rm(path.join(folder, file))
  for (const [file, text] of pages) {
    const target = path.join(folder, file)
    if ((await readFile(target, 'utf8').catch(() => undefined)) !== text) await writeFile(target, text)
  }
}
