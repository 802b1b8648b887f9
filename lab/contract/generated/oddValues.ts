import fc from 'fast-check'

/** Strings that servers, paths and databases often get wrong. */
export const ODD_STRINGS = [
  '',
  ' ',
  ' padded ',
  'a/b',
  'a\\b',
  '.',
  '..',
  'a;b',
  'a%2Fb',
  '%41',
  '100%',
  'a+b',
  'a&b=c',
  'a?b#c',
  '{x}',
  '*',
  "it's",
  '"quoted"',
  'Grüße',
  '日本語',
  '🔑',
  'line\nbreak',
  'tab\there',
  'null',
  '0',
  '<b>bold</b>',
]

/** Lengths at which columns and checks of the server end. */
export const LENGTHS = [1, 36, 37, 100, 101, 254, 255, 256, 1024, 1025, 2048, 2049, 4000, 4001]

/** What is longer than this has no limit worth naming. */
export const LONGEST = 4001

/**
 * Values without which a field means nothing to the server. Where the server would connect to what the field names, there
 * are no others: port 1 of this machine refuses at once, so no generated call leaves the machine.
 */
export const KNOWN: Readonly<Record<string, {values: readonly string[]; only?: true}>> = {
  connectionUrl: {values: ['ldap://localhost:1', 'ldaps://127.0.0.1:1', 'nowhere', ''], only: true},
  connectionTimeout: {values: ['500']},
  fromUrl: {values: ['http://localhost:1/', 'https://127.0.0.1:1/metadata'], only: true},
  url: {
    values: ['http://localhost:1/hook', 'http://localhost:1/a?b=c', `http://localhost:1/${'u'.repeat(2029)}`],
    only: true,
  },
  firstBrokerLoginFlowAlias: {values: ['first broker login']},
  postBrokerLoginFlowAlias: {values: ['post org broker login']},
  post_broker_flow: {values: ['post org broker login']},
  providerId: {values: ['oidc', 'saml', 'oidc', 'keycloak-oidc']},
  identityProviderMapper: {values: ['oidc-user-attribute-idp-mapper', 'hardcoded-attribute-idp-mapper']},
}

/** A value of another type than the schemas of this API want. */
export const wrongValues: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  '',
  'x'.repeat(256),
  'x'.repeat(5000),
  0,
  -1,
  1e20,
  1.5,
  true,
  [],
  [null],
  {},
  {a: 1},
  ['a', 'a'],
)
