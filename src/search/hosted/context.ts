import {TAGS_META} from '../searchIndex'

const meta = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Tags of the pages that a page searches in: those that are no documents, posts, and the documents of its versions. */
const tags = (): string[] => meta(TAGS_META).split(' ')

/** What the service is to look through: pages in the language of the page that have one of the tags. */
export const facetFilters = (): (string | string[])[] => [
  `language:${meta('docsearch:language')}`,
  tags().map((tag) => `docusaurus_tag:${tag}`),
]

/** The same for Ask AI, which takes no lists within lists. */
export const filters = (): string =>
  `language:"${meta('docsearch:language')}" AND (${tags()
    .map((tag) => `docusaurus_tag:"${tag}"`)
    .join(' OR ')})`
