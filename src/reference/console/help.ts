/** A page that helps, on this site. `tests/unit/consoleHelp.test.ts` proves that each exists. */
export type HelpLink = {to: string; label: string}

/** The pages that explanations lead to. */
export const help = {
  getToken: {to: '/docs/api-description/#get-a-token', label: 'How to get a token'},
  roles: {to: '/docs/api-description/#required-roles', label: 'Which role for which call'},
  errors: {to: '/docs/api-description/#errors', label: 'What the API answers when something is wrong'},
  address: {to: '/docs/api-description/#two-apis-on-one-server', label: 'How addresses are made'},
  paging: {to: '/docs/api-description/#paging-and-filters', label: 'Paging and filters'},
  client: {to: '/docs/getting-started/realm-configuration/#first-client', label: 'Redirect URIs and web origins'},
  tokenLife: {to: '/docs/getting-started/tokens-and-keys/#1-set-the-token-lifetimes', label: 'How long tokens live'},
  decode: {to: '/articles/jwts/decoding-jwt-structure/#4-read-the-payload', label: 'What is in the token'},
  findOrganization: {to: '/api/get-organizations/', label: 'Find an organization and its id'},
} as const satisfies Readonly<Record<string, HelpLink>>
