import {attributeOf, samlClients} from '../clients'
import {updateObject} from '../commands'
import {foundIf} from '../found'
import {pages} from '../pages'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const ASSERTION = 'saml.assertion.signature'
const DOCUMENT = 'saml.server.signature'

/** RSA_SHA1, DSA_SHA1, and their variants. */
export const isWeakSamlAlgorithm = (algorithm: string): boolean => /sha1$|^dsa/i.test(algorithm)

const isOn = (client: Item, name: string): boolean => attributeOf(client, name) === 'true'

const clients = (realm: RealmView, matches: (client: Item) => boolean, ...steps: readonly string[]): Evidence[] =>
  samlClients(realm).flatMap((client) => foundIf(matches(client), client, ...steps))

const signing = 'Open **Clients**, select the client, and go to **Signature and Encryption**.'

/** Applications that log users in with SAML. */
export const samlRules: readonly Rule[] = [
  {
    id: 'saml-unsigned',
    group: 'security',
    severity: 'critical',
    title: 'Neither the responses nor the assertions for a SAML client are signed',
    reason:
      'The application can’t tell an assertion of your server from a forged one. An attacker logs in as any user.',
    check: (realm) =>
      clients(realm, (client) => !isOn(client, ASSERTION) && !isOn(client, DOCUMENT), 'attributes', DOCUMENT),
    console: `${signing} Turn on **Sign documents** and **Sign assertions**.`,
    command: updateObject(`attributes."${DOCUMENT}"=true`, `attributes."${ASSERTION}"=true`),
    page: pages.samlApplication,
  },
  {
    id: 'saml-assertion-unsigned',
    group: 'security',
    severity: 'low',
    title: 'Only the response for a SAML client is signed, not the assertion',
    reason: 'An application that takes the assertion out of the response and passes it on can’t check it anymore.',
    check: (realm) =>
      clients(realm, (client) => !isOn(client, ASSERTION) && isOn(client, DOCUMENT), 'attributes', ASSERTION),
    console: `${signing} Turn on **Sign assertions**.`,
    command: updateObject(`attributes."${ASSERTION}"=true`),
    page: pages.samlApplication,
  },
  {
    id: 'saml-request-unsigned',
    group: 'security',
    severity: 'medium',
    title: 'Keycloak accepts unsigned requests of a SAML client',
    reason: 'Every site can start a login or a logout in the name of the application.',
    check: (realm) =>
      clients(realm, (client) => !isOn(client, 'saml.client.signature'), 'attributes', 'saml.client.signature'),
    console: 'Open **Clients**, select the client, and open **Keys**. Turn on **Client signature required**.',
    command: updateObject('attributes."saml.client.signature"=true'),
    page: pages.samlApplication,
  },
  {
    id: 'saml-weak-algorithm',
    group: 'security',
    severity: 'high',
    title: 'Signatures for a SAML client use SHA-1 or DSA',
    reason: 'Collisions of SHA-1 are practical, so a signature doesn’t prove what was signed.',
    check: (realm) =>
      clients(
        realm,
        (client) => isWeakSamlAlgorithm(attributeOf(client, 'saml.signature.algorithm') ?? ''),
        'attributes',
        'saml.signature.algorithm',
      ),
    console: `${signing} Set **Signature algorithm** to **RSA_SHA256**.`,
    command: updateObject('attributes."saml.signature.algorithm"=RSA_SHA256'),
    page: pages.samlApplication,
  },
  {
    id: 'saml-unencrypted',
    group: 'security',
    severity: 'low',
    title: 'Assertions for a SAML client aren’t encrypted',
    reason: 'The assertion passes through the browser, whose extensions and history can read the data of the user.',
    check: (realm) => clients(realm, (client) => !isOn(client, 'saml.encrypt'), 'attributes', 'saml.encrypt'),
    console:
      'Open **Clients**, select the client, and open **Keys**. Turn on **Encrypt assertions**, and import the certificate of the application.',
    command: updateObject('attributes."saml.encrypt"=true'),
    page: pages.samlApplication,
  },
  {
    id: 'saml-replay',
    group: 'security',
    severity: 'low',
    title: 'Assertions for a SAML client don’t say that they are for one use',
    reason: 'An application that doesn’t remember the IDs of assertions accepts a stolen one again until it expires.',
    check: (realm) =>
      clients(realm, (client) => !isOn(client, 'saml.onetimeuse.condition'), 'attributes', 'saml.onetimeuse.condition'),
    console:
      'Open **Clients**, select the client, and go to **SAML capabilities**. Turn on **Include OneTimeUse Condition**.',
    command: updateObject('attributes."saml.onetimeuse.condition"=true'),
    page: pages.samlApplication,
  },
  {
    id: 'saml-redirect-binding',
    group: 'security',
    severity: 'low',
    title: 'Keycloak can send assertions of a SAML client in an address',
    reason: 'Addresses end up in the history and in logs, and long ones fail. The POST binding avoids both.',
    check: (realm) =>
      clients(realm, (client) => !isOn(client, 'saml.force.post.binding'), 'attributes', 'saml.force.post.binding'),
    console: 'Open **Clients**, select the client, and go to **SAML capabilities**. Turn on **Force POST binding**.',
    command: updateObject('attributes."saml.force.post.binding"=true'),
    page: pages.samlApplication,
  },
]
