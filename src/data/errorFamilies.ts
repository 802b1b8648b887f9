/** A page of `docs/errors`: errors that belong together from a reader's point of view. */
export type ErrorFamily = {
  /** Also the name of the page in `docs/errors`. */
  id: string
  /** Errors with one of these in their text belong here, whatever page explains them. */
  terms: readonly RegExp[]
  /** The other errors of these pages belong here: paths below `docs/`, of pages or of folders. */
  pages: readonly string[]
  /** All errors of these pages belong here, as if they matched a term. Default: none. */
  wholePages?: readonly string[]
}

/**
 * The families in their order of precedence: the first with a matching term gets an error, then the first with its page.
 * A test reports pages whose errors belong to none. Divide a family when its page has 50,000 characters for a program, at
 * which programs often stop to read.
 */
export const errorFamilies: readonly ErrorFamily[] = [
  {
    id: 'redirects',
    terms: [/redirect[_ ]?uri/i, /redirect loop/i, /\bCORS\b/, /Access-Control/, /Failed to fetch/, /post.?logout/i],
    pages: [],
  },
  {
    id: 'saml',
    terms: [/\bSAML\b/, /NameID/i, /AuthnRequest/, /\bassertions?\b/i],
    pages: ['sso/saml-application'],
  },
  {id: 'webhooks', terms: [/webhook/i, /X-Keycloak-Signature/], pages: ['audit-logs']},
  {
    id: 'email',
    terms: [/SMTP/, /Failed to send email/, /\be-?mails? (?:arrives?|says)\b/i, /\bno email\b/i, /invitation email/],
    pages: ['getting-started/email', 'authentication/magic-links'],
  },
  {id: 'sessions', terms: [], pages: [], wholePages: ['sessions']},
  {
    id: 'tokens',
    terms: [
      /Code not valid|Invalid client\b|Session not active/,
      /invalid_grant|invalid_token|invalid_client|unauthorized_client|invalid_scope/,
      /\btokens?\b/i,
      /code_challenge|code_verifier|PKCE/,
      /\baud(?:ience)?\b/,
    ],
    pages: ['getting-started/client-scopes', 'getting-started/tokens-and-keys'],
  },
  {
    id: 'organizations',
    terms: [/organization/i, /invitation/i],
    pages: ['organizations', 'native-organizations', 'admin-portal'],
  },
  {id: 'applications', terms: [], pages: ['backends', 'securing-applications', 'tools']},
  {id: 'single-sign-on', terms: [], pages: ['sso']},
  {
    id: 'login-page',
    terms: [/Invalid (?:username|user credentials)/, /User already exists/, /passkey/i],
    pages: [
      'authentication',
      'getting-started',
      'security',
      'users/account-console',
      'users/consent-and-terms',
      'users/delete-account',
      'users/registration-fields',
    ],
  },
  {id: 'server-log', terms: [], pages: ['operations/log-streaming', 'users/active-directory', 'users/ldap']},
  {id: 'server', terms: [], pages: ['configuration', 'hosting', 'operations', 'self-service', 'service', 'upgrades']},
  {
    id: 'admin-api',
    terms: [],
    pages: ['api', 'api-description', 'introduction', 'keycloak', 'user-migration', 'users'],
  },
]
