import type {MarkdownConfig} from '@docusaurus/types'
import {replaceBrandTokens, replaceBrandTokensDeep} from '../lib/brandTokens'
import {brand} from './brand'

/** Brand tokens are replaced in the body before MDX sees it, and in the front matter as it is read. */
export const markdown = {
  format: 'detect',
  // `:smile:` would turn into a picture of one; identifiers such as `urn:acme:role` must not.
  emoji: false,
  preprocessor: ({fileContent}) => replaceBrandTokens(fileContent, brand),
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params)
    return {...parsed, frontMatter: replaceBrandTokensDeep(parsed.frontMatter, brand)}
  },
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} satisfies Partial<MarkdownConfig>
