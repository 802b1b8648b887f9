import {updateObject} from '../commands'
import {foundIf} from '../found'
import {numberAt} from '../json'
import {pages} from '../pages'
import {isOn, samlProviders, settingOf} from '../providers'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'
import {isWeakSamlAlgorithm} from './saml'

const providers = (realm: RealmView, matches: (provider: Item) => boolean, name: string): Evidence[] =>
  samlProviders(realm).flatMap((provider) => foundIf(matches(provider), provider, 'config', name))

const lacks = (realm: RealmView, name: string): Evidence[] =>
  providers(realm, (provider) => !isOn(provider, name), name)

const open = 'Open **Identity providers**, and select the provider.'
/** Seconds. */
const MOST_SKEW = 300

/** Companies’ providers that speak SAML. */
export const samlProviderRules: readonly Rule[] = [
  {
    id: 'idp-saml-unverified',
    group: 'security',
    severity: 'critical',
    title: 'Keycloak doesn’t check the signatures of a SAML provider',
    reason: 'Keycloak takes a forged response for a true one, so an attacker can log in as any user of the provider.',
    check: (realm) => lacks(realm, 'validateSignature'),
    console: `${open} Turn on **Validate Signatures**, and enter the certificate of the provider.`,
    command: updateObject('config.validateSignature=true'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-saml-assertions-unsigned',
    group: 'security',
    severity: 'medium',
    title: 'Keycloak accepts unsigned assertions of a SAML provider',
    reason: 'A signature of the response alone leaves room for attacks that exchange the assertion within it.',
    check: (realm) => lacks(realm, 'wantAssertionsSigned'),
    console: `${open} Turn on **Want Assertions signed**.`,
    command: updateObject('config.wantAssertionsSigned=true'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-saml-redirect-response',
    group: 'security',
    severity: 'medium',
    title: 'A SAML provider sends its response in an address',
    reason: 'Addresses end up in the history and in logs, and assertions with many attributes are too long for them.',
    check: (realm) => lacks(realm, 'postBindingResponse'),
    console: `${open} Turn on **HTTP-POST binding response**.`,
    command: updateObject('config.postBindingResponse=true'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-saml-requests-unsigned',
    group: 'security',
    severity: 'low',
    title: 'Keycloak doesn’t sign its requests to a SAML provider',
    reason: 'The provider can’t tell requests of your server from those of another site.',
    check: (realm) => lacks(realm, 'wantAuthnRequestsSigned'),
    console: `${open} Turn on **Want AuthnRequests signed**, if the provider checks signatures.`,
    command: updateObject('config.wantAuthnRequestsSigned=true'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-saml-unencrypted',
    group: 'security',
    severity: 'low',
    title: 'Keycloak accepts unencrypted assertions of a SAML provider',
    reason: 'The assertion passes through the browser, whose extensions and history can read the data of the user.',
    check: (realm) => lacks(realm, 'wantAssertionsEncrypted'),
    console: `${open} Turn on **Want Assertions encrypted**, and give the provider your certificate.`,
    command: updateObject('config.wantAssertionsEncrypted=true'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-saml-weak-algorithm',
    group: 'security',
    severity: 'medium',
    title: 'Keycloak signs requests to a SAML provider with SHA-1 or DSA',
    reason: 'Collisions of SHA-1 are practical, and many providers refuse such signatures.',
    check: (realm) =>
      providers(
        realm,
        (provider) => isWeakSamlAlgorithm(settingOf(provider, 'signatureAlgorithm') ?? ''),
        'signatureAlgorithm',
      ),
    console: `${open} Set **Signature algorithm** to **RSA_SHA256**.`,
    command: updateObject('config.signatureAlgorithm=RSA_SHA256'),
    page: pages.identityProviders,
  },
  {
    id: 'idp-saml-clock-skew',
    group: 'security',
    severity: 'low',
    title: 'Keycloak accepts assertions of a SAML provider long after they expired',
    reason:
      'A stolen assertion can be used for as long as the clock skew. A few seconds are enough for synchronized clocks.',
    check: (realm) =>
      providers(
        realm,
        (provider) => numberAt(0, provider.value, 'config', 'allowedClockSkew') > MOST_SKEW,
        'allowedClockSkew',
      ),
    console: `${open} Set **Allowed clock skew** to 30 seconds or less.`,
    command: updateObject('config.allowedClockSkew=30'),
    page: pages.identityProviders,
  },
]
