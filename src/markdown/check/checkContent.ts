import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Brand} from '../../data/types'
import {replaceBrandTokens} from '../../lib/brandTokens'
import type {Problem} from '../../lib/problem'
import {sourceText} from '../../lib/sourceText'
import type {PageTree} from '../editions'
import {
  checkAddress,
  checkBrand,
  checkDuplicateRoutes,
  checkFrontMatters,
  checkPageOffer,
  checkStructure,
  checkVocabulary,
} from './checks'
import {checkDarkTwins, checkFrontMatterImage, checkUnusedImages} from './images'
import {checkOperations} from './operations'
import {checkCodeLinks} from './codeLinks'
import {checkLinks} from './links'
import type {ContentCheckOptions} from './options'
import {checkComponents} from './components'
import {parsePage, type BrokenPage, type Page} from './page'
import {pageRoute} from './pageRoute'
import {checkOpen} from './open'
import {checkParagraphs} from './paragraphs'
import {checkModules} from './modules'
import {checkPlacement} from './placement'
import {checkQuotes} from './quotes'
import {allRedirects, checkRedirects} from './redirects'
import {checkPostDates} from './postDates'
import {checkProof} from './proof'
import {checkScreenshots} from './screenshots'
import {checkSidebarLabels} from './sidebarLabels'
import {checkTranslations} from './translations'
import {checkServerNames} from './serverNames'
import {checkWording} from './wording'

/** What was read and what is wrong with it. */
export type ContentReport = {
  /** How many files were read. */
  files: number
  /** In the order of files and lines. */
  problems: readonly Problem[]
}

/**
 * Reads every page that writers edit and finds all their mistakes at once. Writes nothing.
 * @param siteDir absolute path of the site's root.
 * @param parse what reads a page: see `siteChecker`. Default: `parsePage`.
 * @param today as YYYY-MM-DD. Default: the day on which it runs.
 */
export async function checkContent(
  siteDir: string,
  options: ContentCheckOptions,
  parse = parsePage,
  today = new Date().toISOString().slice(0, 10),
): Promise<ContentReport> {
  const {brand} = options
  const parsed = (await Promise.all(options.trees.map((tree) => readTree(siteDir, tree, parse)))).flat()
  const pages = parsed.filter((page): page is Page => 'body' in page)
  const broken = parsed.filter((page): page is BrokenPage => 'what' in page)
  const replaceTokens = (text: string): string => replaceBrandTokens(text, brand)
  const own = pages.filter(({tree}) => tree.edition === undefined)
  const editions = byEdition(pages)
  const redirects = allRedirects(own, options.redirects, replaceTokens)
  const components = await componentRoutes(siteDir, options)
  const targets = {
    siteDir,
    published: options.published,
    policy: options.policy,
    moved: new Map(redirects.map(({from, to}) => [from, to])),
    byFile: new Map(pages.map((page) => [page.file, page])),
    unread: broken.map(({file}) => file),
    byRoute: routes(pages, [...blogRoutes(options), ...options.generatedRoutes, ...components.keys()], brand),
    replaceTokens,
  }
  const problems = [
    ...broken.flatMap(({more = [], rest, ...first}) => [first, ...more, ...(rest ? checkLinks(rest, targets) : [])]),
    ...editions.flatMap((edition) => checkFrontMatters(edition, brand)),
    ...checkVocabulary(pages, options, brand),
    ...checkDuplicateRoutes(pages, components),
    ...editions.flatMap(checkParagraphs),
    ...checkSidebarLabels(own, options.sidebars.labels),
    ...checkTranslations(pages, targets),
    ...checkRedirects(redirects, targets.byRoute),
    ...(await checkCodeLinks(options.code, targets)),
    ...(await Promise.all(pages.map((page) => checkDarkTwins(page, siteDir)))).flat(),
    ...(await checkUnusedImages(siteDir, [...options.trees.map(({dir}) => dir), 'src'])),
    ...pages.flatMap((page) => [
      ...checkLinks(page, targets),
      ...checkAddress(page, replaceTokens),
      ...checkBrand(page, brand),
      ...checkStructure(page),
      ...checkScreenshots(page, options.screenshots),
      ...checkComponents(page, options.components),
      ...checkFrontMatterImage(page, siteDir),
      ...checkQuotes(page, siteDir),
      ...checkModules(page, siteDir),
      ...checkOperations(page, options.server.operations),
      ...checkOpen(page),
      ...(page.tree.kind === 'blog' ? checkPostDates(page, today) : []),
      ...checkProof(page, {states: options.states, pages: targets.byFile}),
    ]),
    ...own.flatMap((page) => [
      ...(page.tree.kind === 'blog' ? [] : checkPageOffer(page, options.offer)),
      ...checkPlacement(page, options.sidebars),
      ...checkServerNames(page, options.server),
      ...checkWording(page),
    ]),
  ]
  return {files: parsed.length, problems: problems.sort(byPlace)}
}

async function readTree(siteDir: string, tree: PageTree, parse: typeof parsePage): Promise<(Page | BrokenPage)[]> {
  // Generated operation pages of the API reference are not written by hand.
  const files = await glob('**/*.{md,mdx}', {
    cwd: path.join(siteDir, tree.dir),
    ignore: ['**/_*', '**/*.{api,info,tag,schema}.mdx'],
  })
  return Promise.all(
    files.sort().map(async (name) => {
      const file = path.posix.join(tree.dir, name)
      return parse(file, sourceText(await readFile(path.join(siteDir, file), 'utf8')), tree)
    }),
  )
}

/** The pages that readers see side by side: of one language and version. */
function byEdition(pages: readonly Page[]): Page[][] {
  const editions = new Map<string, Page[]>()
  for (const page of pages) {
    const {locale, version} = page.tree.edition ?? {}
    const key = JSON.stringify([locale, version])
    editions.set(key, [...(editions.get(key) ?? []), page])
  }
  return [...editions.values()]
}

function blogRoutes({tags, authors}: ContentCheckOptions): string[] {
  return [
    ...['', 'archive/', 'authors/', 'tags/'].map((name) => `/blog/${name}`),
    ...tags.map((tag) => `/blog/tags/${tag}/`),
    ...authors.map((author) => `/blog/authors/${author}/`),
  ]
}

/** Pages of `src/pages`, by their path. */
async function componentRoutes(siteDir: string, {pagesDir}: ContentCheckOptions): Promise<Map<string, string>> {
  const files = await glob('**/*.{tsx,md,mdx}', {
    cwd: path.join(siteDir, pagesDir),
    ignore: ['**/_*/**', '**/_*', '**/*.test.tsx'],
  })
  const routeOf = (file: string): string =>
    path.posix.join('/', file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1'), '/')
  return new Map(files.sort().map((file) => [routeOf(file), path.posix.join(pagesDir, file)]))
}

function routes(pages: readonly Page[], otherRoutes: readonly string[], brand: Brand): Map<string, Page | undefined> {
  return new Map<string, Page | undefined>([
    ...otherRoutes.map((route) => [route, undefined] as const),
    ...pages.map((page) => [replaceBrandTokens(pageRoute(page), brand), page] as const),
  ])
}

function byPlace(a: Problem, b: Problem): number {
  return (
    (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
  )
}
