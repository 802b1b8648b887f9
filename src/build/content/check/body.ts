import GithubSlugger from 'github-slugger'
import type {Heading, Nodes, Root} from 'mdast'
import {toString} from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import * as z from 'zod'
import {visitScreenshots} from '../visitScreenshots'

const place = {line: z.number(), column: z.number()}

/** The form of a body, also where it has been kept in a file. Lines and columns are 1-based. */
export const bodySchema = z.strictObject({
  /** The ids that a link's `#fragment` may name. */
  anchors: z.array(z.string()),
  links: z.array(z.strictObject({...place, url: z.string()})),
  images: z.array(z.strictObject({...place, url: z.string(), alt: z.string()})),
  /** The name is empty where none is written in quotes. */
  screenshots: z.array(z.strictObject({...place, name: z.string()})),
  /** Lines of the first-level headings. */
  titles: z.array(z.number()),
})

/** What the checks want to know of a page's text: a hundredth of its syntax tree. */
export type Body = z.infer<typeof bodySchema>

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze()

/**
 * The syntax tree of a page.
 * @param source the whole file, with its front matter.
 * @throws VFileMessage where it is not valid MDX.
 */
export function parseTree(source: string): Root {
  return processor.parse(source)
}

/** Reads a page's text, as `parseTree` does. */
export function parseBody(source: string): Body {
  const root = parseTree(source)
  const body: Body = {anchors: collectAnchors(root), links: [], images: [], screenshots: [], titles: []}
  visit(root, (node: Nodes) => {
    if (node.type === 'link') body.links.push({...placeOf(node), url: node.url})
    if (node.type === 'image') body.images.push({...placeOf(node), url: node.url, alt: node.alt ?? ''})
    if (node.type === 'heading' && node.depth === 1) body.titles.push(placeOf(node).line)
  })
  visitScreenshots(root, (name, node) => body.screenshots.push({...placeOf(node), name}))
  return body
}

function placeOf({position}: Pick<Nodes, 'position'>): {line: number; column: number} {
  return {line: position?.start.line ?? 1, column: position?.start.column ?? 1}
}

function collectAnchors(root: Root): string[] {
  const slugger = new GithubSlugger()
  const anchors = new Set<string>()
  visit(root, (node: Nodes) => {
    if (node.type === 'heading') anchors.add(headingId(node, slugger))
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const id = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')
      if (id !== undefined && typeof id.value === 'string') anchors.add(id.value)
    }
  })
  return [...anchors]
}

/** An id that a writer gives a heading: `## Title {#id}`. */
const HEADING_ID = /\{#([^{}]+)\}$/

function headingId(heading: Heading, slugger: GithubSlugger): string {
  // MDX has no `{#id}`: an explicit id is the comment `{/* #id */}` at the heading's end.
  const last = heading.children.at(-1)
  const comment =
    last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined
  if (comment !== undefined) return comment
  const text = toString(heading)
  return HEADING_ID.exec(text)?.[1]?.trim() ?? slugger.slug(text)
}
