import {brand} from './brand'
import {blogPath} from './contentTrees'
import {legalDocuments, legalPath} from './legal'
import type {Brand, NavGroup, NavLink, NavSection} from './types'

const links: Brand['links'] = brand.links

/** A link that the provider may not have. */
const linkTo = (label: string, to: string | undefined): readonly NavLink[] => (to === undefined ? [] : [{label, to}])

const documentation = '/docs/introduction/'
const apiOverview = `/api/${brand.slug}-admin-rest-api/`

/** The parts of the documentation: the bar below the navbar of their pages, and where their breadcrumbs begin. */
export const sections: readonly NavSection[] = [
  {label: 'Docs', to: documentation, base: '/docs/'},
  {label: 'API', to: apiOverview, base: '/api/'},
  {label: 'Guides', to: '/guides/', base: '/guides/'},
  {label: 'Articles', to: '/articles/introduction/', base: '/articles/'},
]

/** The secondary button at the right of the navbar. */
export const contact: NavLink = {label: 'Contact', to: '/contact/'}

/**
 * The one navigation tree: navbar, mobile menu, footer and the not-found page are made from it. Links to trees without pages,
 * such as a blog before its first post, are left out.
 */
export const navigation: readonly NavGroup[] = [
  {
    label: 'Product',
    items: [
      {label: 'Organizations', to: '/product/organizations/'},
      {label: 'Single sign-on', to: '/product/sso/'},
      {label: 'Admin portal', to: '/product/adminportal/'},
      {label: 'Logins and users', to: '/product/identity/'},
      {label: 'Integrations', to: '/product/integrations/'},
      {label: 'On-premises', to: '/product/onprem/'},
      {label: 'API and webhooks', to: '/docs/api/'},
      {label: 'Audit logs', to: '/docs/audit-logs/'},
    ],
  },
  {
    label: 'Hosting',
    items: [
      {label: 'Managed hosting', to: '/hosting/'},
      {label: 'Deployments and regions', to: '/hosting/deployments/'},
      {label: 'Backups', to: '/hosting/backups/'},
      {label: 'Monitoring', to: '/hosting/monitoring/'},
      {label: 'Version upgrades', to: '/hosting/version-upgrades/'},
      {label: 'Self-hosted or managed', to: '/hosting/self-host-vs-managed/'},
      ...linkTo('Self-serve dashboard', links.dashboard),
    ],
  },
  {
    label: 'Support',
    items: [
      {label: 'Overview', to: '/support/'},
      {label: '24/7 support', to: '/support/24-7-on-call/'},
      {label: 'Emergency support', to: '/support/emergency-support/'},
      {label: 'Migrate to Keycloak', to: '/support/migrate-to-keycloak/'},
      {label: 'Version upgrades', to: '/support/version-upgrades/'},
      {label: 'Community', to: '/support/community/'},
      {label: 'Email support', to: `mailto:${brand.supportEmail}`},
      ...linkTo('Trust center', links.trustCenter),
    ],
  },
  {
    label: 'Developers',
    items: [
      {label: 'Documentation', to: documentation},
      {label: 'Getting started', to: '/docs/getting-started/'},
      {label: 'Admin REST API', to: apiOverview},
      {label: 'API conventions', to: '/docs/api-description/'},
      {label: 'Tokens and claims', to: '/docs/organizations/active-organization/'},
      {label: 'Articles', to: '/articles/introduction/'},
      {label: 'JSON Web Tokens', to: '/articles/category/json-web-tokens-jwt/'},
      {label: 'Guides', to: '/guides/'},
    ],
  },
  {
    label: 'Company',
    placement: 'footer',
    items: [
      {label: 'About', to: '/company/about/'},
      {label: 'Careers', to: '/company/careers/'},
      {label: 'Contact', to: contact.to},
      {label: 'Log in, register', to: '/access/'},
      {label: 'News', to: blogPath},
      {label: 'Affiliates', to: '/docs/affiliate/'},
      {label: 'Quality', to: '/quality/'},
      {label: 'Source code', to: links.sourceCode},
      ...linkTo('Videos', links.video),
      ...linkTo('Posts on other sites', links.blogPlatform),
    ],
  },
  {
    label: 'Legal',
    placement: 'footer',
    items: Object.values(legalDocuments).map(({id, title}) => ({label: title, to: legalPath(id)})),
  },
]

/** The links of the navbar that need no menu, after the menus. */
export const navbarLinks: readonly NavLink[] = [
  {label: 'Docs', to: documentation, marked: sections.map(({base}) => base)},
  {label: 'Pricing', to: '/pricing/'},
  {label: 'Blog', to: blogPath},
]

/** The primary button at the right of the navbar, if the provider has a dashboard. */
export const dashboard: readonly (NavLink & {tooltip: string})[] = linkTo('Dashboard', links.dashboard).map((link) => ({
  ...link,
  tooltip: 'Log in to your dashboard, or register for one',
}))
