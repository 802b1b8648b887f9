import type {Search} from './types'

/** Words of one language. */
export type SearchWords = {
  /** What readers type for a thing that pages call by another name: one word on the left, any words on the right. */
  synonyms: Readonly<Record<string, string>>
  /** Searches that find something, for those that find nothing. */
  suggestions: readonly string[]
}

/** What answers searches and questions. Every field is explained in `./types.ts`; the default needs no account and no server. */
export const search: Search = {}

/** Where the page of results is. */
export const searchPath = `/${search.searchPagePath ?? 'search'}/`

/** The search engine that readers without JavaScript are offered, limited to this site. */
export const searchElsewhere = {label: 'Search with DuckDuckGo', action: 'https://duckduckgo.com/'} as const

/**
 * The kinds of pages that readers can choose among, by where they are. A page is of the first that fits.
 * `src/search/kindLabels.client.ts` has their names.
 */
export const searchKinds = [
  {id: 'docs', path: '/docs/'},
  {id: 'api', path: '/api/'},
  {id: 'articles', path: '/articles/'},
  {id: 'guides', path: '/guides/'},
  {id: 'blog', path: '/blog/'},
  {id: 'site', path: '/'},
] as const

/** Words for the search, for each language of the site. */
export const searchWords: Readonly<Record<string, SearchWords>> = {
  en: {
    synonyms: {
      mfa: 'second factor',
      '2fa': 'second factor',
      sso: 'single sign-on',
      idp: 'identity provider',
      ciam: 'identity',
      signup: 'register',
      tenant: 'organization',
      pagination: 'paging',
      premises: 'own servers',
      cost: 'price',
      unlock: 'lift lock',
    },
    suggestions: ['first login', 'invitation link', 'webhook signature', 'redirect uri'],
  },
}
