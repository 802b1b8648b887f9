import {mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Brand} from '../../../data/types'
import {SiteError} from '../../../lib/problem'
import {ENTRY, operationsOf, pageName, type Description} from '../description'
import {docsRoutesOf} from '../docsRoutes'
import {hashOf, loadDocument, type LoadedDocument} from '../document'
import {readDescription} from '../read'
import {readUses} from '../uses'
import {categoryPage} from './categoryPage'
import {findCollisions} from './collisions'
import {runGenerator} from './generator'
import {operationPage, type PageContext} from './operationPage'

/** Folder of the pages, relative to the site's root. */
const PAGES = 'api'
/** Where the generator works, relative to the site's root. */
const CACHE = '.cache/openapi'
const GENERATED = '*.{api,tag}.mdx'
/** What makes pages out of a description. */
const MAKERS = [
  'src/build/openapi/pages/*.ts',
  'src/build/openapi/samples.ts',
  'src/lib/samples/*.ts',
  'node_modules/docusaurus-plugin-openapi-docs/package.json',
]

/** Text of each page by the name of its file. */
type Pages = ReadonlyMap<string, string>

/**
 * Writes the pages of the reference to `api/`, if the description or what makes pages of it has changed.
 * @throws SiteError for a mistake in the description, or for a page that could not be made.
 */
export async function writeApiPages(siteDir: string, brand: Brand): Promise<void> {
  const {document, hash} = await loadDocument(siteDir, brand)
  const docsRoutes = await docsRoutesOf(siteDir)
  const description = readDescription(document)
  const uses = await readUses(siteDir, brand, operationsOf(description))
  const key = await hashOf(siteDir, MAKERS, hash, [...docsRoutes].sort(), uses)
  const stamp = path.join(siteDir, CACHE, 'pages.hash')
  const expected = expectedFiles(description)
  const collisions = await findCollisions(siteDir, description)
  if (collisions.length > 0) throw new SiteError(collisions)
  const existing = await glob(GENERATED, {cwd: path.join(siteDir, PAGES)})
  const isComplete = existing.sort().join() === expected.join()
  if (isComplete && (await readFile(stamp, 'utf8').catch(() => '')) === key) return

  await rm(stamp, {force: true})
  const pages = await generate(siteDir, document, {description, docsRoutes, uses})
  const missing = expected.filter((file) => !pages.get(file)?.trim())
  if (missing.length > 0) throw new SiteError(missing.map(missingPage))
  await replacePages(path.join(siteDir, PAGES), existing, pages)
  await writeFile(stamp, key)
}

function expectedFiles(description: Description): string[] {
  return [
    ...operationsOf(description).map(({operationId}) => `${pageName(operationId)}.api.mdx`),
    ...description.tags.map(({name}) => `${pageName(name)}.tag.mdx`),
  ].sort()
}

async function generate(siteDir: string, document: LoadedDocument['document'], context: PageContext): Promise<Pages> {
  const {description} = context
  const folder = path.join(siteDir, CACHE, 'pages')
  const specPath = path.join(siteDir, CACHE, 'pages.json')
  const template = path.join(siteDir, CACHE, 'page.mustache')
  const operations = new Map(operationsOf(description).map((operation) => [pageName(operation.operationId), operation]))
  const categories = new Map(description.tags.map(({name}) => [pageName(name), name]))
  // The generator keeps files that it finds.
  await rm(folder, {recursive: true, force: true})
  await mkdir(folder, {recursive: true})
  await writeFile(specPath, JSON.stringify(document))
  // What our functions return is the whole page, with its front matter.
  await writeFile(template, '{{{markdown}}}')
  await runGenerator(siteDir, {
    specPath,
    outputDir: folder,
    template,
    tagTemplate: template,
    showInfoPage: false,
    sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
    markdownGenerators: {
      createApiPageMD: ({id}) => {
        const operation = operations.get(id)
        return operation ? operationPage(operation, context) : ''
      },
      createTagPageMD: ({id}) => {
        const category = categories.get(id)
        return category === undefined ? '' : categoryPage(category, description)
      },
    },
  })
  const files = await glob(GENERATED, {cwd: folder})
  const texts = files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

/** Leaves files alone that stay as they are, so that nothing is compiled or reloaded for them. */
async function replacePages(folder: string, existing: readonly string[], pages: Pages): Promise<void> {
  for (const file of existing) if (!pages.has(file)) await rm(path.join(folder, file))
  for (const [file, text] of pages) {
    const target = path.join(folder, file)
    if ((await readFile(target, 'utf8').catch(() => undefined)) !== text) await writeFile(target, text)
  }
}

function missingPage(file: string) {
  return {
    file: ENTRY,
    what: `The generator made no page api/${file}.`,
    allowed: 'one page for each operation and each category of the description',
    fix: 'Give the operation an operationId, or the tag a name, of which letters remain when it becomes an address.',
  }
}
