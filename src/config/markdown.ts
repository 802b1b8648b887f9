import path from 'node:path'
import type {MarkdownConfig} from '@docusaurus/types'
import {oneByOne} from '../markdown/oneByOne'
import {replaceBrandTokens, replaceBrandTokensDeep} from '../lib/brandTokens'
import {coverKeys, coverOf} from '../lib/postCover'
import {sourceText} from '../lib/sourceText'
import {brand} from './brand'

/** The bundler begins with all documents at once. With the trees of all of them in memory a build takes gigabytes. */
const turn = oneByOne()

/** What lists show of a post, as front matter. Nothing for other documents. */
function coverIn(filePath: string, content: string): Record<string, string> {
  const cover = path.basename(path.dirname(filePath)) === 'blog' ? coverOf(content) : undefined
  return {
    ...(cover?.chart !== undefined && {[coverKeys.chart]: cover.chart}),
    ...(cover?.screenshot !== undefined && {[coverKeys.screenshot]: cover.screenshot}),
  }
}

/**
 * Brand tokens are replaced in the body before MDX sees it, and in the front matter as it is read. The content check reads
 * pages with the same settings.
 */
export const markdown = {
  // Of `.md`, too: one syntax for all pages, whatever the file is called.
  format: 'mdx',
  // `:smile:` would turn into a picture of one; identifiers such as `urn:acme:role` must not.
  emoji: false,
  preprocessor: ({fileContent}) => replaceBrandTokens(sourceText(fileContent), brand),
  parseFrontMatter: async (params) => {
    await turn()
    const parsed = await params.defaultParseFrontMatter({...params, fileContent: sourceText(params.fileContent)})
    return {
      ...parsed,
      frontMatter: {...replaceBrandTokensDeep(parsed.frontMatter, brand), ...coverIn(params.filePath, parsed.content)},
    }
  },
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} satisfies Partial<MarkdownConfig>
