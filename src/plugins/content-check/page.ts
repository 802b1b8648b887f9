import path from 'node:path'
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils'
import type {Heading, Nodes, Root} from 'mdast'
import {toString} from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {VFileMessage} from 'vfile-message'
import type {ContentTree} from '../../data/contentTrees'
import type {Problem} from '../../lib/problem'
import {readFrontMatter, type FrontMatter} from './frontMatter'

/** One file that a writer edits, read. */
export type Page = {
  /** Path relative to the site's root, with forward slashes. */
  file: string
  tree: ContentTree
  source: string
  frontMatter: FrontMatter
  root: Root
  /** The ids that a link's `#fragment` may name. */
  anchors: ReadonlySet<string>
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze()

/** Parses a page. The problems say why it could not be. */
export function parsePage(file: string, source: string, tree: ContentTree): Page | Problem {
  const frontMatter = readFrontMatter(source, file)
  if ('what' in frontMatter) return frontMatter
  try {
    const root = processor.parse(source)
    return {file, tree, source, frontMatter, root, anchors: collectAnchors(root)}
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return {
      file,
      line: error.line ?? 1,
      column: error.column ?? 1,
      what: `The page is not valid MDX: ${error.reason}.`,
      fix: 'In prose, write \\{ and \\< (or put the text into `code`); close every tag.',
    }
  }
}

function collectAnchors(root: Root): Set<string> {
  const slugger = createSlugger()
  const anchors = new Set<string>()
  visit(root, (node: Nodes) => {
    if (node.type === 'heading') anchors.add(headingId(node, slugger))
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const id = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')
      if (id !== undefined && typeof id.value === 'string') anchors.add(id.value)
    }
  })
  return anchors
}

function headingId(heading: Heading, slugger: ReturnType<typeof createSlugger>): string {
  // MDX has no `{#id}`: an explicit id is the comment `{/* #id */}` at the heading's end.
  const last = heading.children.at(-1)
  const comment =
    last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined
  if (comment !== undefined) return comment
  const text = toString(heading)
  return parseMarkdownHeadingId(text).id ?? slugger.slug(text)
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
