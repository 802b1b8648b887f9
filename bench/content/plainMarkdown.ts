import path from 'node:path'
import type {Code, Nodes, Paragraph, Parent, PhrasingContent, Root, RootContent} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {toString} from 'mdast-util-to-string'
import {fenceAttributes} from '../../src/markdown/fenceMeta'
import {TRUNCATE} from './page'

/** What {@link plainMarkdown} has to know of the page and of the site. */
export type PlainMarkdownOptions = {
  /** Path of the page's file relative to the site's root, with forward slashes. */
  file: string
  /** File of a page to its route. Links to other files are left as they are. */
  routes: ReadonlyMap<string, string>
  /** Goes before addresses of pages that are not exported, for example `https://example.com`. */
  origin: string
}

/**
 * Reduces MDX to Markdown that any generator reads: panels of tabs follow each other under their labels, figures
 * become their description, screenshots their caption, pictures their alternative text; `<details>` stays, as HTML.
 * Imports, exports and what is drawn from data of this site go: the others' pages are that much lighter.
 *
 *     <Tabs><TabItem value="npm" label="npm">…</TabItem></Tabs>   →   **npm** …
 */
export function plainMarkdown(options: PlainMarkdownOptions) {
  return (tree: Root): Root => ({...tree, children: tree.children.flatMap((node) => plainBlock(node, options))})
}

function plainBlock(node: RootContent, options: PlainMarkdownOptions): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return []
    case 'mdxFlowExpression':
      return /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim()) ? [{type: 'html', value: TRUNCATE}] : []
    case 'mdxJsxFlowElement':
      return plainElement(node, options)
    case 'code':
      return [plainCode(node)]
    case 'mdxTextExpression':
      return []
    case 'mdxJsxTextElement':
      return node.children.flatMap((child) => plainBlock(child, options))
    case 'image':
      return [{type: 'text', value: node.alt ?? ''}]
    case 'link':
      return [{...node, url: plainUrl(node.url, options), children: inside(node, options)}]
    default:
      return 'children' in node ? [withChildren(node, options)] : [node]
  }
}

/** The same node with plain content. Kinds of nodes keep the kinds of content that they may have. */
function withChildren<T extends Parent>(node: T, options: PlainMarkdownOptions): T {
  const children: Parent['children'] = node.children.flatMap((child) => plainBlock(child, options))
  return {...node, children}
}

function inside(node: {children: PhrasingContent[]}, options: PlainMarkdownOptions): PhrasingContent[] {
  return node.children.flatMap((child) => plainBlock(child, options)).filter(isPhrasing)
}

function isPhrasing(node: Nodes): node is PhrasingContent {
  return ['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'break', 'html'].includes(node.type)
}

function plainElement(node: MdxJsxFlowElement, options: PlainMarkdownOptions): RootContent[] {
  const content = node.children.flatMap((child) => plainBlock(child, options))
  if (node.name === 'details') {
    const [summary, ...rest] = content
    const label = summary === undefined ? '' : toString(summary)
    return [{type: 'html', value: `<details><summary>${label}</summary>`}, ...rest, {type: 'html', value: '</details>'}]
  }
  if (node.name === 'TabItem')
    return [strongLine(attributeOf(node, 'label') ?? attributeOf(node, 'value') ?? ''), ...content]
  const description = attributeOf(node, 'description') ?? attributeOf(node, 'caption')
  if (description !== undefined) return [strongLine(attributeOf(node, 'title') ?? ''), paragraph(description)]
  return content
}

function attributeOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function paragraph(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]}
}

function strongLine(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value}]}]}
}

/** Generators agree on the title of a code block only. */
function plainCode(node: Code): Code {
  const title = fenceAttributes(node.meta).get('title')
  return {...node, meta: title === undefined ? null : `title="${title}"`}
}

function plainUrl(url: string, {file, routes, origin}: PlainMarkdownOptions): string {
  if (/^([a-z]+:|#)/.test(url)) return url
  const [target = '', fragment] = url.split('#', 2)
  const hash = fragment === undefined ? '' : `#${fragment}`
  if (target.startsWith('/')) return [...routes.values()].includes(target) ? url : `${origin}${url}`
  const route = routes.get(path.posix.join(path.posix.dirname(file), target))
  return route === undefined ? url : `${route}${hash}`
}
