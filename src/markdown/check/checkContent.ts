import {replaceBrandTokens} from '../../lib/brandTokens'
import type {Problem} from '../../lib/problem'
import type {ProofParts} from '../proof/hashOfProof'
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
import {checkLinks, type LinkTargets} from './links'
import type {ContentCheckOptions} from './options'
import {checkComponents} from './components'
import {parsePage, type BrokenPage, type Page} from './page'
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
import {blogRoutes, byEdition, componentRoutes, readTree, routes} from './sitePages'
import {checkTranslatedModules} from './translatedModules'
import {checkTranslations} from './translations'
import {checkServerNames} from './serverNames'
import {checkWording} from './wording'

/** What was read and what is wrong with it. */
export type ContentReport = {
  /** How many files were read. */
  files: number
  /** In the order of files and lines. */
  problems: readonly Problem[]
  /** What the hashes of proofs are made of, by file, of the pages that were read. */
  proofs: ReadonlyMap<string, ProofParts>
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
  const own = pages.filter(({tree}) => tree.edition === undefined)
  const editions = byEdition(pages)
  const redirects = allRedirects(own, options.redirects, (text) => replaceBrandTokens(text, brand))
  const components = await componentRoutes(siteDir, options)
  const targets: LinkTargets = {
    siteDir,
    published: options.published,
    policy: options.policy,
    moved: new Map(redirects.map(({from, to}) => [from, to])),
    byFile: new Map(pages.map((page) => [page.file, page])),
    unread: broken.map(({file}) => file),
    byRoute: routes(pages, [...blogRoutes(options), ...options.generatedRoutes, ...components.keys()], brand),
    replaceTokens: (text) => replaceBrandTokens(text, brand),
  }
  const problems = [
    ...broken.flatMap(({more = [], rest, ...first}) => [first, ...more, ...(rest ? checkLinks(rest, targets) : [])]),
    ...editions.flatMap((edition) => checkFrontMatters(edition, brand)),
    ...checkVocabulary(pages, options, brand),
    ...checkDuplicateRoutes(pages, components),
    ...editions.flatMap(checkParagraphs),
    ...checkSidebarLabels(own, options.sidebars.labels),
    ...checkTranslations(pages, targets),
    ...checkTranslatedModules(siteDir, options.pagesDir),
    ...checkRedirects(redirects, targets.byRoute),
    ...(await checkCodeLinks(options.code, targets)),
    ...(await Promise.all(pages.map((page) => checkDarkTwins(page, siteDir)))).flat(),
    ...(await checkUnusedImages(siteDir, [...options.trees.map(({dir}) => dir), 'src'])),
    ...pages.flatMap((page) => checkPage(page, options, targets, today)),
    ...own.flatMap((page) => checkOwnPage(page, options)),
  ]
  const proofs = pages.flatMap(({file, body: {proof}}) => (proof.parts ? [[file, proof.parts] as const] : []))
  return {files: parsed.length, problems: problems.sort(byPlace), proofs: new Map(proofs)}
}

/** What is wrong with one page, in whatever language and version. */
function checkPage(page: Page, options: ContentCheckOptions, targets: LinkTargets, today: string): Problem[] {
  return [
    ...checkLinks(page, targets),
    ...checkAddress(page, targets.replaceTokens),
    ...checkBrand(page, options.brand),
    ...checkStructure(page),
    ...checkScreenshots(page, options.screenshots),
    ...checkComponents(page, options.components),
    ...checkFrontMatterImage(page, targets.siteDir),
    ...checkQuotes(page, targets.siteDir),
    ...checkModules(page, targets.siteDir),
    ...checkOperations(page, options.server.operations),
    ...checkOpen(page),
    ...(page.tree.kind === 'blog' ? checkPostDates(page, today) : []),
    ...checkProof(page, {states: options.states, pages: targets.byFile}),
  ]
}

/** What only pages have that are of no other language or version. */
function checkOwnPage(page: Page, {offer, sidebars, server}: ContentCheckOptions): Problem[] {
  return [
    ...(page.tree.kind === 'blog' ? [] : checkPageOffer(page, offer)),
    ...checkPlacement(page, sidebars),
    ...checkServerNames(page, server),
    ...checkWording(page),
  ]
}

function byPlace(a: Problem, b: Problem): number {
  return (
    (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
  )
}
