import {flagAt, textAt, textsAt, valueAt} from './json'
import type {Item, RealmView} from './realmView'

/** Clients that every realm has. Their settings belong to Keycloak. */
const BUILT_IN: ReadonlySet<string> = new Set([
  'account',
  'account-console',
  'admin-cli',
  'broker',
  'realm-management',
  'security-admin-console',
])

/** An attribute of a client. */
export const attributeOf = (client: Item, name: string): string | undefined => textAt(client.value, 'attributes', name)

const isBuiltIn = (client: Item): boolean =>
  // In the realm master, each realm has a client that stands for its Admin API.
  BUILT_IN.has(client.subject.name) ||
  attributeOf(client, 'realm_client') === 'true' ||
  (client.subject.name.endsWith('-realm') && flagAt(false, client.value, 'bearerOnly'))

type Lists = {own: readonly Item[]; oidc: readonly Item[]; saml: readonly Item[]; anyOidc: readonly Item[]}

/** Many rules go through the same lists. */
const listsOf = new WeakMap<RealmView, Lists>()

function lists(realm: RealmView): Lists {
  // Read in any case, because a view notes which rule reads it.
  const {clients} = realm
  const known = listsOf.get(realm)
  if (known) return known
  const own = clients.filter((client) => !isBuiltIn(client))
  const made = {
    own,
    oidc: own.filter(isOidc),
    anyOidc: clients.filter(isOidc),
    saml: own.filter(isSaml),
  }
  listsOf.set(realm, made)
  return made
}

/** Clients that an administrator created. */
export const ownClients = (realm: RealmView): readonly Item[] => lists(realm).own

const isSaml = (client: Item): boolean => textAt(client.value, 'protocol') === 'saml'

export const samlClients = (realm: RealmView): readonly Item[] => lists(realm).saml

const isOidc = (client: Item): boolean => (textAt(client.value, 'protocol') ?? 'openid-connect') === 'openid-connect'

/** Clients of OpenID Connect, with those that every realm has: an administrator can make them unsafe. */
export const allOidcClients = (realm: RealmView): readonly Item[] => lists(realm).anyOidc

/** Addresses that Keycloak's own clients come with. They stay on the server. */
export const isOwnAddress = (uri: string): boolean => /^(\/(realms|admin)\/|\$\{auth(Base|Admin)Url\}\/)/.test(uri)

/** Clients of OpenID Connect and OAuth, which is the default protocol. */
export const oidcClients = (realm: RealmView): readonly Item[] => lists(realm).oidc

export const isPublic = (client: Item): boolean => flagAt(false, client.value, 'publicClient')

const isBearerOnly = (client: Item): boolean => flagAt(false, client.value, 'bearerOnly')

/** Confidential clients, which have a secret or a key. */
export const isConfidential = (client: Item): boolean => !isPublic(client) && !isBearerOnly(client)

/** The authorization code flow. */
export const hasStandardFlow = (client: Item): boolean =>
  !isBearerOnly(client) && flagAt(true, client.value, 'standardFlowEnabled')

export const hasImplicitFlow = (client: Item): boolean => flagAt(false, client.value, 'implicitFlowEnabled')

export const hasPasswordGrant = (client: Item): boolean => flagAt(false, client.value, 'directAccessGrantsEnabled')

export const hasDeviceFlow = (client: Item): boolean =>
  attributeOf(client, 'oauth2.device.authorization.grant.enabled') === 'true'

export const hasServiceAccount = (client: Item): boolean => flagAt(false, client.value, 'serviceAccountsEnabled')

/** Whether users log in through the client. */
export const hasUsers = (client: Item): boolean =>
  hasStandardFlow(client) || hasImplicitFlow(client) || hasPasswordGrant(client) || hasDeviceFlow(client)

/** Whether the server sends a browser back to the client's addresses. */
export const usesRedirects = (client: Item): boolean =>
  isSaml(client) || hasStandardFlow(client) || hasImplicitFlow(client)

/** The root URL; empty if there is none. */
const rootUrl = (client: Item): string => textAt(client.value, 'rootUrl') ?? ''

/** The redirect addresses, where a relative one starts with the root URL. */
export function* redirectsOf(client: Item): Generator<{uri: string; index: number; isRelative: boolean}> {
  if (!usesRedirects(client)) return
  const root = rootUrl(client)
  for (const {text, index} of textsAt(client.value, 'redirectUris')) {
    if (isBuiltIn(client) && isOwnAddress(text)) continue
    const isRelative = text.startsWith('/')
    yield {uri: isRelative ? root + text : text, index, isRelative: isRelative && root === ''}
  }
}

/** The addresses after a logout. `+` stands for the redirect addresses. */
export const postLogoutUris = (client: Item): string[] =>
  (attributeOf(client, 'post.logout.redirect.uris') ?? '').split('##').filter((uri) => uri !== '')

/** Whether an address uses HTTP without TLS and leads to another machine. */
export const isPlainHttp = (uri: string): boolean => /^http:\/\//i.test(uri) && !isLoopback(uri)

/** Whether an address leads to the machine that opens it. */
export const isLoopback = (uri: string): boolean =>
  /^https?:\/\/(localhost|[^/:?#@]{1,200}\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])([:/?#*]|$)/i.test(uri)

/** A client scope that the client has by default, or on request. */
export function* scopesNamed(
  client: Item,
  list: 'defaultClientScopes' | 'optionalClientScopes',
  name: string,
): Generator<number> {
  for (const {text, index} of textsAt(client.value, list)) if (text === name) yield index
}

/** Whether the client gets refresh tokens. */
export const hasRefreshTokens = (client: Item): boolean => attributeOf(client, 'use.refresh.tokens') !== 'false'

/** The protocol mappers of a client or of a client scope. */
export function mappersOf({value}: Item): {mapper: unknown; index: number}[] {
  const list = valueAt(value, 'protocolMappers')
  return Array.isArray(list) ? list.map((mapper: unknown, index) => ({mapper, index})) : []
}
