import {attributeOf, oidcClients, ownClients, postLogoutUris, redirectsOf} from '../clients'
import {updateObject} from '../commands'
import {found} from '../found'
import {flagAt, listAt, numberAt, textAt} from '../json'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

/** Parameters of a response, which a redirect address can't contain since 26.6.5 and a patch release of 26.7. */
const RESPONSE = new Set(
  'code state session_state iss error error_description id_token access_token response'.split(' '),
)

function hasResponseParameter(uri: string): boolean {
  const query = /\?([^#]*)/.exec(uri.slice(0, 4000))?.[1] ?? ''
  return query.split('&').some((part) => RESPONSE.has(part.split('=', 1)[0] ?? ''))
}

function* responseParameters(realm: RealmView): Generator<Evidence> {
  for (const client of oidcClients(realm)) {
    for (const {uri, index} of redirectsOf(client))
      if (hasResponseParameter(uri)) yield found(client, 'redirectUris', index)
    if (postLogoutUris(client).some(hasResponseParameter))
      yield found(client, 'attributes', 'post.logout.redirect.uris')
  }
}

/** Switches for old adapters, in the section **OpenID Connect Compatibility Modes**. */
const COMPATIBILITY = [
  'exclude.session.state.from.auth.response',
  'exclude.issuer.from.auth.response',
  'token.response.type.bearer.lower-case',
] as const

function* compatibility(realm: RealmView): Generator<Evidence> {
  for (const client of oidcClients(realm))
    for (const name of COMPATIBILITY)
      if (attributeOf(client, name)?.toLowerCase() === 'true') yield found(client, 'attributes', name)
}

/** Limits of a client, with the limit of the realm that they can't exceed since 26.5. */
const LIMITS = [
  ['client.session.idle.timeout', 'ssoSessionIdleTimeout', 1800],
  ['client.session.max.lifespan', 'ssoSessionMaxLifespan', 36_000],
] as const

function* wideTimeouts(realm: RealmView): Generator<Evidence> {
  const isRemembered = flagAt(false, realm.root.value, 'rememberMe')
  const limits = LIMITS.map(([attribute, setting, fallback]) => ({
    attribute,
    most: Math.max(
      numberAt(fallback, realm.root.value, setting),
      isRemembered ? numberAt(0, realm.root.value, `${setting}RememberMe`) : 0,
    ),
  }))
  for (const client of ownClients(realm))
    for (const {attribute, most} of limits)
      if (numberAt(0, client.value, 'attributes', attribute) > most) yield found(client, 'attributes', attribute)
}

const PLAIN = /^http:\/\//i

function* insecureUris(realm: RealmView): Generator<Evidence> {
  realm.asked.add('clientProfiles')
  const profiles = listAt(realm.root.value, 'clientProfiles', 'profiles')
  const isUsed = profiles.some((profile) =>
    listAt(profile, 'executors').some((executor) => textAt(executor, 'executor') === 'secure-client-uris'),
  )
  if (!isUsed) return
  for (const client of oidcClients(realm))
    for (const name of ['post.logout.redirect.uris', 'logoUri', 'policyUri', 'tosUri'])
      if ((attributeOf(client, name) ?? '').split('##').some((uri) => PLAIN.test(uri)))
        yield found(client, 'attributes', name)
}

const open = 'Open **Clients**, and select the client.'

/** What a release changes for clients. */
export const clientUpgradeRules: readonly Rule[] = [
  {
    id: 'upgrade-redirect-parameters',
    group: 'upgrade',
    since: '26.7',
    severity: 'high',
    title: 'An address contains a parameter of a login response',
    reason:
      'Patch releases of 26.6 and 26.7 refuse redirect addresses with parameters such as `code` or `state`. Logins end with `Invalid parameter: redirect_uri`.',
    check: responseParameters,
    console: `${open} Remove the parameter from **Valid redirect URIs**, and send the value in \`state\`.`,
    command: updateObject(
      'redirectUris=["https://app.acme.example/callback"]',
      'attributes."post.logout.redirect.uris"=https://app.acme.example/',
    ),
    page: pages.upgrades,
  },
  {
    id: 'upgrade-compatibility-modes',
    group: 'upgrade',
    since: '26.8',
    severity: 'medium',
    title: 'A client uses a compatibility mode that is deprecated',
    reason:
      'Keycloak 26.8 deprecates these switches, and a later release removes them. The response then contains what the old adapter doesn’t expect.',
    check: compatibility,
    console: `${open} Open **Advanced**, then **OpenID Connect Compatibility Modes**, and turn off the switch.`,
    command: updateObject(...COMPATIBILITY.map((name) => `attributes."${name}"=false`)),
    page: pages.keycloak27,
  },
  {
    id: 'upgrade-client-timeouts',
    group: 'upgrade',
    since: '26.6',
    severity: 'medium',
    title: 'A client has a longer session than the realm',
    reason:
      'Since 26.5, Keycloak refuses each update of such a client with 400, so scripts and the admin console can’t change it.',
    check: wideTimeouts,
    console: `${open} Open **Advanced**, and set **Client Session Idle** and **Client Session Max** to the limits of the realm or less.`,
    command: updateObject('attributes."client.session.idle.timeout"=', 'attributes."client.session.max.lifespan"='),
    page: pages.upgrades,
  },
  {
    id: 'upgrade-secure-client-uris',
    group: 'upgrade',
    since: '26.6',
    severity: 'medium',
    title: 'A client policy requires HTTPS, and an address of a client lacks it',
    reason:
      'Since 26.6, the executor `secure-client-uris` also checks addresses after logout, and those of the logo, the policy, and the terms. Updates of the client fail.',
    check: insecureUris,
    console: `${open} Change \`http://\` to \`https://\` in these addresses.`,
    command: updateObject(
      'attributes."post.logout.redirect.uris"=https://app.acme.example/',
      'attributes.logoUri=',
      'attributes.policyUri=',
      'attributes.tosUri=',
    ),
    page: pages.clientPolicies,
  },
]
