import path from 'node:path'
import {VFileMessage} from 'vfile-message'
import type {ContentTree} from '../../../data/contentTrees'
import type {Problem} from '../../../lib/problem'
import {brokenFence} from './brokenFence'
import {parseBody, type Body} from './body'
import {readFrontMatter, type FrontMatter} from './frontMatter'

/** One file that a writer edits, read. */
export type Page = {
  /** Path relative to the site's root, with forward slashes. */
  file: string
  tree: ContentTree
  source: string
  frontMatter: FrontMatter
  body: Body
}

/**
 * Parses a page. The problems say why it could not be.
 * @param readBody what reads its text: see `keptBodies`. Default: `parseBody`.
 */
export async function parsePage(
  file: string,
  source: string,
  tree: ContentTree,
  readBody: (source: string) => Promise<Body> = parseBody,
): Promise<Page | Problem> {
  const frontMatter = readFrontMatter(source, file)
  if ('what' in frontMatter) return frontMatter
  const fence = brokenFence(source)
  if (fence !== undefined) return {file, ...fence}
  try {
    return {file, tree, source, frontMatter, body: await readBody(source)}
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return {
      file,
      ...faultPlace(error),
      what: `The page is not valid MDX: ${error.reason}.`,
      fix: 'In prose, write \\{ and \\< (or put the text into `code`); close every tag.',
    }
  }
}

/**
 * The path that a page is published at.
 * Folders and files keep their names; an index page takes its folder's; `slug` replaces the last part or, with a
 * leading slash, all below the tree; a blog post's date stands in its file name only.
 */
export function pageRoute({file, tree, frontMatter}: Pick<Page, 'file' | 'tree'> & {frontMatter: FrontMatter}): string {
  const inside = path.posix.relative(tree.dir, file).replace(/\.mdx?$/, '')
  const {slug} = frontMatter.values
  const folder = path.posix.dirname(inside)
  const own =
    typeof slug === 'string' ? slug : inside.replace(/(^|\/)index$/, '$1').slice(folder === '.' ? 0 : folder.length + 1)
  const below = tree.kind === 'blog' || own.startsWith('/') ? own : path.posix.join(folder, own)
  return path.posix.join(tree.routeBase, below, '/').replace(/\/\.\/$/, '/')
}

/** Of a tag that nobody closes, the parser knows the end of what holds it, and names the tag's place in its message. */
function faultPlace({line = 1, column = 1, reason}: VFileMessage): {line: number; column: number} {
  const [, tagLine, tagColumn] = /`<[^`]*>` \((\d+):(\d+)-/.exec(reason) ?? []
  return tagLine === undefined ? {line, column} : {line: Number(tagLine), column: Number(tagColumn)}
}
