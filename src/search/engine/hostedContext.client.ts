import {TAGS_META} from '../searchIndex'

const meta = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Tags of the pages that a page searches in: of no document, of posts, and of the documents of its versions. */
export const tagsOf = (): string[] => meta(TAGS_META).split(' ')

/** What a hosted service is to look through: pages in the language of the page that have one of the tags. */
export const contextFilters = (tags: readonly string[]): (string | string[])[] => [
  `language:${meta('docsearch:language')}`,
  // One that no page has, where the wanted kind has no tags: none at all would mean any.
  tags.length > 0 ? tags.map((tag) => `docusaurus_tag:${tag}`) : 'docusaurus_tag:none',
]
