import path from 'node:path'
import type {PageTree} from '../editions'
import type {FrontMatter} from './frontMatter'

/** `01-setup` is published as `setup`; dates and versions keep their numbers. As the framework's DefaultNumberPrefixParser. */
function withoutNumber(name: string): string {
  return /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')
}

/** What decides about the path of a page. */
export type PublishedPage = {
  /** From the root of the site, such as `docs/sso/setup.mdx`. */
  file: string
  tree: PageTree
  frontMatter: FrontMatter
}

/**
 * The path that a page is published at, as the framework computes it.
 * Folders and files keep their names, but for a number before them; `index`, `README` and a page called as its folder take
 * the folder's; `slug` replaces the last part or, with a leading slash, all below the tree; a blog post's date stands in its
 * file name only.
 */
export function pageRoute({file, tree, frontMatter}: PublishedPage): string {
  const {dir, name} = path.posix.parse(path.posix.relative(tree.dir, file))
  const {slug} = frontMatter.values
  const folder = dir.split('/').map(withoutNumber).join('/')
  const isIndex = ['index', 'readme', path.posix.basename(dir).toLowerCase()].includes(name.toLowerCase())
  const own = typeof slug === 'string' ? slug : isIndex ? '' : withoutNumber(name)
  const below = tree.kind === 'blog' || own.startsWith('/') ? own : path.posix.join(folder, own)
  return path.posix.join(tree.routeBase, below, '/').replace(/\/\.\/$/, '/')
}
