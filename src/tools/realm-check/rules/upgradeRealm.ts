import {command, updateObject, updateRealm} from '../commands'
import {stepsOf} from '../flows'
import {found, foundIf} from '../found'
import {flagAt, textAt, textsAt} from '../json'
import {pages} from '../pages'
import {isOn, oidcProviders, settingOf} from '../providers'
import type {Item, RealmView} from '../realmView'
import {isPast, targets} from '../releases'
import type {Evidence, Rule} from '../rule'

const MOST_DISPLAY_NAME = 255
const [OLDEST] = targets

/** Whether a version such as `15.0.2` or `24.0.8.redhat-00001` is older than all targets. */
const isBefore = (version: string): boolean => {
  const numbers = /^\d{1,4}\.\d{1,4}(\.\d{1,4})?/.exec(version)?.[0]
  return numbers !== undefined && !isPast(numbers, OLDEST)
}

/** Whether Keycloak can check the signatures of logout tokens. */
const hasKeys = (provider: Item): boolean =>
  (isOn(provider, 'useJwksUrl') && (settingOf(provider, 'jwksUrl') ?? '') !== '') ||
  (settingOf(provider, 'publicKeySignatureVerifier') ?? '') !== ''

function* sharedIssuers(realm: RealmView): Generator<Evidence> {
  const seen = new Set<string>()
  for (const provider of oidcProviders(realm)) {
    const issuer = settingOf(provider, 'issuer') ?? ''
    if (issuer !== '' && seen.has(issuer)) yield found(provider, 'config', 'issuer')
    seen.add(issuer)
  }
}

const X509 = new Set(['auth-x509-client-username-form', 'direct-grant-auth-x509-username'])

function* certificates(realm: RealmView): Generator<Evidence> {
  for (const flow of realm.flows)
    for (const {authenticator, index} of stepsOf(flow))
      if (X509.has(authenticator)) yield found(flow, 'authenticationExecutions', index, 'authenticator')
}

function* redirectUrls({organizations, clients}: RealmView): Generator<Evidence> {
  const account = clients.find(({subject}) => subject.name === 'account')
  const uris = account ? [...textsAt(account.value, 'redirectUris')].map(({text}) => text) : []
  const isAllowed = (url: string): boolean =>
    uris.some((uri) => (uri.endsWith('*') ? url.startsWith(uri.slice(0, -1)) : url === uri))
  for (const organization of organizations) {
    const url = textAt(organization.value, 'redirectUrl') ?? ''
    if (url !== '' && !isAllowed(url)) yield found(organization, 'redirectUrl')
  }
}

/** What a release changes for the realm, its accounts, and its providers. */
export const realmUpgradeRules: readonly Rule[] = [
  {
    id: 'server-old',
    group: 'upgrade',
    since: '26.6',
    severity: 'medium',
    title: `The export comes from a release before ${OLDEST}`,
    reason:
      'The Keycloak project fixes only its newest minor release. Known vulnerabilities of older ones stay open, and this check doesn’t know what they do differently.',
    check: ({root, version, asked}) => {
      asked.add('version')
      return foundIf(version !== undefined && isBefore(version), root, 'keycloakVersion')
    },
    console: 'Upgrade the server. Read **Breaking changes since Keycloak 24** first.',
    command: command('kcadm.sh get serverinfo -r REALM | jq -r .systemInfo.version'),
    page: pages.upgrades,
  },
  {
    id: 'upgrade-issuers',
    group: 'upgrade',
    since: '26.6',
    severity: 'low',
    title: 'Two identity providers have the same issuer',
    reason:
      'Since 26.6, JWT authorization grants and client assertions of the issuer fail, because Keycloak can’t tell which provider is meant.',
    check: sharedIssuers,
    console: 'Open **Identity providers**, and disable one of the two, or correct its **Issuer**.',
    command: updateObject('enabled=false'),
    page: pages.identityProviders,
  },
  {
    id: 'upgrade-display-name',
    group: 'upgrade',
    since: '26.7',
    isOneTime: true,
    severity: 'high',
    title: `The display name has more than ${MOST_DISPLAY_NAME} characters`,
    reason:
      'The upgrade to 26.7 fails if the database refuses a name of more than 255 characters, as H2 does. The server then doesn’t start.',
    check: ({root}) =>
      foundIf((textAt(root.value, 'displayName') ?? '').length > MOST_DISPLAY_NAME, root, 'displayName'),
    console: 'Open **Realm settings**, then **General**, and shorten **Display name**.',
    command: updateRealm('displayName=Acme'),
    page: pages.realmSettings,
  },
  {
    id: 'upgrade-registration-form',
    group: 'upgrade',
    since: '26.7',
    isOneTime: true,
    severity: 'low',
    title: 'The registration form no longer asks for a password',
    reason:
      'In 26.7, users of a realm with registration and verified addresses choose the password after they verified the address. Tests and help pages have to change.',
    check: ({root}) =>
      foundIf(
        flagAt(false, root.value, 'registrationAllowed') && flagAt(false, root.value, 'verifyEmail'),
        root,
        'registrationAllowed',
      ),
    console:
      'Change the tests. Open **Authentication**, then **registration**, and turn on **Always set password on register form** if you need time.',
    command: updateRealm('registrationAllowed=false'),
    page: pages.upgrades,
  },
  {
    id: 'upgrade-certificate-logins',
    group: 'upgrade',
    since: '26.8',
    severity: 'medium',
    title: 'Users log in with certificates',
    reason:
      'Keycloak 26.8 asks for the subject of the authority that issues the certificates, and the next major release requires it.',
    check: certificates,
    console:
      'Open **Authentication**, select the flow, then the settings of the step, and enter **Certificate Authority subject DN** on 26.8.',
    command: command(
      `kcadm.sh get OBJECT/executions -r REALM | jq -c '.[] | select(.providerId | IN("auth-x509-client-username-form", "direct-grant-auth-x509-username")) | .requirement = "DISABLED"' | kcadm.sh update OBJECT/executions -r REALM -f -`,
    ),
    page: pages.keycloak27,
  },
  {
    id: 'upgrade-logout-tokens',
    group: 'upgrade',
    since: '27',
    severity: 'medium',
    title: 'Keycloak has no key to check logout tokens of an OpenID Connect provider',
    reason:
      'Keycloak 27 is planned to refuse unsigned logout tokens, whatever **Validate Signatures** says. Logouts at the provider then don’t reach your realm.',
    check: (realm) => oidcProviders(realm).flatMap((one) => foundIf(!hasKeys(one), one, 'config', 'useJwksUrl')),
    console: 'Open **Identity providers**, select the provider, turn on **Use JWKS URL**, and enter the **JWKS URL**.',
    command: updateObject('config.useJwksUrl=true', 'config.jwksUrl=https://idp.example/jwks'),
    page: pages.keycloak27,
  },
  {
    id: 'upgrade-organization-redirect',
    group: 'upgrade',
    since: '27',
    severity: 'medium',
    title: 'The redirect URL of an organization isn’t an address of the client `account`',
    reason: 'Keycloak 27 is planned to send invited users to the account console instead.',
    check: redirectUrls,
    console:
      'Open **Clients**, select **account**, and add the address to **Valid redirect URIs**, or name a client in the invitation.',
    command: updateObject('redirectUrl='),
    page: pages.keycloak27,
  },
]
