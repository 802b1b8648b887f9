import {
  allOidcClients,
  attributeOf,
  hasDeviceFlow,
  hasImplicitFlow,
  hasPasswordGrant,
  hasServiceAccount,
  hasStandardFlow,
  hasUsers,
  isConfidential,
  isPublic,
  oidcClients,
  ownClients,
} from '../clients'
import {updateObject} from '../commands'
import {foundIf} from '../found'
import {flagAt} from '../json'
import {pages} from '../pages'
import type {Item, RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

const PKCE = 'pkce.code.challenge.method'
const capability = 'Open **Clients**, select the client, and go to **Capability config**.'

const clients = (realm: RealmView, matches: (client: Item) => boolean, ...steps: readonly string[]): Evidence[] =>
  oidcClients(realm).flatMap((client) => foundIf(matches(client), client, ...steps))

const lacksPkce = (client: Item): boolean => hasStandardFlow(client) && attributeOf(client, PKCE) !== 'S256'

/** The flows through which a client gets tokens. */
export const grantRules: readonly Rule[] = [
  {
    id: 'client-pkce-public',
    group: 'security',
    severity: 'high',
    title: 'A public client doesn’t require PKCE',
    reason: 'An attacker who steals a code gets a session, because the client has no secret. RFC 9700 requires PKCE.',
    check: (realm) => clients(realm, (client) => isPublic(client) && lacksPkce(client), 'attributes', PKCE),
    console: `${capability} Set **PKCE Method** to **S256**.`,
    command: updateObject(`attributes."${PKCE}"=S256`),
    page: pages.firstClient,
  },
  {
    id: 'client-pkce-confidential',
    group: 'security',
    severity: 'medium',
    title: 'A confidential client doesn’t require PKCE',
    reason:
      'PKCE stops an attacker from inserting a stolen code into the session of another user. RFC 9700 recommends it.',
    check: (realm) => clients(realm, (client) => isConfidential(client) && lacksPkce(client), 'attributes', PKCE),
    console: `${capability} Set **PKCE Method** to **S256**.`,
    command: updateObject(`attributes."${PKCE}"=S256`),
    page: pages.firstClient,
  },
  {
    id: 'client-implicit-flow',
    group: 'security',
    severity: 'high',
    title: 'The implicit flow is on',
    reason:
      'Tokens appear in the address of the browser, in its history, and in logs. RFC 9700 advises against this flow.',
    check: (realm) =>
      allOidcClients(realm).flatMap((client) => foundIf(hasImplicitFlow(client), client, 'implicitFlowEnabled')),
    console: `${capability} Turn off **Implicit flow**.`,
    command: updateObject('implicitFlowEnabled=false'),
    page: pages.firstClient,
  },
  {
    id: 'client-password-grant-public',
    group: 'security',
    severity: 'high',
    title: 'A public client can log users in with their passwords',
    reason:
      'Every program can use the client to try passwords, and second factors that need a browser don’t apply. RFC 9700 forbids this grant.',
    check: (realm) =>
      allOidcClients(realm).flatMap((client) =>
        // The admin CLI logs in this way.
        foundIf(
          isPublic(client) && hasPasswordGrant(client) && client.subject.name !== 'admin-cli',
          client,
          'directAccessGrantsEnabled',
        ),
      ),
    console: `${capability} Turn off **Direct access grants**.`,
    command: updateObject('directAccessGrantsEnabled=false'),
    page: pages.firstClient,
  },
  {
    id: 'client-password-grant-confidential',
    group: 'security',
    severity: 'medium',
    title: 'A confidential client can log users in with their passwords',
    reason:
      'The application sees the passwords of its users. Use the standard flow, or a service account for programs.',
    check: (realm) =>
      clients(realm, (client) => isConfidential(client) && hasPasswordGrant(client), 'directAccessGrantsEnabled'),
    console: `${capability} Turn off **Direct access grants**.`,
    command: updateObject('directAccessGrantsEnabled=false'),
    page: pages.firstClient,
  },
  {
    id: 'client-full-scope',
    group: 'security',
    severity: 'medium',
    title: 'Tokens of a client contain all roles of the user',
    reason:
      'An application that is attacked, or an API that receives its token, can use every role that the user has anywhere.',
    check: (realm) =>
      ownClients(realm).flatMap((client) =>
        foundIf(hasUsers(client) && flagAt(true, client.value, 'fullScopeAllowed'), client, 'fullScopeAllowed'),
      ),
    console:
      'Open **Clients**, select the client, and open **Client scopes**. Select the dedicated scope, then **Scope**, and turn off **Full scope allowed**.',
    command: updateObject('fullScopeAllowed=false'),
    page: pages.clientScopes,
  },
  {
    id: 'client-service-account-mixed',
    group: 'security',
    severity: 'low',
    title: 'A client has a service account and lets users log in',
    reason:
      'An attacker who gets the secret of the application also gets the rights of the service account. Use two clients.',
    check: (realm) =>
      clients(
        realm,
        (client) => isConfidential(client) && hasServiceAccount(client) && hasUsers(client),
        'serviceAccountsEnabled',
      ),
    console: `${capability} Turn off **Service account roles**, or the flows of users.`,
    command: updateObject(
      'standardFlowEnabled=false',
      'implicitFlowEnabled=false',
      'directAccessGrantsEnabled=false',
      'attributes."oauth2.device.authorization.grant.enabled"=false',
    ),
    page: pages.serviceAccounts,
  },
  {
    id: 'client-device-flow',
    group: 'security',
    severity: 'low',
    title: 'A public client has the device flow',
    reason:
      'An attacker can ask users to enter a code of the attacker’s device. Keep the flow for devices without a browser.',
    check: (realm) =>
      clients(
        realm,
        (client) => isPublic(client) && hasDeviceFlow(client) && hasStandardFlow(client),
        'attributes',
        'oauth2.device.authorization.grant.enabled',
      ),
    console: `${capability} Turn off **OAuth 2.0 Device Authorization Grant**.`,
    command: updateObject('attributes."oauth2.device.authorization.grant.enabled"=false'),
    page: pages.deviceFlow,
  },
]
