import {allOidcClients, attributeOf, isLoopback, isPlainHttp, oidcClients, ownClients, postLogoutUris} from '../clients'
import {updateObject} from '../commands'
import {found, foundIf} from '../found'
import {textAt, textsAt} from '../json'
import {pages} from '../pages'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const POST_LOGOUT = 'post.logout.redirect.uris'

function origins(realm: RealmView, matches: (origin: string) => boolean): Evidence[] {
  return allOidcClients(realm).flatMap((client) =>
    [...textsAt(client.value, 'webOrigins')].flatMap(({text, index}) =>
      foundIf(matches(text), client, 'webOrigins', index),
    ),
  )
}

const postLogout = (realm: RealmView, matches: (uri: string, client: Item) => boolean): Evidence[] =>
  oidcClients(realm).flatMap((client) =>
    foundIf(
      postLogoutUris(client).some((uri) => matches(uri, client)),
      client,
      'attributes',
      POST_LOGOUT,
    ),
  )

/** An origin is a scheme, a host, and a port. */
const isOrigin = (text: string): boolean =>
  text === '' || text === '+' || text === '*' || /^[a-z][a-z0-9+.-]*:\/\/[^/?#\s]+$/i.test(text)

/** Fields of a client that hold addresses which the server or the browser calls. */
const CALLED = ['backchannel.logout.url', 'frontchannel.logout.url', 'jwks.url'] as const
const SAML_ENDPOINTS = [
  'saml_assertion_consumer_url_post',
  'saml_assertion_consumer_url_redirect',
  'saml_single_logout_service_url_post',
  'saml_single_logout_service_url_redirect',
] as const

function* calledAddresses(realm: RealmView): Generator<Evidence> {
  for (const client of ownClients(realm)) {
    for (const name of [...CALLED, ...SAML_ENDPOINTS])
      if (isPlainHttp(attributeOf(client, name) ?? '')) yield found(client, 'attributes', name)
    if (isPlainHttp(textAt(client.value, 'adminUrl') ?? '')) yield found(client, 'adminUrl')
  }
}

/** Addresses of clients besides the redirect addresses. */
export const addressRules: readonly Rule[] = [
  {
    id: 'client-web-origin-any',
    group: 'security',
    severity: 'high',
    title: 'A client accepts requests from every origin',
    reason: 'Scripts of every site can read the answers of the token endpoint in the browser of a user of this client.',
    check: (realm) => origins(realm, (origin) => origin === '*' || /^https?:\/\/\*/i.test(origin)),
    console: 'Open **Clients**, select the client, and list the origins of its pages in **Web origins**.',
    command: updateObject('webOrigins=["https://app.acme.example"]'),
    page: pages.firstClient,
  },
  {
    id: 'client-web-origin-invalid',
    group: 'production',
    severity: 'low',
    title: 'A web origin is not an origin',
    reason:
      'Browsers send a scheme, a host, and a port. An entry with a path, such as `https://app.example/`, never matches, so requests fail with a CORS error.',
    check: (realm) => origins(realm, (origin) => !isOrigin(origin)),
    console: 'Open **Clients**, select the client, and remove the path from **Web origins**.',
    command: updateObject('webOrigins=["https://app.acme.example"]'),
    page: pages.redirects,
  },
  {
    id: 'client-web-origin-http',
    group: 'security',
    severity: 'medium',
    title: 'A web origin uses HTTP without TLS',
    reason: 'An attacker in the network can change a page that came over HTTP, and the page then requests tokens.',
    check: (realm) => origins(realm, isPlainHttp),
    console: 'Open **Clients**, select the client, and change `http://` to `https://` in **Web origins**.',
    command: updateObject('webOrigins=["https://app.acme.example"]'),
    page: pages.firstClient,
  },
  {
    id: 'client-post-logout-wildcard',
    group: 'security',
    severity: 'medium',
    title: 'An address after logout has a wildcard',
    reason:
      'A logout link of your server can send users to pages that you don’t control, for example to a copy of your login page.',
    check: (realm) => postLogout(realm, (uri) => uri.endsWith('*')),
    console: 'Open **Clients**, select the client, and enter exact addresses in **Valid post logout redirect URIs**.',
    command: updateObject(`attributes."${POST_LOGOUT}"=https://app.acme.example/`),
    page: pages.logout,
  },
  {
    id: 'client-post-logout-relative',
    group: 'production',
    severity: 'low',
    title: 'An address after logout is incomplete',
    reason: 'Without a scheme and a root URL, the address never matches the one that the application sends.',
    check: (realm) =>
      postLogout(realm, (uri, client) => {
        const hasRoot = (textAt(client.value, 'rootUrl') ?? '') !== '' && uri.startsWith('/')
        return uri !== '+' && uri !== '-' && uri !== '*' && !/^[a-z][a-z0-9+.-]*:/i.test(uri) && !hasRoot
      }),
    console:
      'Open **Clients**, select the client, and enter the complete address in **Valid post logout redirect URIs**.',
    command: updateObject(`attributes."${POST_LOGOUT}"=https://app.acme.example/`),
    page: pages.logout,
  },
  {
    id: 'client-post-logout-http',
    group: 'security',
    severity: 'low',
    title: 'An address after logout uses HTTP without TLS',
    reason:
      'An attacker in the network can replace the page that users see after the logout, for example with a false login page.',
    check: (realm) => postLogout(realm, (uri) => isPlainHttp(uri) && !isLoopback(uri)),
    console:
      'Open **Clients**, select the client, and change `http://` to `https://` in **Valid post logout redirect URIs**.',
    command: updateObject(`attributes."${POST_LOGOUT}"=https://app.acme.example/`),
    page: pages.logout,
  },
  {
    id: 'client-http-endpoint',
    group: 'security',
    severity: 'medium',
    title: 'The server sends logouts or assertions to a client over HTTP, or reads its keys so',
    reason:
      'An attacker in the network can read and change what passes. Keys that come over HTTP let the attacker log in as the client.',
    check: calledAddresses,
    console:
      'Open **Clients**, select the client, and change the address to `https://` on **Settings**, **Keys**, or **Advanced**.',
    command: updateObject('adminUrl=', ...[...CALLED, ...SAML_ENDPOINTS].map((name) => `attributes."${name}"=`)),
    page: pages.logout,
  },
]
