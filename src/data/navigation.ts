import {brand} from './brand'
import type {NavGroup, NavLink} from './types'

/** The one navigation tree: navbar, footer and the not-found page are made from it. */
export const navigation: readonly NavGroup[] = [
  {
    label: 'Docs',
    items: [
      {label: 'Introduction', to: '/docs/introduction/'},
      {label: 'Getting started', to: '/docs/getting-started/'},
      {label: 'API description', to: '/docs/api-description/'},
      {label: 'Admin REST API', to: `/api/${brand.slug}-admin-rest-api/`},
    ],
  },
  {
    label: 'Learn',
    items: [
      {label: 'Articles', to: '/articles/introduction/'},
      {label: 'JSON Web Tokens', to: '/articles/category/json-web-tokens-jwt/'},
      {label: 'Guides', to: '/guides/'},
      {label: 'Blog', to: '/blog/'},
    ],
  },
  {
    label: 'Company',
    items: [
      {label: 'Trust centre', to: brand.links.trustCenter},
      {label: 'Source code', to: brand.links.sourceCode},
      {label: 'Affiliates', to: '/docs/affiliate/'},
      {label: 'Support', to: `mailto:${brand.supportEmail}`},
    ],
  },
]

/** The secondary button at the right of the navbar. */
export const contact: NavLink = {label: 'Contact', to: `mailto:${brand.supportEmail}`}

/** The primary button at the right of the navbar. */
export const dashboard: NavLink = {label: 'Dashboard', to: brand.links.dashboard}
