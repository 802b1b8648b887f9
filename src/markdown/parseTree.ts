import type {Root} from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {reading} from './remark/reading'

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(reading)
  .freeze()

/**
 * The syntax tree of a page.
 * @param source the whole file, with its front matter.
 * @throws VFileMessage where it is not valid MDX.
 */
export function parseTree(source: string): Root {
  const tree = processor.parse(source)
  // What reads the page changes this tree, and makes no other.
  processor.runSync(tree, new VFile(source))
  return tree
}
