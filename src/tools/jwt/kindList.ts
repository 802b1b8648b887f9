import type {TokenPage} from '../../data/tokenClaims'

/** What a token is for. */
export type TokenKind = {
  id: string
  /** With its article: `an access token`. */
  name: string
  purpose: string
  /** Who signed it: a key that the realm publishes, a secret that only Keycloak knows, or the client. */
  signedBy: 'realm' | 'server' | 'client' | 'unknown'
  /** What to do if an API received it. Undefined if the token is meant for APIs. */
  instead?: string
  page: TokenPage
}

const SEND_ACCESS = 'Send the access token of the same answer, which is in `access_token` and has `"typ": "Bearer"`.'
const FOR_KEYCLOAK = 'Only Keycloak reads it. Never send it to an API.'

export const bearer: TokenKind = {
  id: 'access',
  name: 'an access token',
  purpose: 'A client sends it to APIs, and each API decides with it what the user or the service can do.',
  signedBy: 'realm',
  page: 'audience',
}

/** The kinds that Keycloak names in the claim `typ`. */
export const byType: Readonly<Record<string, TokenKind>> = {
  Bearer: bearer,
  DPoP: {
    ...bearer,
    id: 'dpop',
    name: 'an access token that is bound to a key (DPoP)',
    purpose:
      'A client sends it to APIs in `Authorization: DPoP`, with a proof that it has the key whose fingerprint is in `cnf.jkt`.',
    page: 'dpop',
  },
  ID: {
    id: 'id',
    name: 'an ID token',
    purpose:
      'It tells the client who logged in, how, and when. It’s for the client that requested it, and not for APIs.',
    signedBy: 'realm',
    instead: SEND_ACCESS,
    page: 'decoding',
  },
  Refresh: {
    id: 'refresh',
    name: 'a refresh token',
    purpose: `The client exchanges it for new tokens at the token endpoint while the session lasts. ${FOR_KEYCLOAK}`,
    signedBy: 'server',
    instead: SEND_ACCESS,
    page: 'refresh',
  },
  Offline: {
    id: 'offline',
    name: 'an offline token',
    purpose: `It’s a refresh token of an offline session, which stays valid after the user logs out. ${FOR_KEYCLOAK}`,
    signedBy: 'server',
    instead: SEND_ACCESS,
    page: 'offline',
  },
  Logout: {
    id: 'logout',
    name: 'a logout token',
    purpose:
      'Keycloak sends it to the back-channel logout URL of a client, which then ends its own session with the same `sid`.',
    signedBy: 'realm',
    instead: 'Accept it only at the back-channel logout URL. An API needs an access token.',
    page: 'logout',
  },
  'Serialized-ID': {
    id: 'identity',
    name: 'the identity cookie of a browser session',
    purpose:
      'Keycloak stores it in the cookie `KEYCLOAK_IDENTITY` and recognizes the browser of a user with it, for single sign-on. It gives access to the user’s session, so handle it like a password.',
    signedBy: 'server',
    instead: 'Log the user out, because the cookie left the browser, and send an access token instead.',
    page: 'sessions',
  },
  InitialAccessToken: {
    id: 'initial',
    name: 'an initial access token',
    purpose: 'With it, a developer can register clients at the client registration endpoint.',
    signedBy: 'server',
    instead: 'Send it only to the client registration endpoint.',
    page: 'clients',
  },
  RegistrationAccessToken: {
    id: 'registration',
    name: 'a registration access token',
    purpose: 'With it, a client can read, update, and delete its registration at the client registration endpoint.',
    signedBy: 'server',
    instead: 'Send it only to the client registration endpoint.',
    page: 'clients',
  },
}

/** Tokens of links in emails, by `typ`, and what the link does. */
export const actions: Readonly<Record<string, {does: string; page: TokenPage}>> = {
  'execute-actions': {does: 'lets the user complete the required actions in `rqac`', page: 'actions'},
  'verify-email': {does: 'verifies the email address in `eml`', page: 'actions'},
  'update-email': {does: 'confirms the new email address', page: 'actions'},
  'reset-credentials': {does: 'lets the user reset the password', page: 'actions'},
  'idp-verify-account-via-email': {does: 'links an account of an identity provider to the user', page: 'linking'},
  ORGIVT: {does: 'accepts the invitation to the organization in `org_id`', page: 'invitations'},
  'credential-offer': {does: 'leads the user to a credential offer', page: 'actions'},
  'ext-magic-link': {does: 'logs the user in without a password', page: 'magicLinks'},
  'magic-link-continuation': {does: 'continues a login in the browser where it began', page: 'magicLinks'},
}

export const action = (type: string): TokenKind => ({
  id: 'action',
  name: `an action token (\`${type}\`)`,
  purpose: `It’s part of a link in an email. The link ${actions[type]?.does ?? 'performs an action'}. ${FOR_KEYCLOAK}`,
  signedBy: 'server',
  instead: SEND_ACCESS,
  page: actions[type]?.page ?? 'actions',
})

/** Tokens that only their header names. */
export const byHeader: Readonly<Record<string, TokenKind>> = {
  'dpop+jwt': {
    id: 'proof',
    name: 'a DPoP proof',
    purpose:
      'A client makes one for each request, to prove that it has the key of its access token. It belongs into the header `DPoP`.',
    signedBy: 'client',
    instead: 'Send it in the header `DPoP`, and the access token in `Authorization: DPoP`.',
    page: 'dpop',
  },
  'oauth-authz-req+jwt': {
    id: 'request',
    name: 'a request object',
    purpose: 'It contains the parameters of an authorization request, signed by the client.',
    signedBy: 'client',
    instead: 'Send it in the parameter `request` of the authorization request.',
    page: 'par',
  },
  'secevent+jwt': {
    id: 'event',
    name: 'a security event token',
    purpose: 'A server reports with it what happened to a user or a session, in the claim `events`.',
    signedBy: 'realm',
    instead: 'Accept it only at the endpoint that receives security events.',
    page: 'decoding',
  },
}

export const userinfo: TokenKind = {
  id: 'userinfo',
  name: 'a signed answer of the userinfo endpoint',
  purpose: 'The endpoint returns it instead of JSON if **User info signed response algorithm** is set for the client.',
  signedBy: 'realm',
  instead: SEND_ACCESS,
  page: 'claims',
}

export const jarm: TokenKind = {
  id: 'jarm',
  name: 'a signed authorization response (JARM)',
  purpose: 'Keycloak returns it in the parameter `response` after a login with a `response_mode` such as `query.jwt`.',
  signedBy: 'realm',
  instead: 'Exchange its `code` for tokens at the token endpoint.',
  page: 'par',
}

export const assertion: TokenKind = {
  id: 'assertion',
  name: 'a client assertion',
  purpose:
    'A client signs it with its own key or secret and authenticates with it at the token endpoint, so `iss` and `sub` are the client.',
  signedBy: 'client',
  instead: 'Send it in `client_assertion` to the token endpoint, and use the access token that you get.',
  page: 'serviceAccounts',
}

export const ticket: TokenKind = {
  id: 'ticket',
  name: 'a permission ticket (UMA)',
  purpose:
    'A resource server returns it to a client, which exchanges it for a token with the permissions at the token endpoint.',
  signedBy: 'server',
  instead: 'Exchange it for a token with `grant_type=urn:ietf:params:oauth:grant-type:uma-ticket`.',
  page: 'roles',
}

export const unknown: TokenKind = {
  id: 'unknown',
  name: 'a JWT without a type that Keycloak uses',
  purpose: 'Another server, a client, or a custom extension made it.',
  signedBy: 'unknown',
  page: 'decoding',
}

export const rpt: TokenKind = {...bearer, id: 'rpt', name: 'a requesting party token (UMA)', page: 'roles'}

export const lightweight: TokenKind = {
  ...bearer,
  id: 'lightweight',
  name: 'a lightweight access token',
  page: 'lightweight',
}
