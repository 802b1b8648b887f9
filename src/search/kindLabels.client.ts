import {translate} from '@docusaurus/Translate'
import type {searchKinds} from '../data/search'

/** What readers see for each kind of page, by its ID. */
export const kindLabels = {
  docs: translate({id: 'search.kind.docs', message: 'Docs'}),
  api: translate({id: 'search.kind.api', message: 'API'}),
  articles: translate({id: 'search.kind.articles', message: 'Articles'}),
  guides: translate({id: 'search.kind.guides', message: 'Guides'}),
  blog: translate({id: 'search.kind.blog', message: 'Blog'}),
  site: translate({id: 'search.kind.site', message: 'Site'}),
} satisfies Readonly<Record<(typeof searchKinds)[number]['id'], string>>
