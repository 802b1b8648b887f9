import {allOidcClients, isLoopback, isPlainHttp, oidcClients, redirectsOf, samlClients, usesRedirects} from '../clients'
import {updateObject} from '../commands'
import {foundIf} from '../found'
import {listAt, textAt} from '../json'
import {pages} from '../pages'
import type {Item} from '../realmView'
import type {Evidence, Rule} from '../rule'

const exact = updateObject('redirectUris=["https://app.acme.example/callback"]')
const consoleSteps = 'Open **Clients**, select the client, and enter exact addresses in **Valid redirect URIs**.'

/** Any address: `*`, `http*`, or `https://*`. */
const isAny = (uri: string): boolean => /^(\*|https?\*|https?:\*|https?:\/\/?\*.*)$/i.test(uri) && uri.endsWith('*')

/** The part before the path: `https://app.example*`. Before 26.6.3, it also matches `https://app.example.evil.test`. */
const isWildcardHost = (uri: string): boolean =>
  !isAny(uri) && (/^[a-z][a-z0-9+.-]{0,30}:\/\/[^/?#]*\*$/i.test(uri) || /^[^/:]+\*$/.test(uri))

function redirects(clients: readonly Item[], matches: (uri: string, isRelative: boolean) => boolean): Evidence[] {
  return clients.flatMap((client) =>
    [...redirectsOf(client)].flatMap(({uri, index, isRelative}) =>
      foundIf(matches(uri, isRelative), client, 'redirectUris', index),
    ),
  )
}

const hasPath = (uri: string): boolean => uri.endsWith('*') && !isAny(uri) && !isWildcardHost(uri)

/** Schemes that belong to an app on the device. `urn:` is the out-of-band address of old native apps. */
const isCustomScheme = (uri: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(uri) && !/^(https?|urn):/i.test(uri)

const hasNoRedirect = (client: Item): boolean =>
  usesRedirects(client) &&
  listAt(client.value, 'redirectUris').length === 0 &&
  (textAt(client.value, 'rootUrl') ?? '') === ''

/** Where the server sends codes and assertions. */
export const redirectRules: readonly Rule[] = [
  {
    id: 'client-any-redirect',
    group: 'security',
    severity: 'critical',
    title: 'A client accepts every redirect address',
    reason:
      'An attacker sends a user a login link with an address of the attacker and receives the code, token, or assertion.',
    check: (realm) => redirects(realm.clients, isAny),
    console: consoleSteps,
    command: exact,
    page: pages.redirects,
  },
  {
    id: 'client-wildcard-host-redirect',
    group: 'security',
    severity: 'critical',
    title: 'A redirect address has a wildcard in its host name',
    reason:
      'Before 26.6.3, `https://app.example*` also matches `https://app.example.evil.test`, so another site receives the code or the assertion. Later releases read it as `https://app.example/*`.',
    check: (realm) => redirects(realm.clients, isWildcardHost),
    console: consoleSteps,
    command: exact,
    page: pages.redirects,
  },
  {
    id: 'client-wildcard-redirect',
    group: 'security',
    severity: 'medium',
    title: 'A redirect address ends with a wildcard',
    reason:
      'Every page below the address can receive a code. One page with an open redirect or a script injection is enough to steal it. RFC 9700 requires exact addresses.',
    check: (realm) => redirects(allOidcClients(realm), hasPath),
    console: consoleSteps,
    command: exact,
    page: pages.firstClient,
  },
  {
    id: 'saml-wildcard-redirect',
    group: 'security',
    severity: 'medium',
    title: 'A SAML client accepts an address with a wildcard for its assertions',
    reason: 'Keycloak posts the assertion to each address that matches and that a request names.',
    check: (realm) => redirects(samlClients(realm), hasPath),
    console: consoleSteps,
    command: exact,
    page: pages.samlApplication,
  },
  {
    id: 'client-http-redirect',
    group: 'security',
    severity: 'high',
    title: 'A redirect address uses HTTP without TLS',
    reason: 'The code or the assertion travels in plain text, so an attacker in the network can read and use it.',
    check: (realm) => redirects(realm.clients, isPlainHttp),
    console: 'Open **Clients**, select the client, and change `http://` to `https://` in **Valid redirect URIs**.',
    command: exact,
    page: pages.redirects,
  },
  {
    id: 'client-localhost-redirect',
    group: 'production',
    severity: 'low',
    title: 'A redirect address leads to the machine of a developer',
    reason:
      'A program on the user’s machine can receive the code. Native apps need such addresses, but web applications in production don’t.',
    check: (realm) => redirects(allOidcClients(realm), isLoopback),
    console: 'Open **Clients**, select the client, and remove the address from **Valid redirect URIs**.',
    command: exact,
    page: pages.launch,
  },
  {
    id: 'client-custom-scheme-redirect',
    group: 'security',
    severity: 'low',
    title: 'A redirect address uses a custom scheme',
    reason:
      'Another app on the device can register the same scheme and receive the code. Use a claimed HTTPS address, and require PKCE.',
    check: (realm) => redirects(allOidcClients(realm), isCustomScheme),
    console: 'Open **Clients**, select the client, and replace the address in **Valid redirect URIs**.',
    command: exact,
    page: pages.firstClient,
  },
  {
    id: 'client-relative-redirect',
    group: 'production',
    severity: 'medium',
    title: 'A redirect address is relative, and the client has no root URL',
    reason:
      'Keycloak completes the address with the server’s own address. The address then belongs to the login server instead of the application.',
    check: (realm) => redirects(oidcClients(realm), (_, isRelative) => isRelative),
    console: 'Open **Clients**, select the client, and enter the complete address in **Valid redirect URIs**.',
    command: exact,
    page: pages.redirects,
  },
  {
    id: 'client-no-redirect',
    group: 'production',
    severity: 'medium',
    title: 'A client has the standard flow but no redirect address',
    reason:
      'Every login through the client ends with `Invalid parameter: redirect_uri`. If no user logs in through it, turn the flow off.',
    check: (realm) => oidcClients(realm).flatMap((client) => foundIf(hasNoRedirect(client), client, 'redirectUris')),
    console: 'Open **Clients**, select the client, and enter **Valid redirect URIs**, or turn off **Standard flow**.',
    command: updateObject('standardFlowEnabled=false', 'implicitFlowEnabled=false'),
    page: pages.redirects,
  },
]
