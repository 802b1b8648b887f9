import type {Nodes, Paragraph, Parents, PhrasingContent} from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {languageNames} from '../../markdown/remark/highlightCode/languages'

const markdown = unified().use(remarkParse).use(remarkGfm)

/** Writes what the site's pages read as the same: what MDX or a directive would take for its own is escaped. */
const mdx = unified()
  .use(remarkStringify, {
    bullet: '-',
    resourceLink: true,
    handlers: {
      // At the start of a line MDX would take the word for code.
      text: ({value}: {value: string}, _parent: unknown, state, info) =>
        state
          .safe(value, info)
          .replaceAll(/^(?:export|import)\b/gm, (word) => `&#x${word.charCodeAt(0).toString(16)};${word.slice(1)}`),
    },
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMdx)
  .use(remarkDirective)

const written = new Map<string, string>()

/**
 * Text in CommonMark as MDX reads it. HTML is shown as it is written, but for line breaks; a heading becomes a bold line,
 * because those of the page are its own.
 */
export function prose(text: string): string {
  const known = written.get(text)
  if (known !== undefined) return known
  const tree = markdown.parse(text.trim())
  visit(tree, adapt)
  const result = mdx.stringify(tree).trim()
  written.set(text, result)
  return result
}

/** Text that is no Markdown, as MDX reads it. */
export function literal(text: string): string {
  return mdx.stringify({type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value: text}]}]}).trim()
}

function adapt(node: Nodes, index: number | undefined, parent: Parents | undefined): void {
  if (node.type === 'code' && !languageNames.includes(node.lang ?? '')) node.lang = 'text'
  if (parent === undefined || index === undefined) return
  if (node.type === 'heading')
    replace(parent, index, {type: 'paragraph', children: [{type: 'strong', children: node.children}]})
  if (node.type === 'html') replace(parent, index, plainHtml(node.value, parent))
}

function plainHtml(html: string, {type}: Parents): Paragraph | PhrasingContent {
  const text: PhrasingContent = /^<br\s*\/?>$/i.test(html) ? {type: 'break'} : {type: 'text', value: html}
  return ['root', 'blockquote', 'listItem'].includes(type) ? {type: 'paragraph', children: [text]} : text
}

function replace({children}: {children: Nodes[]}, index: number, node: Nodes): void {
  children[index] = node
}

/** An element with properties, whose type the caller states by `satisfies`, and Markdown in it. */
export function element(name: string, props: object, ...children: readonly string[]): string {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => ` ${key}={${JSON.stringify(value)}}`)
    .join('')
  const content = children.filter((child) => child !== '')
  if (content.length === 0) return `<${name}${attributes} />`
  return `<${name}${attributes}>\n\n${content.join('\n\n')}\n\n</${name}>`
}

/** A heading of the second level. @param id its anchor, which is the same in every language. */
export const heading = (text: string, id: string): string => `## ${text} {/* #${id} */}`

/** A block of code. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${code}\n${ticks}`
}

/** Front matter and body. */
export function page(frontMatter: Readonly<Record<string, unknown>>, ...body: readonly string[]): string {
  const fields = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `---\n${fields.join('\n')}\n---\n\n${body.filter((part) => part !== '').join('\n\n')}\n`
}
