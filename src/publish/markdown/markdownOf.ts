import type {Root as Tree} from 'hast'
import type {Root} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import rehypeRemark from 'rehype-remark'
import {unified} from 'unified'
import {nodeHandlers, pageHandlers} from './handlers'
import type {LinkContext} from './links'
import {readMain} from './readMain'
import {text} from './text'

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one', handlers: {text}})
  .freeze()

/** The main content as the tree of a Markdown text. */
export function convert(main: Tree, links: LinkContext): Root {
  return unified()
    .use(rehypeRemark, {handlers: pageHandlers(links), nodeHandlers: nodeHandlers(links)})
    .runSync(main)
}

/**
 * The main content of a page as Markdown, without the parts that only lead elsewhere or need a script.
 * @param html of the whole page. @returns undefined for a page without main content.
 */
export function markdownOf(html: string, links: LinkContext): string | undefined {
  const main = readMain(html)
  return main && writer.stringify(convert(main, links))
}
