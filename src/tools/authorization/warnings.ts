import {isLoopbackHost} from '../../lib/loopback'
import type {Finding, PageLink} from '../report'
import type {AuthorizationRequest} from './request'

type Warning = {
  applies: (request: AuthorizationRequest) => boolean
  severity: 'error' | 'warning' | 'note'
  title: string
  text?: string
  fix: string
  page?: PageLink
}

const redirects = {
  label: 'Redirect URI errors',
  path: '/docs/errors/redirects/#compare-the-request-with-the-client',
}
const register = {label: 'Register a client', path: '/docs/securing-applications/'}
const silent = {label: 'Log in silently', path: '/docs/getting-started/sample/'}
const scopes = {label: 'Client scopes', path: '/docs/getting-started/client-scopes/#how-client-scopes-work'}

/** Redirect URIs can have a wildcard, with which they are no URLs. */
const isLoopback = (address: string): boolean =>
  isLoopbackHost(/^http:\/\/(\[[^\]]*\]|[^:/?]*)/i.exec(address)?.[1] ?? '')
const scopesOf = ({scope}: AuthorizationRequest): string[] => scope.split(/\s+/)

const warnings: readonly Warning[] = [
  {
    applies: ({issuer}) => issuer.includes('/auth/realms/'),
    severity: 'warning',
    title: 'The issuer contains `/auth`.',
    text: 'Keycloak has had no `/auth` in its addresses since 17. A server without that path answers `404`.',
    fix: 'Remove `/auth`, unless your server sets `http-relative-path` to it.',
    page: {label: 'Hostname and proxy', path: '/docs/operations/hostname-and-proxy/#how-keycloak-finds-its-address'},
  },
  {
    applies: ({redirectUri}) => redirectUri.includes('*'),
    severity: 'error',
    title: 'The redirect URI contains `*`.',
    text: 'Only the list of the client can have a wildcard. Keycloak would send the browser to an address with an asterisk.',
    fix: 'Send the exact address of your callback.',
    page: {label: 'Allow exact redirect URIs', path: '/docs/security/allow-deny-lists/#by-redirect-uri'},
  },
  {
    applies: ({redirectUri}) => redirectUri.includes('#'),
    severity: 'error',
    title: 'The redirect URI contains a fragment.',
    text: 'Keycloak refuses it with `Invalid parameter: redirect_uri`.',
    fix: 'Remove the part from `#` on. Keep a page’s route in `state` or in your session.',
    page: redirects,
  },
  {
    applies: ({redirectUri}) => redirectUri === '+',
    severity: 'error',
    title: '`+` isn’t a redirect URI.',
    text: 'In **Web origins**, `+` stands for the origins of all redirect URIs. A request needs an address.',
    fix: 'Send the exact address of your callback.',
    page: redirects,
  },
  {
    applies: ({redirectUri}) => /^http:/i.test(redirectUri) && !isLoopback(redirectUri),
    severity: 'error',
    title: 'The redirect URI uses HTTP, so the code crosses the network unencrypted.',
    fix: 'Use HTTPS. HTTP is fine for `localhost` and `127.0.0.1` only.',
    page: redirects,
  },
  {
    applies: ({redirectUri}) => !/^[a-z][a-z0-9+.-]*:/i.test(redirectUri) && redirectUri !== '+',
    severity: 'error',
    title: 'The redirect URI isn’t an absolute address.',
    fix: 'Write it with its scheme, such as `https://app.acme.example/callback`.',
    page: redirects,
  },
  {
    applies: (request) => !scopesOf(request).includes('openid'),
    severity: 'warning',
    title: 'The scope lacks `openid`, so the answer has no ID token.',
    text: 'Without `openid`, Keycloak answers an OAuth 2.0 request: it returns an access token, and userinfo refuses that token.',
    fix: 'Add `openid` to the scope if your app logs users in.',
    page: scopes,
  },
  {
    applies: ({responseType}) => /\btoken\b/.test(responseType.replace('id_token', '')),
    severity: 'error',
    title: 'This response type is the implicit flow: the access token becomes a part of the address.',
    text: 'Browsers keep addresses in their history. OAuth 2.1 removes this flow, and clients in Keycloak have it off by default.',
    fix: 'Use the response type `code` with PKCE. It works in single-page apps too.',
    page: register,
  },
  {
    applies: ({responseType, responseMode}) => responseType.includes('token') && responseMode === 'query',
    severity: 'error',
    title: 'Keycloak refuses `response_mode=query` for tokens.',
    text: "The error is `Response_mode 'query' not allowed for implicit or hybrid flow`.",
    fix: 'Leave `response_mode` out, or use `fragment` or `form_post`.',
    page: register,
  },
  {
    applies: ({pkce, responseType}) => pkce === '' && responseType.includes('code'),
    severity: 'warning',
    title: 'The request has no PKCE.',
    text: 'A client that requires it refuses the request with `Missing parameter: code_challenge_method`.',
    fix: 'Use `S256`. In the client, set **PKCE Method** to `S256`.',
    page: register,
  },
  {
    applies: (request) => scopesOf(request).includes('offline_access'),
    severity: 'warning',
    title: '`offline_access` starts a session that stays after the user logs out.',
    fix: 'Request it only for work without the user. For longer logins, change the limits of the session.',
    page: {label: 'Offline access', path: '/docs/sessions/offline-access/#why-users-have-to-log-in-again-everywhere'},
  },
  {
    applies: ({prompt}) => prompt === 'none',
    severity: 'warning',
    title: '`prompt=none` never shows a page, and browsers block it across sites.',
    text: 'In a hidden frame, the browser sends no cookie if the app and the login have different sites. Keycloak then answers `login_required` although the user has a session.',
    fix: 'Serve both below one domain, such as `app.example.com` and `auth.example.com`, or redirect the whole page.',
    page: silent,
  },
  {
    applies: ({prompt, idpHint}) => prompt === 'none' && idpHint !== '',
    severity: 'note',
    title: 'With `prompt=none`, Keycloak ignores `kc_idp_hint`.',
    text: 'It doesn’t ask the provider whether the user has a session there. Without a session in Keycloak, the answer is `login_required`.',
    fix: 'Leave `prompt` out.',
    page: {label: 'Skip the login page', path: '/docs/authentication/social-login/#skip-the-login-page'},
  },
  {
    applies: ({prompt}) => prompt === 'select_account',
    severity: 'warning',
    title: 'Keycloak ignores `prompt=select_account`.',
    text: 'A user with a session returns to the app at once.',
    fix: 'Use `prompt=login`, or pass the wish to an identity provider with its setting **Prompt**.',
    page: {label: 'Sessions', path: '/docs/getting-started/sessions/#how-keycloak-ends-a-session'},
  },
  {
    applies: ({acrValues}) => acrValues !== '',
    severity: 'note',
    title: '`acr_values` is only a request, and it passes through the user’s browser.',
    text: 'Keycloak ignores a level that it can’t reach, and a user can remove the parameter.',
    fix: 'Check the claim `acr` of the ID token in your app.',
    page: {label: 'Step-up', path: '/docs/sessions/par-and-step-up/#enforce-a-level-of-authentication'},
  },
]

/** What is wrong or risky about a request. */
export const warningsOf = (request: AuthorizationRequest): Finding[] =>
  warnings
    .filter(({applies}) => applies(request))
    .map(({severity, title, text, fix, page}) => ({kind: 'finding', severity, title, text, fix, page}))

/** What is wrong with the issuer as the reader entered it. */
export function issuerWarnings(entered: string): Finding[] {
  if (!/\/(?:\.well-known\/openid-configuration)?$/.test(entered.trim())) return []
  return [
    {
      kind: 'finding',
      severity: 'warning',
      title: 'The issuer of a realm ends with the name of the realm, without a slash or a path behind it.',
      text: 'The tool removed the rest. Libraries compare the issuer with `iss` character by character, so they refuse the longer one.',
      fix: 'Configure the issuer without the rest in your app.',
      page: {label: 'Hostname and proxy', path: '/docs/operations/hostname-and-proxy/#how-keycloak-finds-its-address'},
    },
  ]
}
