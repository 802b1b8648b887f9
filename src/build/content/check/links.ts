import {existsSync} from 'node:fs'
import path from 'node:path'
import type {Problem} from '../../../lib/problem'
import type {Body} from './body'
import {fixUnknown} from './frontMatter'
import type {Page} from './page'

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
  /** New paths of pages, by the earlier ones. */
  moved: ReadonlyMap<string, string>
  /** Puts the brand's values in the place of tokens. */
  replaceTokens: (text: string) => string
}

/** Every link and image of a page that leads nowhere. */
export function checkLinks(page: Page, targets: LinkTargets): Problem[] {
  const {links, images} = page.body
  return [
    ...links.flatMap((link) => checkLink(link, page, targets)),
    ...images.flatMap((image) => checkImage(image, page, targets)),
  ]
}

type Link = Body['links'][number]
type Image = Body['images'][number]

function place({file}: Page, {line, column}: Link | Image): Pick<Problem, 'file' | 'line' | 'column'> {
  return {file, line, column}
}

function checkLink(node: Link, page: Page, targets: LinkTargets): Problem[] {
  const url = targets.replaceTokens(node.url)
  if (/^(https?:|mailto:|tel:)/.test(url)) return []
  const [target = '', fragment] = url.split('#', 2)
  const found = target === '' ? page : resolve(target, page, targets)
  if (found === 'missing') return [brokenTarget(node, target, page, targets)]
  if (fragment === undefined || found === 'no anchors' || found.body.anchors.includes(fragment)) return []
  return [
    {
      ...place(page, node),
      what: `The link "${node.url}" names the anchor "#${fragment}", which ${found === page ? 'this page' : found.file} does not have.`,
      allowed: found.body.anchors.map((anchor) => `#${anchor}`).join(', ') || 'no anchor: the page has no headings',
      fix: fixUnknown(fragment, found.body.anchors),
    },
  ]
}

/** A path that starts with a slash is a route or a static file; any other is a file beside the page. */
function resolve(
  target: string,
  page: Page,
  {siteDir, byFile, byRoute, unread}: LinkTargets,
): Page | 'no anchors' | 'missing' {
  if (target.startsWith('/')) {
    if (unread.some((file) => target.includes(path.posix.basename(file).replace(/\.mdx?$/, '')))) return 'no anchors'
    if (byRoute.has(target)) return byRoute.get(target) ?? 'no anchors'
    return existsSync(path.join(siteDir, 'static', target)) && !target.endsWith('/') ? 'no anchors' : 'missing'
  }
  const file = path.posix.join(path.posix.dirname(page.file), decodeURI(target))
  if (unread.includes(file)) return 'no anchors'
  const linked = byFile.get(file)
  // Docusaurus resolves file paths only inside a tree.
  return linked?.tree === page.tree ? linked : 'missing'
}

function brokenTarget(node: Link, target: string, page: Page, {byFile, byRoute, moved}: LinkTargets): Problem {
  const isRoute = target.startsWith('/')
  const now = moved.get(target)
  if (now !== undefined) {
    return {
      ...place(page, node),
      what: `The link "${node.url}" leads to where the page was before it moved.`,
      allowed: 'the present path of a page',
      fix: `Write "${now}".`,
    }
  }
  const inTree = [...byFile.values()].filter(({tree}) => tree === page.tree).map(({file}) => file)
  const known = isRoute
    ? [...byRoute.keys()]
    : inTree.map((file) => path.posix.relative(path.posix.dirname(page.file), file))
  return {
    ...place(page, node),
    what: `The link "${node.url}" leads to no page.`,
    allowed: isRoute
      ? 'a path of the site with its trailing slash, for example /docs/introduction/'
      : `the path of a file below ${page.tree.dir}/ with its ending; pages of other folders by their path, for example /blog/`,
    fix: fixUnknown(target, known),
  }
}

function checkImage(node: Image, page: Page, {siteDir}: LinkTargets): Problem[] {
  const problems: Problem[] = []
  if (node.alt.trim() === '') {
    problems.push({
      ...place(page, node),
      what: `The image "${node.url}" has no alternative text.`,
      fix: 'Write between the brackets what a reader who cannot see it needs: ![…](…).',
    })
  }
  const file = node.url.startsWith('/') ? path.join('static', node.url) : path.join(path.dirname(page.file), node.url)
  if (/^https?:/.test(node.url)) {
    problems.push({
      ...place(page, node),
      what: `The image "${node.url}" comes from another site.`,
      allowed: 'files of this repository: readers load nothing from others',
      fix: 'Save the image beside the page or below static/img/, mind its licence, and link that file.',
    })
  } else if (!existsSync(path.join(siteDir, file))) {
    problems.push({
      ...place(page, node),
      what: `The image "${node.url}" does not exist (looked for ${file}).`,
      allowed: 'a path relative to the page, or one that starts with / for a file below static/',
      fix: 'Correct the path, or add the file.',
    })
  }
  return problems
}
