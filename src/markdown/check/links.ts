import {statSync} from 'node:fs'
import path from 'node:path'
import type {Problem} from '../../lib/problem'
import {imageFile, isForeign} from '../imageFile'
import type {Body} from './body'
import {fixUnknown} from './frontMatter'
import {badEncoding, checkAlt, checkScheme, draft, emptyAddress, foreignImage, unresolved} from './linkProblems'
import {checkLoads} from './loads'
import {allows, type Policy} from './policy'
import {place, type Page} from './page'

/** What a page's links are checked against. */
export type LinkTargets = {
  /** Absolute path of the site's root. */
  siteDir: string
  /** Pages by their file. */
  byFile: ReadonlyMap<string, Page>
  /** Files of pages that can't be parsed: what links to them is not to blame. */
  unread: readonly string[]
  /** Pages by their path; paths of other pages (marketing, generated) have no page. */
  byRoute: ReadonlyMap<string, Page | undefined>
  /** Paths of files that the build writes. */
  published: readonly string[]
  /** What the pages' Content-Security-Policy allows, by directive. */
  policy: Policy
  /** New paths of pages, by the earlier ones. */
  moved: ReadonlyMap<string, string>
  /** Puts the brand's values in the place of tokens. */
  replaceTokens: (text: string) => string
}

/** Every link and image of a page that leads nowhere. */
export function checkLinks(page: Page, targets: LinkTargets): Problem[] {
  const {links, images, loads} = page.body
  return [
    ...links.flatMap((link) => checkLink(link, page, targets)),
    ...images.flatMap((image) => checkImage(image, page, targets)),
    ...loads.flatMap((load) => checkLoads(load, page, targets)),
  ]
}

type Link = Body['links'][number]
type Image = Body['images'][number]

function checkLink(node: Link, page: Page, targets: LinkTargets): Problem[] {
  const url = targets.replaceTokens(node.url)
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]
  if (scheme !== undefined && scheme !== 'pathname') return checkScheme(node, scheme.toLowerCase(), page)
  if (url.trim() === '') return [emptyAddress(node, page)]
  // Another host by the scheme of this one.
  if (/^\/\/\w/.test(url)) return []
  const [, target = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url.replace(/^pathname:\/\//, '')) ?? []
  const path = decoded(target)
  if (path === undefined || (fragment !== undefined && decoded(fragment) === undefined))
    return [badEncoding(node, page)]
  if (node.element !== undefined && path !== '' && !path.startsWith('/')) return [unresolved(node, page)]
  const found = path === '' ? page : resolve(path, page, targets)
  if (found === 'missing') return [brokenTarget(node, target, page, targets)]
  if (found === 'no anchors') return []
  if (found.frontMatter.values.draft === true && found !== page) return [draft(node, page, found)]
  if (fragment === undefined || fragment === '') return []
  const {anchors} = found.body
  if (anchors.includes(fragment) || anchors.includes(decoded(fragment) ?? fragment)) return []
  return [
    {
      ...place(page, node),
      what: `The link "${node.url}" uses the anchor "#${fragment}", which ${found === page ? 'this page' : found.file} doesn't have.`,
      allowed: anchors.map((anchor) => `#${anchor}`).join(', ') || 'no anchor: the page has no headings',
      fix: fixUnknown(fragment, anchors),
    },
  ]
}

/** @returns undefined where a `%` is not followed by two hexadecimal digits. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A path that starts with a slash is a route or a published file; any other is a file beside the page. */
function resolve(target: string, page: Page, targets: LinkTargets): Page | 'no anchors' | 'missing' {
  const {siteDir, byFile, byRoute, published, unread} = targets
  const isPage = /\.mdx?$/i.test(target)
  if (published.includes(target)) return 'no anchors'
  if (target.startsWith('/') && !isPage) {
    if (unread.some((file) => target.includes(path.posix.basename(file).replace(/\.mdx?$/, '')))) return 'no anchors'
    const locale = page.tree.edition?.locale
    const translated = locale === undefined ? undefined : byRoute.get(`/${locale}${target}`)
    if (translated !== undefined) return translated
    if (byRoute.has(target)) return byRoute.get(target) ?? 'no anchors'
    return isFile(path.join(siteDir, 'static', target)) ? 'no anchors' : 'missing'
  }
  const files = placesOf(target, page).filter((file) => !file.startsWith('../'))
  if (files.some((file) => unread.includes(file))) return 'no anchors'
  // Docusaurus resolves paths of pages only inside a tree. A page that isn't translated is shown as it is.
  const linked = files
    .flatMap((file) => [file, sourceOf(file, page)])
    .map((file) => byFile.get(file))
    .find((each) => each !== undefined && (each.tree === page.tree || each.tree.dir === page.tree.edition?.source))
  if (linked !== undefined) return linked
  return !isPage && files.some((file) => isFile(path.join(siteDir, file))) ? 'no anchors' : 'missing'
}

/** The file that a translation is of. */
export const sourceOf = (file: string, {tree: {dir, edition}}: Pick<Page, 'tree'>): string =>
  edition !== undefined && file.startsWith(`${dir}/`) ? edition.source + file.slice(dir.length) : file

/** Where the framework looks for a file: beside the page, then from the folder of the tree and from the root. */
function placesOf(target: string, {file, tree}: Page): string[] {
  if (target.startsWith('@site/')) return [target.slice('@site/'.length)]
  const beside = path.posix.join(path.posix.dirname(file), target)
  if (/^\.\.?\//.test(target) || !/\.mdx?$/i.test(target)) return [beside]
  const below = [path.posix.join(tree.dir, target), target.replace(/^\//, '')]
  return target.startsWith('/') ? below : [beside, ...below]
}

export function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() === true
}

function brokenTarget(node: Link, target: string, page: Page, {byFile, byRoute, moved}: LinkTargets): Problem {
  const isRoute = target.startsWith('/')
  const now = moved.get(target)
  if (now !== undefined) {
    return {
      ...place(page, node),
      what: `The link "${node.url}" leads to the old path of a page that moved.`,
      allowed: 'the current path of a page',
      fix: `Write "${now}".`,
    }
  }
  const inTree = [...byFile.values()].filter(({tree}) => tree === page.tree).map(({file}) => file)
  const known = isRoute
    ? [...byRoute.keys()]
    : inTree.map((file) => path.posix.relative(path.posix.dirname(page.file), file))
  return {
    ...place(page, node),
    what: `The link "${node.url}" doesn't lead to a page.`,
    allowed: isRoute
      ? 'a path of the site with its trailing slash, for example /docs/introduction/'
      : `the path of a file below ${page.tree.dir}/ with its extension, or for pages of other folders the page path, for example /blog/`,
    fix: fixUnknown(target, known),
  }
}

function checkImage(node: Image, page: Page, {siteDir, policy}: LinkTargets): Problem[] {
  const problems = checkAlt(node, page)
  if (node.url.trim() === '') return [...problems, emptyAddress(node, page)]
  if (isForeign(node.url)) {
    return allows(policy['img-src'], node.url) ? problems : [...problems, foreignImage(node, page)]
  }
  const url = decoded(node.url.replace(/[?#].*$/s, ''))
  if (url === undefined) return [...problems, badEncoding(node, page)]
  const file = imageFile(url, page.file)
  if (!isFile(path.join(siteDir, file))) {
    problems.push({
      ...place(page, node),
      what: `The image "${node.url}" doesn't exist (looked for ${file}).`,
      allowed: 'a path relative to the page, or one that starts with / for a file below static/',
      fix: 'Correct the path, or add the file.',
    })
  }
  return problems
}
