import {VFileMessage} from 'vfile-message'
import type {PageTree} from '../editions'
import type {Problem} from '../../lib/problem'
import {brokenFence} from './brokenFence'
import {parseBody, type Body} from './body'
import {readFrontMatter, type FrontMatter} from './frontMatter'
import {mdxFault} from './mdxFault'
import {recover} from './recovery'
import {inAnyLanguage, withoutContext} from './rules'

/** One file that a writer edits, read. */
export type Page = {
  /** Path relative to the site's root, with forward slashes. */
  file: string
  tree: PageTree
  source: string
  frontMatter: FrontMatter
  body: Body
}

/** Why a file can't be read as a page. */
export type BrokenPage = Problem & {
  file: string
  /** What else is wrong with it. */
  more?: readonly Problem[]
  /** What could be read of it. Parts are missing, so only its links are checked. */
  rest?: Page
}

/**
 * Parses a page. The problems say why it could not be.
 * @param readBody what reads its text: see `keptBodies`. Default: `parseBody`.
 */
export async function parsePage(
  file: string,
  source: string,
  tree: PageTree,
  readBody: (source: string) => Promise<Body> = parseBody,
): Promise<Page | BrokenPage> {
  const frontMatter = readFrontMatter(source, file)
  if ('what' in frontMatter) return {...frontMatter, file}
  const fence = brokenFence(source)
  if (fence !== undefined) return {file, ...fence}
  try {
    const body = await (tree.edition?.locale === undefined ? readBody(source) : parseBody(source, inAnyLanguage))
    return {file, tree, source, frontMatter, body}
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    const {faults, rest} = recover(source, error)
    const [first = mdxFault(error, source), ...others] = faults
    const more = others.map((fault) => ({file, ...fault}))
    if (rest === undefined) return {file, ...first, more}
    const body = await parseBody(rest, withoutContext)
    more.push(...body.findings.map((finding) => ({file, ...finding})))
    // The anchors of headings at fault aren't known yet.
    const links = body.links.filter(({url}) => !url.startsWith('#'))
    return {file, ...first, more, rest: {file, tree, source, frontMatter, body: {...body, links}}}
  }
}

/** Where something of a page stands. */
export function place(
  {file}: Page,
  {line, column}: {line: number; column: number},
): Required<Pick<Problem, 'file' | 'line' | 'column'>> {
  return {file, line, column}
}
