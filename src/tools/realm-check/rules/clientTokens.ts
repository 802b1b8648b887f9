import {
  attributeOf,
  hasRefreshTokens,
  hasServiceAccount,
  hasUsers,
  isConfidential,
  oidcClients,
  scopesNamed,
} from '../clients'
import {command, updateObject} from '../commands'
import {found, foundIf} from '../found'
import {numberAt, textAt} from '../json'
import {MASKED, MASKED_SHORT} from '../maskSecrets'
import {pages} from '../pages'
import type {RealmView} from '../realmView'
import type {Evidence, Rule} from '../rule'

/** Seconds for which an access token is valid at most: a disabled user keeps access for that long. */
export const MOST_TOKEN_SECONDS = 900

const STRONG_METHODS: ReadonlySet<string> = new Set(['client-jwt', 'client-secret-jwt', 'client-x509', 'federated-jwt'])

const removeOffline = (list: 'default' | 'optional'): Rule['command'] =>
  command(
    `kcadm.sh delete OBJECT/${list}-client-scopes/$(kcadm.sh get client-scopes -r REALM | jq -r '.[] | select(.name == "offline_access") | .id') -r REALM`,
  )

function* offline(realm: RealmView, list: 'defaultClientScopes' | 'optionalClientScopes'): Generator<Evidence> {
  for (const client of oidcClients(realm))
    if (hasUsers(client) && hasRefreshTokens(client))
      for (const index of scopesNamed(client, list, 'offline_access')) yield found(client, list, index)
}

/** Tokens and secrets of single clients. */
export const clientTokenRules: readonly Rule[] = [
  {
    id: 'client-token-lifespan',
    group: 'security',
    severity: 'medium',
    title: 'Access tokens of a client are valid for more than 15 minutes',
    reason: 'A stolen token works until it expires, and a disabled user keeps access for as long.',
    check: (realm) =>
      oidcClients(realm).flatMap((client) => {
        const seconds = numberAt(undefined, client.value, 'attributes', 'access.token.lifespan')
        // Keycloak reads -1 as no limit besides the session.
        const isLong = seconds !== undefined && (seconds > MOST_TOKEN_SECONDS || seconds < 0)
        return foundIf(isLong, client, 'attributes', 'access.token.lifespan')
      }),
    console:
      'Open **Clients**, select the client, and open **Advanced**. Set **Access Token Lifespan** to **Inherits from realm settings**.',
    command: updateObject('attributes."access.token.lifespan"='),
    page: pages.keys,
  },
  {
    id: 'client-offline-default',
    group: 'security',
    severity: 'medium',
    title: 'Every login through a client creates an offline session',
    reason:
      'The client gets a token that works after the logout. Each login adds a session that stays in the database for weeks.',
    check: (realm) => offline(realm, 'defaultClientScopes'),
    console:
      'Open **Clients**, select the client, and open **Client scopes**. Change `offline_access` to **Optional**, or remove it.',
    command: removeOffline('default'),
    page: pages.offlineAccess,
  },
  {
    id: 'client-offline-optional',
    group: 'security',
    severity: 'low',
    title: 'A client can request tokens that work after the logout',
    reason:
      'Every new client has the scope `offline_access`. Few need it, and a stolen offline token works until its session ends.',
    check: (realm) => offline(realm, 'optionalClientScopes'),
    console: 'Open **Clients**, select the client, and open **Client scopes**. Remove `offline_access`.',
    command: removeOffline('optional'),
    page: pages.offlineAccess,
  },
  {
    id: 'client-credentials-refresh',
    group: 'performance',
    severity: 'medium',
    title: 'A service account gets refresh tokens',
    reason:
      'Each token request creates a session that the server keeps. RFC 6749 says that this grant should return no refresh token.',
    check: (realm) =>
      oidcClients(realm).flatMap((client) =>
        foundIf(
          hasServiceAccount(client) && attributeOf(client, 'client_credentials.use_refresh_token') === 'true',
          client,
          'attributes',
          'client_credentials.use_refresh_token',
        ),
      ),
    console:
      'Open **Clients**, select the client, and open **Advanced**. Turn off **Use refresh tokens for client credentials grant**.',
    command: updateObject('attributes."client_credentials.use_refresh_token"=false'),
    page: pages.serviceAccounts,
  },
  {
    id: 'client-shared-secret',
    group: 'security',
    severity: 'low',
    title: 'A client logs in with a shared secret',
    reason:
      'A secret can leak from a chat, a log, or a pipeline. A signed JWT or a certificate never leaves the application.',
    check: (realm) =>
      oidcClients(realm).flatMap((client) =>
        foundIf(
          isConfidential(client) && !STRONG_METHODS.has(textAt(client.value, 'clientAuthenticatorType') ?? ''),
          client,
          'clientAuthenticatorType',
        ),
      ),
    console:
      'Open **Clients**, select the client, and open **Credentials**. Set **Client Authenticator** to **Signed JWT**.',
    command: updateObject('clientAuthenticatorType=client-jwt'),
    page: pages.secrets,
  },
  {
    id: 'client-short-secret',
    group: 'security',
    severity: 'high',
    title: 'The secret of a client is shorter than 16 characters',
    reason: 'An attacker can guess it, or find it in a list, and then log in as the client.',
    check: (realm) => {
      realm.asked.add('clientAuthentication')
      return oidcClients(realm).flatMap((client) =>
        foundIf(isConfidential(client) && textAt(client.value, 'secret') === MASKED_SHORT, client, 'secret'),
      )
    },
    console:
      'Open **Clients**, select the client, and open **Credentials**. Choose **Regenerate**, and give the new secret to the application.',
    command: command('kcadm.sh create OBJECT/client-secret -r REALM'),
    page: pages.secrets,
  },
  {
    id: 'export-client-secrets',
    isAboutFile: true,
    group: 'production',
    severity: 'medium',
    title: 'The file contains client secrets in plain text',
    reason:
      'Each reader of the file can log in as the client. Keep the file out of version control, and replace the secrets if it was there.',
    check: (realm) =>
      realm.clients.flatMap((client) => {
        const secret = textAt(client.value, 'secret')
        return foundIf(isConfidential(client) && (secret === MASKED || secret === MASKED_SHORT), client, 'secret')
      }),
    console:
      'Open **Clients**, select the client, and open **Credentials**. Choose **Regenerate**, and give the new secret to the application.',
    command: command('kcadm.sh create OBJECT/client-secret -r REALM'),
    page: pages.secrets,
  },
]
