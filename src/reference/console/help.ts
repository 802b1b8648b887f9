import {translate} from '@docusaurus/Translate'

/** A page that helps, on this site. `tests/unit/consoleHelp.test.ts` proves that each exists. */
export type HelpLink = {to: string; label: string}

/** The pages that explanations lead to. */
export const help = {
  getToken: {
    to: '/docs/api-description/#get-a-token',
    label: translate({id: 'site.console.help.getToken', message: 'Get a token'}),
  },
  roles: {
    to: '/docs/api-description/#which-role-for-which-call',
    label: translate({id: 'site.console.help.roles', message: 'Required roles'}),
  },
  errors: {
    to: '/docs/api-description/#errors',
    label: translate({id: 'site.console.help.errors', message: 'API errors'}),
  },
  address: {
    to: '/docs/api-description/#two-apis-on-one-server',
    label: translate({id: 'site.console.help.address', message: 'API addresses'}),
  },
  paging: {
    to: '/docs/api-description/#paging-and-filters',
    label: translate({id: 'site.console.help.paging', message: 'Paging and filters'}),
  },
  client: {
    to: '/docs/getting-started/realm-configuration/#first-client',
    label: translate({id: 'site.console.help.client', message: 'Redirect URIs and web origins'}),
  },
  tokenLife: {
    to: '/docs/getting-started/tokens-and-keys/#1-set-the-token-lifetimes',
    label: translate({id: 'site.console.help.tokenLife', message: 'Token lifetimes'}),
  },
  decode: {
    to: '/articles/jwts/decoding-jwt-structure/#4-read-the-payload',
    label: translate({id: 'site.console.help.decode', message: 'Read a token'}),
  },
  findOrganization: {
    to: '/api/get-organizations/',
    label: translate({id: 'site.console.help.findOrganization', message: 'Find an organization and its ID'}),
  },
} as const satisfies Readonly<Record<string, HelpLink>>
