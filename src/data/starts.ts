import type {NavLink} from './types'

/** Where a reader starts who does not know which page they want: on the search page and on the not-found page. */
export const starts: readonly NavLink[] = [
  {label: 'Documentation', to: '/docs/introduction/'},
  {label: 'Getting started', to: '/docs/getting-started/'},
  {label: 'Articles', to: '/articles/introduction/'},
  {label: 'News', to: '/blog/'},
]
