import {isPlainHttp, ownClients} from '../clients'
import {deleteObject, updateRealm} from '../commands'
import {found} from '../found'
import {textAt} from '../json'
import {pages} from '../pages'
import {isOn, loginTab, realmIf} from '../realmSwitches'
import type {Rule} from '../rule'

/** Who can log in, and how. */
export const loginRules: readonly Rule[] = [
  {
    id: 'realm-ssl-none',
    group: 'security',
    severity: 'critical',
    title: 'The realm accepts requests without TLS',
    reason: 'Passwords and tokens travel in plain text.',
    check: (realm) => realmIf(textAt(realm.root.value, 'sslRequired')?.toLowerCase() === 'none', realm, 'sslRequired'),
    console: 'Open **Realm settings**, then **General**, and set **Require SSL** to **All requests**.',
    command: updateRealm('sslRequired=all'),
    page: pages.launch,
  },
  {
    id: 'realm-ssl-external',
    group: 'security',
    severity: 'low',
    title: 'The realm accepts requests without TLS from private addresses',
    reason: 'A proxy has a private address, too. If it forwards plain requests, the setting has no effect.',
    check: (realm) =>
      realmIf(
        (textAt(realm.root.value, 'sslRequired')?.toLowerCase() ?? 'external') === 'external',
        realm,
        'sslRequired',
      ),
    console: 'Open **Realm settings**, then **General**, and set **Require SSL** to **All requests**.',
    command: updateRealm('sslRequired=all'),
    page: pages.launch,
  },
  {
    id: 'username-editable',
    group: 'security',
    severity: 'low',
    title: 'Users can change their username',
    reason:
      'Applications that store usernames give a user the data of the account that had the name before. Store `sub` instead.',
    check: (realm) => realmIf(isOn(realm, 'editUsernameAllowed'), realm, 'editUsernameAllowed'),
    console: `${loginTab} Turn off **Edit username**.`,
    command: updateRealm('editUsernameAllowed=false'),
    page: pages.loginRules,
  },
  {
    id: 'password-reset-off',
    group: 'production',
    severity: 'low',
    title: 'Users can’t reset a forgotten password',
    reason: 'Your help desk has to set a password for each user who forgot it.',
    check: (realm) =>
      realmIf(
        !isOn(realm, 'resetPasswordAllowed') &&
          realm.providers.length === 0 &&
          // With providers that couldn't be read, users might have no password.
          (realm.lacking.get('identityProviders') ?? '') === '',
        realm,
        'resetPasswordAllowed',
      ),
    console: `${loginTab} Turn on **Forgot password** after email works.`,
    command: updateRealm('resetPasswordAllowed=true'),
    page: pages.loginRules,
  },
  {
    id: 'frontend-url-http',
    group: 'security',
    severity: 'high',
    title: 'The frontend URL of the realm uses HTTP without TLS',
    reason: 'It is the issuer of every token and the start of every link, so users log in over plain text.',
    check: (realm) =>
      realmIf(
        isPlainHttp(textAt(realm.root.value, 'attributes', 'frontendUrl') ?? ''),
        realm,
        'attributes',
        'frontendUrl',
      ),
    console: 'Open **Realm settings**, then **General**, and correct or empty **Frontend URL**.',
    command: updateRealm('attributes.frontendUrl='),
    page: pages.realmSettings,
  },
  {
    id: 'display-name-missing',
    group: 'production',
    severity: 'low',
    title: 'The realm has no display name',
    reason: 'Login pages and emails show the technical name of the realm.',
    check: (realm) => realmIf((textAt(realm.root.value, 'displayName') ?? '') === '', realm, 'displayName'),
    console: 'Open **Realm settings**, then **General**, and enter **Display name**.',
    command: updateRealm('displayName=Acme'),
    page: pages.realmSettings,
  },
  {
    id: 'master-applications',
    group: 'security',
    severity: 'medium',
    title: 'The realm master has applications',
    reason: 'Its users can administer all realms of the server, so a mistake in one application endangers all of them.',
    check: (realm) =>
      textAt(realm.root.value, 'realm') === 'master'
        ? ownClients(realm).map((client) => found(client, 'clientId'))
        : [],
    console: 'Create a realm for the application, and delete the client under **Clients** in the realm master.',
    command: deleteObject,
    page: pages.security,
  },
]
