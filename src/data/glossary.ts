/** A term of the glossary. */
export type GlossaryTerm = {
  /** As it is written in a sentence. */
  term: string
  /** One or two sentences, in plain text: it is read aloud too. */
  definition: string
  /** A page of this site that says more. Default: none. */
  more?: string
}

/** By id, which is also the anchor on `/docs/introduction/glossary/`. In alphabetical order of the terms. */
export const glossary = {
  'access-token': {
    term: 'access token',
    definition:
      'A credential that an application sends with each call of an API. In Keycloak it is a signed JWT that says who it was issued for, by whom, for which audience and until when.',
    more: '/articles/jwts/',
  },
  acr: {
    term: 'acr',
    definition:
      'Authentication context class reference: the claim that says how strongly a user was authenticated, for example with a password alone or with a second factor.',
  },
  'admin-console': {
    term: 'admin console',
    definition: 'The web interface of Keycloak in which administrators manage a realm, at /admin/<realm>/console/.',
  },
  'admin-events': {
    term: 'admin event',
    definition: 'A record of a change that an administrator or a program made in a realm through the Admin API.',
  },
  audience: {
    term: 'audience',
    definition:
      'The recipients that a token is meant for, listed in its claim aud. An API must refuse a token whose audience does not name it.',
    more: '/articles/jwts/jwt-security-best-practices/',
  },
  'authentication-flow': {
    term: 'authentication flow',
    definition:
      'The steps that Keycloak takes a user through to log in, register or reset a password. Each step is an execution that is required, alternative, conditional or disabled.',
  },
  authenticator: {
    term: 'authenticator',
    definition:
      'A step of an authentication flow, for example the one that asks for a password or for a one-time code. Extensions can add more.',
  },
  'authorization-code': {
    term: 'authorization code flow',
    definition:
      'The OAuth 2.0 grant in which the browser brings the application a short-lived code, and the application exchanges the code for tokens in a request of its own. It is the one to use for applications that log users in.',
  },
  'authorization-server': {
    term: 'authorization server',
    definition: 'The OAuth 2.0 name for the server that issues tokens. In Keycloak, each realm is one.',
  },
  'back-channel-logout': {
    term: 'back-channel logout',
    definition:
      'A logout in which the server calls each application directly to end its session, without the browser of the user.',
  },
  'bearer-token': {
    term: 'bearer token',
    definition:
      'A token that works for whoever holds it, as cash does. It is sent in the header Authorization: Bearer and needs no proof of who sends it.',
  },
  broker: {
    term: 'identity brokering',
    definition:
      'Keycloak sends users to another identity provider to log in, and issues tokens of its own for them when they come back.',
    more: '/docs/organizations/identity-providers/',
  },
  claim: {
    term: 'claim',
    definition: 'A statement in a token, a name with a value, such as the email address or the expiry time.',
    more: '/articles/jwts/decoding-jwt-structure/',
  },
  client: {
    term: 'client',
    definition:
      'An application or service that is registered in a realm so that it can log users in or get tokens. In OpenID Connect it is also called relying party, in SAML service provider.',
  },
  'client-credentials': {
    term: 'client credentials grant',
    definition:
      'The OAuth 2.0 grant in which an application gets a token for itself, with its own secret or key and without a user.',
  },
  'client-id': {
    term: 'client ID',
    definition: 'The name by which a client identifies itself in a realm. It is public, not a secret.',
  },
  'client-role': {
    term: 'client role',
    definition: 'A role that belongs to one client and has a meaning there, as opposed to a realm role.',
  },
  'client-scope': {
    term: 'client scope',
    definition:
      'A set of mappers and role assignments that several clients share. A default one always applies; an optional one applies when the application asks for it with the parameter scope.',
  },
  'confidential-client': {
    term: 'confidential client',
    definition:
      'A client that can keep a secret, such as a program on a server. It proves who it is with a secret, a signed JWT or a certificate.',
  },
  consent: {
    term: 'consent',
    definition: 'The permission that a user gives a client to see the data of the scopes that it asks for.',
  },
  discovery: {
    term: 'discovery document',
    definition:
      'The JSON document at /.well-known/openid-configuration below the issuer. It lists the endpoints, the keys and the abilities of the server, so that applications need only the address of the issuer.',
  },
  dpop: {
    term: 'DPoP',
    definition:
      'Demonstrating Proof of Possession (RFC 9449): the application signs each request with a key that the token is bound to, so that a stolen token alone is useless.',
  },
  'event-listener': {
    term: 'event listener',
    definition:
      'A provider that Keycloak tells of every user event and admin event, for example to write them to a log or to send them to a webhook.',
  },
  federation: {
    term: 'user federation',
    definition: 'Users who live in another directory, such as LDAP or Active Directory, and are read from there.',
  },
  group: {
    term: 'group',
    definition:
      'A set of users in a realm who share roles and attributes. Groups form a tree, and members inherit from the groups above theirs.',
  },
  'id-token': {
    term: 'ID token',
    definition:
      'The JWT of OpenID Connect that tells an application who logged in, when and how. It is for the application itself and must not be sent to an API.',
  },
  'identity-provider': {
    term: 'identity provider',
    definition:
      'A system that authenticates users for others. In a realm, it is an external one that Keycloak sends users to, over OpenID Connect or SAML.',
    more: '/docs/organizations/identity-providers/',
  },
  introspection: {
    term: 'token introspection',
    definition:
      'A request with which an API asks the server whether a token is active and what it contains (RFC 7662), instead of checking the signature itself.',
  },
  issuer: {
    term: 'issuer',
    definition:
      'Who issued a token: the address of the realm, such as https://auth.example.com/realms/acme, in the claim iss. It must match exactly what the application expects.',
  },
  jwks: {
    term: 'JWKS',
    definition:
      'JSON Web Key Set: the public keys of a realm, published at an address of their own, with which anyone can check the signature of its tokens.',
  },
  jwt: {
    term: 'JWT',
    definition:
      'JSON Web Token: claims as JSON, encoded and usually signed, so that whoever receives them can tell that nobody changed them. A signed token is not encrypted; anybody can read it.',
    more: '/articles/jwts/',
  },
  mapper: {
    term: 'mapper',
    definition:
      'A rule that moves data: a protocol mapper writes attributes or roles into tokens, an identity provider mapper takes them from the answer of another provider.',
  },
  mfa: {
    term: 'multi-factor authentication',
    definition:
      'A login that asks for proofs of two kinds or more: something the user knows, has or is. Often shortened to MFA.',
  },
  nonce: {
    term: 'nonce',
    definition:
      'A random value that the application sends with a login request and finds again in the ID token, so that a token of another login is noticed.',
  },
  oauth: {
    term: 'OAuth 2.0',
    definition:
      'The framework by which an application gets limited access to an API on behalf of a user, without seeing the password. It says nothing about who the user is; OpenID Connect adds that.',
  },
  oidc: {
    term: 'OpenID Connect',
    definition:
      'The layer on OAuth 2.0 that logs users in. It adds the ID token, the userinfo endpoint and the discovery document. Often shortened to OIDC.',
  },
  organization: {
    term: 'organization',
    definition:
      'A customer, partner or team within a realm, with members, roles, domains, invitations and identity providers of its own.',
    more: '/docs/organizations/',
  },
  passkey: {
    term: 'passkey',
    definition:
      'A key pair with which a user logs in without a password, by WebAuthn. The private key stays on the device or in a password manager and works only on the site that it was made for.',
  },
  pkce: {
    term: 'PKCE',
    definition:
      'Proof Key for Code Exchange (RFC 7636): the application commits to a random secret when it starts a login and reveals it when it exchanges the code, so that an intercepted code is worthless.',
  },
  'public-client': {
    term: 'public client',
    definition:
      'A client that can keep no secret because its code runs with the user, such as an app in the browser or on a phone. It uses PKCE.',
  },
  realm: {
    term: 'realm',
    definition:
      'A closed space in Keycloak with its own users, clients, roles, keys and settings. Nothing is shared between realms, and each is an issuer of its own.',
    more: '/docs/introduction/keycloak/',
  },
  'realm-role': {
    term: 'realm role',
    definition: 'A role that belongs to the whole realm rather than to one client.',
  },
  'redirect-uri': {
    term: 'redirect URI',
    definition:
      'The address in the application to which the server sends the browser after a login. It must be registered with the client, or the login fails with "Invalid parameter: redirect_uri".',
  },
  'refresh-token': {
    term: 'refresh token',
    definition:
      'A longer-lived credential with which an application gets a new access token from the server. It is sent to the server only, never to an API.',
  },
  'required-action': {
    term: 'required action',
    definition:
      'Something a user must do before a login completes, such as verifying an email address or updating a password.',
  },
  'resource-server': {
    term: 'resource server',
    definition: 'The OAuth 2.0 name for an API that accepts access tokens.',
  },
  saml: {
    term: 'SAML',
    definition:
      'Security Assertion Markup Language 2.0: the older, XML-based protocol for single sign-on, which many companies use for their identity provider.',
  },
  'saml-assertion': {
    term: 'SAML assertion',
    definition:
      'The signed XML document in which a SAML identity provider tells an application who logged in and with which attributes.',
  },
  scim: {
    term: 'SCIM',
    definition:
      'System for Cross-domain Identity Management (RFC 7643 and 7644): an HTTP API by which one system creates, changes and deactivates users and groups in another.',
  },
  scope: {
    term: 'scope',
    definition:
      'What an application asks for in a login request, as a list of names such as openid, profile and email. Each name decides what the tokens contain or allow.',
  },
  'service-account': {
    term: 'service account',
    definition:
      'The user that Keycloak keeps for a client which gets tokens for itself. Its roles decide what such a token may do.',
  },
  session: {
    term: 'session',
    definition:
      'What the server remembers of a login, marked by a cookie in the browser. While it lasts, the user can log in to further applications without entering anything.',
  },
  'single-sign-on': {
    term: 'single sign-on',
    definition: 'One login that several applications accept. Often shortened to SSO.',
  },
  'social-login': {
    term: 'social login',
    definition: 'A login through a public identity provider, such as Google, GitHub or Apple.',
  },
  spi: {
    term: 'SPI',
    definition:
      'Service Provider Interface: a place where Keycloak lets an extension add or replace a part, such as an authenticator, an event listener or a REST resource.',
  },
  state: {
    term: 'state',
    definition:
      'A random value that the application sends with a login request and checks when the browser returns, so that nobody can slip in the answer of another login.',
  },
  'step-up': {
    term: 'step-up authentication',
    definition:
      'A request to a user who is already logged in to prove more, for example a second factor before a payment.',
  },
  sub: {
    term: 'sub',
    definition:
      'The subject of a token: the identifier of the user within the issuer. It does not change when the username or the email address does.',
  },
  theme: {
    term: 'theme',
    definition: 'Templates, styles and texts that decide how the login pages, the account console and emails look.',
    more: '/docs/getting-started/customizing-ui/',
  },
  'token-exchange': {
    term: 'token exchange',
    definition:
      'A grant (RFC 8693) in which a service trades a token it received for another one, for example with a different audience.',
  },
  totp: {
    term: 'TOTP',
    definition:
      'Time-based one-time password (RFC 6238): a code that an authenticator app shows and that changes every 30 seconds as a rule.',
  },
  'user-attribute': {
    term: 'user attribute',
    definition:
      'A named value of a user, such as a department. The user profile says which exist and who may see or edit them.',
  },
  'user-event': {
    term: 'user event',
    definition: 'A record of something a user did or tried to do, such as LOGIN, LOGIN_ERROR or UPDATE_PASSWORD.',
  },
  userinfo: {
    term: 'userinfo endpoint',
    definition: 'The address of OpenID Connect that answers a request with an access token by the claims of the user.',
  },
  webauthn: {
    term: 'WebAuthn',
    definition:
      'The browser interface of the W3C for logging in with key pairs, on which passkeys and security keys rest.',
  },
  'web-origin': {
    term: 'web origin',
    definition:
      'An origin from which scripts in a browser may call the server for a client. Keycloak answers it with the CORS headers that the browser asks for.',
  },
  webhook: {
    term: 'webhook',
    definition: 'An address of yours that the server calls with an HTTP request whenever something happens.',
  },
} as const satisfies Readonly<Record<string, GlossaryTerm>>

export type GlossaryId = keyof typeof glossary

/** The page that lists them. */
export const GLOSSARY_PATH = '/docs/introduction/glossary/'
