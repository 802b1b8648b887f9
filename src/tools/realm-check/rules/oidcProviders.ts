import {isPlainHttp} from '../clients'
import {updateObject} from '../commands'
import {found, foundIf} from '../found'
import {pages} from '../pages'
import {enabledProviders, isOn, oidcProviders, settingOf} from '../providers'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const providers = (realm: RealmView, matches: (provider: Item) => boolean, name: string): Evidence[] =>
  oidcProviders(realm).flatMap((provider) => foundIf(matches(provider), provider, 'config', name))

const open = 'Open **Identity providers**, and select the provider.'

const ADDRESSES = [
  'authorizationUrl',
  'tokenUrl',
  'userInfoUrl',
  'jwksUrl',
  'logoutUrl',
  'tokenIntrospectionUrl',
  'singleSignOnServiceUrl',
  'singleLogoutServiceUrl',
  'artifactResolutionServiceUrl',
  'metadataDescriptorUrl',
] as const

function* plainAddresses(realm: RealmView): Generator<Evidence> {
  for (const provider of enabledProviders(realm))
    for (const name of ADDRESSES)
      if (isPlainHttp(settingOf(provider, name) ?? '')) yield found(provider, 'config', name)
}

/** Companies’ providers that speak OpenID Connect. */
export const oidcProviderRules: readonly Rule[] = [
  {
    id: 'idp-oidc-unverified',
    group: 'security',
    severity: 'critical',
    title: 'Keycloak doesn’t check the signatures of an OpenID Connect provider',
    reason: 'Keycloak takes a forged ID token for a true one, so an attacker can log in as a user of the provider.',
    check: (realm) => providers(realm, (provider) => !isOn(provider, 'validateSignature'), 'validateSignature'),
    console: `${open} Turn on **Validate Signatures** and **Use JWKS URL**, and enter the **JWKS URL**.`,
    command: updateObject(
      'config.validateSignature=true',
      'config.useJwksUrl=true',
      'config.jwksUrl=https://idp.example/jwks',
    ),
    page: pages.identityProviders,
  },
  {
    id: 'idp-oidc-no-pkce',
    group: 'security',
    severity: 'medium',
    title: 'Keycloak logs in at an OpenID Connect provider without PKCE',
    reason: 'An attacker who steals a code of the provider can insert it into the login of another user.',
    check: (realm) =>
      oidcProviders(realm).flatMap((provider) =>
        foundIf(
          !isOn(provider, 'pkceEnabled') || settingOf(provider, 'pkceMethod') !== 'S256',
          provider,
          'config',
          isOn(provider, 'pkceEnabled') ? 'pkceMethod' : 'pkceEnabled',
        ),
      ),
    console: `${open} Turn on **Use PKCE**, and set **PKCE Method** to **S256**.`,
    command: updateObject('config.pkceEnabled=true', 'config.pkceMethod=S256'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-oidc-no-issuer',
    group: 'security',
    severity: 'medium',
    title: 'An OpenID Connect provider has no issuer',
    reason:
      'Without it, Keycloak doesn’t compare the issuer of the ID token, and accepts tokens of every issuer with the same key.',
    check: (realm) => providers(realm, (provider) => (settingOf(provider, 'issuer') ?? '') === '', 'issuer'),
    console: `${open} Enter the **Issuer** of the provider’s metadata.`,
    command: updateObject('config.issuer=https://idp.example'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-oidc-no-nonce',
    group: 'security',
    severity: 'high',
    title: 'Keycloak doesn’t send a nonce to an OpenID Connect provider',
    reason: 'Without the nonce, an ID token of another login can be used again.',
    check: (realm) => providers(realm, (provider) => isOn(provider, 'disableNonce'), 'disableNonce'),
    console: `${open} Turn off **Disable nonce** under **Advanced**.`,
    command: updateObject('config.disableNonce=false'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-http-address',
    group: 'security',
    severity: 'high',
    title: 'Keycloak or the browser reaches an identity provider over HTTP without TLS',
    reason: 'An attacker in the network can read codes and secrets, and replace the keys of the provider.',
    check: plainAddresses,
    console: `${open} Change \`http://\` to \`https://\` in the addresses.`,
    command: updateObject(...ADDRESSES.map((name) => `config.${name}=https://idp.example/${name}`)),
    page: pages.identityProviders,
  },
  {
    id: 'idp-store-token',
    group: 'security',
    severity: 'medium',
    title: 'Keycloak stores the tokens of an identity provider',
    reason: 'A copy of the database contains tokens with which an attacker acts at the provider as your users.',
    check: (realm) =>
      enabledProviders(realm).flatMap((provider) =>
        foundIf(provider.value.storeToken === true, provider, 'storeToken'),
      ),
    console: `${open} Turn off **Store tokens**, unless your application reads them.`,
    command: updateObject('storeToken=false'),
    page: pages.identityProviders,
  },
]
