/** A term of the glossary. */
export type GlossaryTerm = {
  /** As written in a sentence. */
  term: string
  /** One to three sentences in plain text, because screen readers read it aloud. */
  definition: string
  /** A page of this site with more details. Default: none. */
  more?: string
}

/** By ID, which is also the anchor on `/docs/introduction/glossary/`. In alphabetical order of the terms. */
export const glossary = {
  'access-token': {
    term: 'access token',
    definition:
      'A credential that an application sends with each API call. In Keycloak, it is a signed JWT that names the user, the issuer, the audience, and the expiry time.',
    more: '/articles/jwts/',
  },
  'account-linking': {
    term: 'account linking',
    definition:
      "The connection between a user's account in a realm and the same user's account at an identity provider. With the link, both logins lead to one account.",
    more: '/docs/keycloak/idp/',
  },
  acr: {
    term: 'acr',
    definition:
      'Authentication context class reference: the claim that says how strongly a user was authenticated, for example with a password alone or with a second factor.',
  },
  'admin-console': {
    term: 'admin console',
    definition: 'The web interface in which administrators manage a Keycloak realm, at /admin/<realm>/console/.',
  },
  'admin-events': {
    term: 'admin event',
    definition: 'A record of a change that an administrator or a program made in a realm through the Admin API.',
  },
  audience: {
    term: 'audience',
    definition:
      "The recipients of a token, listed in its claim aud. An API must reject a token if the audience doesn't include the API.",
    more: '/articles/jwts/jwt-security-best-practices/',
  },
  'authentication-flow': {
    term: 'authentication flow',
    definition:
      'The steps that a user goes through to log in, register, or reset a password. Each step is an execution that is required, alternative, conditional, or disabled.',
  },
  authenticator: {
    term: 'authenticator',
    definition:
      'A step of an authentication flow, such as the one that asks for a password or a one-time code. Extensions can add authenticators.',
  },
  'authorization-code': {
    term: 'authorization code flow',
    definition:
      'The OAuth 2.0 grant for applications that log users in. The browser brings the application a short-lived code, and the application exchanges the code for tokens in a separate request.',
  },
  'authorization-server': {
    term: 'authorization server',
    definition: 'The OAuth 2.0 name for a server that issues tokens. In Keycloak, each realm is one.',
  },
  'back-channel-logout': {
    term: 'back-channel logout',
    definition:
      "A logout in which the server calls each application directly to end its session, without the user's browser.",
  },
  'bearer-token': {
    term: 'bearer token',
    definition:
      'A token that works like cash: anything that has it can use it, without proof of identity. Applications send it in the header Authorization: Bearer.',
  },
  claim: {
    term: 'claim',
    definition: 'A name with a value in a token, such as the email address or the expiry time.',
    more: '/articles/jwts/decoding-jwt-structure/',
  },
  client: {
    term: 'client',
    definition:
      'An application or service that is registered in a realm so that it can log users in or get tokens. OpenID Connect also calls it a relying party, and SAML a service provider.',
  },
  'client-credentials': {
    term: 'client credentials grant',
    definition:
      'The OAuth 2.0 grant in which an application gets a token for itself. It uses a secret or a key, and no user is involved.',
  },
  'client-id': {
    term: 'client ID',
    definition: 'The name that identifies a client in a realm. It is public, not a secret.',
  },
  'client-role': {
    term: 'client role',
    definition: 'A role that belongs to one client and applies only there, unlike a realm role.',
  },
  'client-scope': {
    term: 'client scope',
    definition:
      'A set of mappers and role assignments that several clients share. A default scope always applies. An optional scope applies when the application requests it in the scope parameter.',
  },
  'client-secret': {
    term: 'client secret',
    definition:
      "A password that Keycloak generates for a confidential client. The application sends it to the token endpoint. If the secret leaks, replace it in the client's Credentials tab.",
  },
  'composite-role': {
    term: 'composite role',
    definition: 'A role that contains other roles. Users who have it also have all the roles in it.',
    more: '/docs/keycloak/overview/',
  },
  'confidential-client': {
    term: 'confidential client',
    definition:
      'A client that can keep a secret, such as a program on a server. It authenticates with a secret, a signed JWT, or a certificate.',
  },
  consent: {
    term: 'consent',
    definition: 'The permission that a user gives a client to see the data in the scopes that it requests.',
  },
  'custom-domain': {
    term: 'custom domain',
    definition:
      'A domain name that you own and that points to the login server, such as login.acme.example. It becomes part of the issuer, so choose it before you go live.',
    more: '/docs/self-service/custom-domains/',
  },
  'direct-access-grant': {
    term: 'direct access grant',
    definition:
      "Keycloak's name for the password grant of OAuth 2.0, in which the application asks for the password and sends it to the token endpoint. The draft of OAuth 2.1 omits it. Use the authorization code flow instead.",
  },
  discovery: {
    term: 'discovery document',
    definition:
      "The JSON document at /.well-known/openid-configuration below the issuer. It lists the server's endpoints, keys, and features, so an application only needs the address of the issuer.",
  },
  dpop: {
    term: 'DPoP',
    definition:
      'Demonstrating Proof of Possession (RFC 9449): the token is bound to a key, and the application signs each request with that key. A stolen token is useless without the key.',
  },
  'event-listener': {
    term: 'event listener',
    definition:
      'A provider that receives every user event and admin event, for example to write it to a log or send it to a webhook.',
  },
  'first-broker-login': {
    term: 'first broker login',
    definition:
      'The flow that runs when a user logs in through an identity provider for the first time. It creates an account or links an existing one.',
    more: '/docs/keycloak/idp/',
  },
  group: {
    term: 'group',
    definition:
      'A set of users in a realm who share roles and attributes. Groups form a tree, and members inherit from the groups above.',
  },
  'home-idp-discovery': {
    term: 'home IdP discovery',
    definition:
      'A login step that asks for the email address and sends the user to the identity provider that belongs to its domain.',
    more: '/docs/sso/email-domain/',
  },
  'id-token': {
    term: 'ID token',
    definition:
      "The JWT of OpenID Connect that tells an application who logged in, when, and how. It is only for the application. Don't send it to an API.",
  },
  broker: {
    term: 'identity brokering',
    definition:
      'A login in which Keycloak sends users to another identity provider and issues new tokens for them when they return.',
    more: '/docs/organizations/identity-providers/',
  },
  'identity-provider': {
    term: 'identity provider',
    definition:
      'A system that authenticates users for other systems. In a realm, it is an external system to which Keycloak sends users over OpenID Connect or SAML.',
    more: '/docs/organizations/identity-providers/',
  },
  issuer: {
    term: 'issuer',
    definition:
      'The server that issued a token. In Keycloak, it is the address of the realm in the claim iss, such as https://auth.example.com/realms/acme. It must match exactly what the application expects.',
  },
  jwks: {
    term: 'JWKS',
    definition:
      'JSON Web Key Set: the public keys of a realm, published at a separate address. Applications use them to check the signature of tokens.',
  },
  jwt: {
    term: 'JWT',
    definition:
      "JSON Web Token: claims in JSON, encoded and usually signed, so that the recipient can detect changes. A signed token isn't encrypted, so its content is readable.",
    more: '/articles/jwts/',
  },
  'key-rotation': {
    term: 'key rotation',
    definition:
      "The replacement of a realm's signing key. The old public key stays published for a while, so that APIs can still check the tokens that it signed.",
  },
  ldap: {
    term: 'LDAP',
    definition:
      'Lightweight Directory Access Protocol: the protocol for reading and changing a directory of users, such as Active Directory. Keycloak is a client of such directories but not a directory itself.',
    more: '/docs/keycloak/iam/',
  },
  mapper: {
    term: 'mapper',
    definition:
      'A rule that copies data. A protocol mapper writes attributes or roles into tokens. An identity provider mapper reads them from the response of another provider.',
  },
  mfa: {
    term: 'multi-factor authentication',
    definition:
      'A login that requires two or more kinds of proof: something that the user knows, has, or is. Often shortened to MFA.',
  },
  nonce: {
    term: 'nonce',
    definition:
      'A random value that the application sends with a login request and compares with the ID token, so that it detects a token from another login.',
  },
  oauth: {
    term: 'OAuth 2.0',
    definition:
      "The framework by which an application gets limited access to an API for a user, without seeing the password. It doesn't say who the user is. OpenID Connect adds that.",
  },
  'offline-token': {
    term: 'offline token',
    definition:
      "A refresh token that stays valid after the user's session ends, for example for a nightly job. An application gets it with the scope offline_access.",
    more: '/docs/keycloak/overview/',
  },
  oidc: {
    term: 'OpenID Connect',
    definition:
      'The layer on top of OAuth 2.0 that logs users in. It adds the ID token, the userinfo endpoint, and the discovery document. Often shortened to OIDC.',
  },
  organization: {
    term: 'organization',
    definition:
      'A customer, partner, or team within a realm, with separate members, roles, domains, invitations, and identity providers.',
    more: '/docs/organizations/',
  },
  passkey: {
    term: 'passkey',
    definition:
      'A key pair for logging in without a password, based on WebAuthn. The private key stays on the device or in a password manager and works only on the site where it was created.',
  },
  pkce: {
    term: 'PKCE',
    definition:
      'Proof Key for Code Exchange (RFC 7636): the application sends a hash of a random secret when it starts a login and the secret itself when it exchanges the code. An intercepted code is then useless.',
  },
  'public-client': {
    term: 'public client',
    definition:
      "A client that can't keep a secret because its code runs on the user's device, such as an app in the browser or on a phone. It uses PKCE.",
  },
  realm: {
    term: 'realm',
    definition:
      'A separate space in Keycloak with its users, clients, roles, keys, and settings. Realms share nothing, and each has a different issuer.',
    more: '/docs/introduction/keycloak/',
  },
  'realm-role': {
    term: 'realm role',
    definition: 'A role that applies to the whole realm, unlike a client role.',
  },
  'redirect-uri': {
    term: 'redirect URI',
    definition:
      'The address in the application to which the server sends the browser after a login. You register it with the client. Otherwise, the login fails with "Invalid parameter: redirect_uri".',
  },
  'refresh-token': {
    term: 'refresh token',
    definition:
      'A longer-lived credential that an application exchanges for a new access token. Send it only to the server, never to an API.',
  },
  'refresh-token-rotation': {
    term: 'refresh token rotation',
    definition:
      'A setting with which each refresh token works only once and is replaced at each use. If a token is used twice, the server ends the session, because one of the two users might be an attacker.',
  },
  'required-action': {
    term: 'required action',
    definition:
      'A task that a user must complete before a login ends, such as verifying an email address or updating a password.',
  },
  'resource-server': {
    term: 'resource server',
    definition: 'The OAuth 2.0 name for an API that accepts access tokens.',
  },
  role: {
    term: 'role',
    definition:
      'A named permission that applications and the server check. Realm roles apply to the whole realm, client roles to one client, and organization roles to one organization.',
    more: '/docs/keycloak/overview/',
  },
  saml: {
    term: 'SAML',
    definition:
      'Security Assertion Markup Language 2.0: an older, XML-based protocol for single sign-on that many companies use with their identity provider.',
  },
  'saml-assertion': {
    term: 'SAML assertion',
    definition:
      'The signed XML document in which a SAML identity provider tells an application who logged in and which attributes the user has.',
  },
  scim: {
    term: 'SCIM',
    definition:
      'System for Cross-domain Identity Management (RFC 7643 and 7644): an HTTP API with which one system creates, changes, and deactivates users and groups in another.',
  },
  scope: {
    term: 'scope',
    definition:
      'What an application requests at login, as a list of names such as openid, profile, and email. Each name controls what the tokens contain or allow.',
  },
  'service-account': {
    term: 'service account',
    definition: 'The Keycloak user of a client that gets tokens for itself. Its roles control what these tokens allow.',
  },
  session: {
    term: 'session',
    definition:
      "The server's record of a login. A cookie in the browser refers to it. While the session lasts, the user can open other applications without logging in again.",
  },
  'signing-algorithm': {
    term: 'signing algorithm',
    definition:
      'The method with which a token is signed, named in the header alg. A new realm signs access tokens with RS256, so APIs can check them with the public key.',
  },
  'single-sign-on': {
    term: 'single sign-on',
    definition: 'One login that works for several applications. Often shortened to SSO.',
  },
  'social-login': {
    term: 'social login',
    definition: 'A login through a public identity provider, such as Google, GitHub, or Apple.',
  },
  spi: {
    term: 'SPI',
    definition:
      'Service Provider Interface: a place where an extension can add or replace a part of Keycloak, such as an authenticator, an event listener, or a REST resource.',
  },
  state: {
    term: 'state',
    definition:
      "A random value that the application sends with a login request and checks when the browser returns, so that an attacker can't insert the response to another login.",
  },
  'step-up': {
    term: 'step-up authentication',
    definition:
      'A request for more proof from a user who is already logged in, such as a second factor before a payment.',
  },
  sub: {
    term: 'sub',
    definition:
      "The subject of a token: the user's identifier at the issuer. It stays the same when the username or the email address changes.",
  },
  tenant: {
    term: 'tenant',
    definition:
      'A customer whose users and data are separate from those of other customers. In Keycloak, a tenant is an organization or a realm.',
    more: '/docs/keycloak/ciam/',
  },
  theme: {
    term: 'theme',
    definition: 'Templates, styles, and texts that control how the login pages, the account console, and emails look.',
    more: '/docs/getting-started/customizing-ui/',
  },
  'token-exchange': {
    term: 'token exchange',
    definition:
      'A grant (RFC 8693) in which a service exchanges a token for another one, for example with a different audience.',
  },
  introspection: {
    term: 'token introspection',
    definition:
      'A request in which an API asks the server whether a token is active and what it contains (RFC 7662), instead of checking the signature itself.',
  },
  totp: {
    term: 'TOTP',
    definition:
      'Time-based one-time password (RFC 6238): a code in an authenticator app that usually changes every 30 seconds.',
  },
  'user-attribute': {
    term: 'user attribute',
    definition:
      'A named value of a user, such as a department. The user profile defines which attributes exist and who can view or edit them.',
  },
  'user-event': {
    term: 'user event',
    definition: 'A record of something that a user did or tried to do, such as LOGIN, LOGIN_ERROR, or UPDATE_PASSWORD.',
  },
  federation: {
    term: 'user federation',
    definition: 'A connection to users who are stored in another directory, such as LDAP or Active Directory.',
  },
  userinfo: {
    term: 'userinfo endpoint',
    definition: "The OpenID Connect endpoint that returns the user's claims. The request needs an access token.",
  },
  'web-origin': {
    term: 'web origin',
    definition:
      'An origin from which scripts in a browser can call the server for a client. For these origins, Keycloak sends the CORS headers that the browser requires.',
  },
  webauthn: {
    term: 'WebAuthn',
    definition: 'The W3C browser interface for logging in with key pairs. Passkeys and security keys use it.',
  },
  webhook: {
    term: 'webhook',
    definition: 'An address that the server calls with an HTTP request when an event happens.',
  },
} as const satisfies Readonly<Record<string, GlossaryTerm>>

export type GlossaryId = keyof typeof glossary

/** The page that lists the terms. */
export const GLOSSARY_PATH = '/docs/introduction/glossary/'
