import path from 'node:path'
import type {MarkdownConfig} from '@docusaurus/types'
import type {Node} from 'unist'
import {oneByOne} from '../markdown/oneByOne'
import {replaceBrandTokens, replaceBrandTokensDeep} from '../lib/brandTokens'
import {coverKeys, coverOf} from '../lib/postCover'
import {SiteError} from '../lib/problem'
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

/** What the framework calls for a file that isn't there. Before a build, the content check has found it, with similar names. */
function noFile(kind: 'link' | 'image') {
  return ({sourceFilePath: file, url, node}: {sourceFilePath: string; url: string; node: Node}): never => {
    const {line, column} = node.position?.start ?? {}
    throw new SiteError({
      file,
      ...(line !== undefined && {line}),
      ...(column !== undefined && {column}),
      what: `The ${kind} "${url}" doesn't lead to a file.`,
      fix: 'Correct the path, which begins at the folder of this page. "npm run check" names similar ones.',
    })
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
  hooks: {onBrokenMarkdownLinks: noFile('link'), onBrokenMarkdownImages: noFile('image')},
} satisfies Partial<MarkdownConfig>
