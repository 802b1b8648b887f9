import {readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import * as z from 'zod'
import type {Brand} from '../../data/types'
import {locale} from '../../lib/locale'
import {SiteError} from '../../lib/problem'
import {operationsOf, pageName, type Description} from '../description/description.build'
import {docsRoutesOf} from '../description/docsRoutes.build'
import {hashOf, loadDocument} from '../description/document.build'
import {readDescription} from '../description/read.build'
import {readUses} from '../description/uses.build'
import {pagesIn, runGenerator} from '../generator/run.build'
import {findCollisions} from './collisions.build'

/** Folder of the pages, relative to the site's root. */
const PAGES = 'api'
/** Where the pages of each language are kept, and what they were made from, relative to the site's root. */
const CACHE = '.cache/openapi'
const GENERATED = '*.{api,tag}.mdx'
/** What makes pages out of a description. */
const MAKERS = ['src/reference/{generator,pages}/*.ts', 'src/reference/description/*.ts', 'src/reference/samples/*.ts']

/** Texts of the pages in a language, by their IDs. */
const catalogSchema = z.record(z.string(), z.object({message: z.string()}))

/**
 * Writes the pages of the reference to `api/`. They are made again if the description or what makes pages of it has changed
 * since the last time in this language.
 * @throws SiteError for a mistake in the description, or if the generator fails.
 */
export async function writeApiPages(siteDir: string, brand: Brand): Promise<void> {
  const {document, hash} = await loadDocument(siteDir, brand)
  const docsRoutes = [...(await docsRoutesOf(siteDir))].sort()
  const description = readDescription(document)
  const uses = await readUses(siteDir, brand, operationsOf(description))
  const commonErrors = await commonErrorsOf(siteDir)
  const messages = await messagesOf(siteDir)
  const input = {
    docsRoutes,
    domain: brand.domain,
    messages,
    uses,
    ...(commonErrors === undefined ? {} : {commonErrors}),
  }
  const key = await hashOf(siteDir, MAKERS, hash, input)
  const folder = path.join(siteDir, CACHE, locale())
  const stamp = path.join(folder, 'pages.hash')
  const collisions = await findCollisions(siteDir, description)
  if (collisions.length > 0) throw new SiteError(collisions)
  const expected = fileNames(description)
  const isKnown = (await readFile(stamp, 'utf8').catch(() => '')) === key
  const known = isKnown ? await pagesIn(folder) : new Map<string, string>()
  const isComplete = expected.every((file) => known.has(file))
  if (!isComplete) await rm(stamp, {force: true})
  const pages = isComplete ? known : await runGenerator(folder, document, input, expected)
  await replacePages(path.join(siteDir, PAGES), pages)
  await writeFile(stamp, key)
}

/** The texts of the pages in the language of the build. */
async function messagesOf(siteDir: string): Promise<Readonly<Record<string, string>>> {
  const file = path.join(siteDir, 'i18n', locale(), 'code.json')
  const catalog = catalogSchema.parse(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')))
  const texts = Object.entries(catalog).filter(([id]) => id.startsWith('site.api.'))
  return Object.fromEntries(texts.map(([id, {message}]) => [id, message]))
}

/** The section about errors of the page that is written by hand, if it has one. */
async function commonErrorsOf(siteDir: string): Promise<string | undefined> {
  const text = await readFile(path.join(siteDir, PAGES, 'overview.mdx'), 'utf8').catch(() => '')
  const slug = /^slug: (\S+)$/m.exec(text)?.[1]
  return slug !== undefined && /^## Errors$/m.test(text)
    ? `/${PAGES}/${slug.replaceAll(/^\/|\/$/g, '')}/#errors`
    : undefined
}

/** One file for each operation and each category. */
function fileNames(description: Description): readonly string[] {
  return [
    ...operationsOf(description).map(({operationId}) => `${pageName(operationId)}.api.mdx`),
    ...description.tags.map(({name}) => `${pageName(name)}.tag.mdx`),
  ]
}

/** Leaves files alone that stay as they are, so that nothing is compiled or reloaded for them. */
async function replacePages(folder: string, pages: ReadonlyMap<string, string>): Promise<void> {
  const existing = await glob(GENERATED, {cwd: folder})
  for (const file of existing) if (!pages.has(file)) await rm(path.join(folder, file))
  for (const [file, text] of pages) {
    const target = path.join(folder, file)
    if ((await readFile(target, 'utf8').catch(() => undefined)) !== text) await writeFile(target, text)
  }
}
