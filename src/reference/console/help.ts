/** A page that helps, on this site. `tests/unit/consoleHelp.test.ts` proves that each exists. */
export type HelpLink = {to: string; label: string}

/** The pages that explanations lead to. */
export const help = {
  getToken: {to: '/docs/api-description/#get-a-token', label: 'Get a token'},
  roles: {to: '/docs/api-description/#which-role-for-which-call', label: 'Required roles'},
  errors: {to: '/docs/api-description/#errors', label: 'API errors'},
  address: {to: '/docs/api-description/#two-apis-on-one-server', label: 'API addresses'},
  paging: {to: '/docs/api-description/#paging-and-filters', label: 'Paging and filters'},
  client: {to: '/docs/getting-started/realm-configuration/#first-client', label: 'Redirect URIs and web origins'},
  tokenLife: {to: '/docs/getting-started/tokens-and-keys/#1-set-the-token-lifetimes', label: 'Token lifetimes'},
  decode: {to: '/articles/jwts/decoding-jwt-structure/#4-read-the-payload', label: 'Read a token'},
  findOrganization: {to: '/api/get-organizations/', label: 'Find an organization and its ID'},
} as const satisfies Readonly<Record<string, HelpLink>>
