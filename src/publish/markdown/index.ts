import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {Brand} from '../../data/types'
import type {Verification} from '../../data/verified'
import {SiteError} from '../../lib/problem'
import {parseTree} from '../../markdown/parseTree'
import {checksOf, type PageCheck} from '../../markdown/proof/checks'
import {docsRoutesOf} from '../../reference/description/docsRoutes.build'
import {loadDocument} from '../../reference/description/document.build'
import {withPublishedTexts, yamlOf} from '../../reference/description/publish.build'
import type {Page} from '../page'
import type {TextLanguage} from '../translations'
import {apiCatalog, type ApiCatalogOptions} from './apiCatalog'
import {readFacts, type PageFacts} from './facts'
import {markdownPath} from './links'
import {llmsFiles, type LlmsOptions} from './llms'
import {llmsFullFiles} from './llmsFull'
import {operationParts} from './operations'
import {outline, type PartOptions} from './outline'
import {skillFiles, type SkillOptions} from './skills'
import {twinOf, type Twin} from './twins'

export type MarkdownOptions = Pick<LlmsOptions, 'instructions'> & {
  brand: Brand
  /** The parts of the site, in the order in which the index lists them. A page belongs to the first that fits. */
  parts: readonly PartOptions[]
  /** What pages were tested on, by file. */
  verified: Readonly<Record<string, Verification>>
  api: ApiCatalogOptions
  /** Tasks that coding agents learn from a page. */
  skills: readonly SkillOptions[]
}

type Place = Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'> & {
  textLanguageOf: (page: string) => TextLanguage | undefined
}

type Build = Parameters<NonNullable<Plugin['postBuild']>>[0]

/** The shape of what a not-found page says to programs. */
const notFound = (siteUrl: string): string =>
  ['# Page not found', '', `No page has this address. Look in the index of all pages: ${siteUrl}llms.txt`, ''].join(
    '\n',
  )

/** The files that have a page's Markdown: `docs/sso/index.md` and `docs/sso.md`. */
const filesOf = (page: string): string[] => [
  markdownPath(page).slice(1),
  ...(page === '/' ? [] : [page.slice(1).replace(/\/$/, '.md')]),
]

async function operationsOf(siteDir: string, brand: Brand): Promise<Map<string, string>> {
  const [{document}, routes] = await Promise.all([loadDocument(siteDir, brand), docsRoutesOf(siteDir)])
  return operationParts(yamlOf(withPublishedTexts(document, {domain: brand.domain, routes})))
}

/**
 * Writes each page as Markdown, and the files by which programs find them.
 * @param pages those that are listed.
 * @throws SiteError if another plugin has written a file with the name of one of these.
 */
export async function writeMarkdown(
  pages: readonly Page[],
  options: MarkdownOptions,
  {siteDir, baseUrl, i18n, textLanguageOf}: Place,
  {outDir, plugins, siteConfig: {url, title}}: Build,
): Promise<void> {
  const siteUrl = url + baseUrl
  const {facts, trees, posts} = readFacts(plugins, baseUrl)
  const operations = await operationsOf(siteDir, options.brand)
  const paths = new Set(pages.map((page) => baseUrl + page.path.slice(1)))
  const context = {
    siteUrl,
    hasMarkdown: (each: string) => paths.has(each),
    facts,
    verified: options.verified,
    operations,
    languageOf: (path: string) =>
      i18n.currentLocale === i18n.defaultLocale
        ? undefined
        : (textLanguageOf(path)?.original?.lang ?? i18n.currentLocale),
  }
  const twins: Twin[] = []
  for (const page of pages) {
    const twin = twinOf(page, context)
    if (twin === undefined) continue
    twins.push(twin)
    for (const file of filesOf(page.path)) await writeNew(outDir, file, twin.text)
  }
  const summary = twins.find((twin) => twin.path === '/')?.description ?? ''
  // A page without a translation is in the index of its own language.
  const own = twins.filter(({path}) => textLanguageOf(path)?.original === undefined)
  const parts = outline(own, options.parts, trees, posts)
  const languages = Object.entries(i18n.localeConfigs)
    .filter(([locale]) => locale !== i18n.currentLocale && i18n.locales.includes(locale))
    .map(([, {label, baseUrl: path}]) => ({label, siteUrl: url + path}))
  const llms = {siteUrl, name: title, summary, instructions: options.instructions, languages}
  const checks = await checksOfPages(options.skills, facts, siteDir)
  const skills = skillFiles(options.skills, twins, {siteUrl, instructions: options.instructions, checks})
  const files = new Map([
    ...llmsFiles(parts, llms),
    ...llmsFullFiles(parts, llms),
    ['404.md', notFound(siteUrl)] as const,
    ['.well-known/api-catalog', apiCatalog(options.api, siteUrl)] as const,
    ...[...skills].map(([file, text]) => [file.slice(1), text] as const),
  ])
  for (const [file, text] of files) await writeNew(outDir, file, text)
}

/** The checks of the pages of skills, by the path of the page. */
async function checksOfPages(
  skills: readonly SkillOptions[],
  facts: ReadonlyMap<string, PageFacts>,
  siteDir: string,
): Promise<Map<string, readonly PageCheck[]>> {
  const read = async ({page}: SkillOptions): Promise<[string, readonly PageCheck[]]> => {
    const source = facts.get(page)?.source
    // `skillFiles` reports a page that doesn't exist.
    return [page, source === undefined ? [] : checksOf(parseTree(await readFile(path.join(siteDir, source), 'utf8')))]
  }
  return new Map(await Promise.all(skills.map(read)))
}

/** Writes a file that must not be there yet. */
async function writeNew(outDir: string, file: string, text: string): Promise<void> {
  const target = path.join(outDir, file)
  await mkdir(path.dirname(target), {recursive: true})
  await writeFile(target, text, {flag: 'wx'}).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new SiteError({
      file,
      what: "The build already has this file, so the Markdown of a page can't have its name.",
      fix: 'Rename the page, or the file that a plugin or static/ publishes.',
    })
  })
}
