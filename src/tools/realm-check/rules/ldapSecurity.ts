import {updateObject} from '../commands'
import {ldap, open, setting} from '../ldapProviders'
import {pages} from '../pages'
import type {Item} from '../realmView'
import type {Rule} from '../rule'

const addresses = (provider: Item): string[] =>
  setting(provider, 'connectionUrl').slice(0, 4000).toLowerCase().split(/\s+/)

const isPlain = (provider: Item): boolean =>
  setting(provider, 'startTls').toLowerCase() !== 'true' &&
  addresses(provider).some((url) => url.startsWith('ldap://') && !/^ldap:\/\/(localhost|127\.|\[::1\])/.test(url))

/** How safe the connection to a directory is, and what it decides. */
export const ldapSecurityRules: readonly Rule[] = [
  {
    id: 'ldap-plain',
    group: 'security',
    severity: 'high',
    title: 'Keycloak reaches a directory without encryption',
    reason: 'The password of each user who logs in travels in plain text, and so does that of the service account.',
    check: (realm) => ldap(realm, isPlain, 'connectionUrl'),
    console: `${open} Change **Connection URL** to \`ldaps://\`, or turn on **Enable StartTLS**.`,
    command: updateObject('config.connectionUrl=["ldaps://ldap.acme.example:636"]'),
    page: pages.ldap,
  },
  {
    id: 'ldap-untrusted',
    group: 'security',
    severity: 'medium',
    title: 'Keycloak doesn’t use its truststore for a directory',
    reason: 'The connection then trusts the default authorities of Java instead of those that you configured.',
    check: (realm) =>
      ldap(realm, (one) => setting(one, 'useTruststoreSpi').toLowerCase() === 'never', 'useTruststoreSpi'),
    console: `${open} Set **Use Truststore SPI** to **Always**.`,
    command: updateObject('config.useTruststoreSpi=["always"]'),
    page: pages.activeDirectory,
  },
  {
    id: 'ldap-anonymous',
    group: 'security',
    severity: 'medium',
    title: 'Keycloak reads a directory without a login',
    reason: 'A directory that answers Keycloak so answers every program in the network.',
    check: (realm) => ldap(realm, (one) => setting(one, 'authType').toLowerCase() === 'none', 'authType'),
    console: `${open} Set **Bind type** to **simple**, and enter an account that can only read.`,
    command: updateObject(
      'config.authType=["simple"]',
      'config.bindDn=["cn=keycloak,dc=acme,dc=example"]',
      'config.bindCredential=["${vault.ldap}"]',
    ),
    page: pages.ldap,
  },
  {
    id: 'ldap-policy-ignored',
    group: 'security',
    severity: 'medium',
    title: 'New passwords in a directory aren’t checked against the password policy',
    reason: 'Keycloak writes passwords to the directory, and users can choose one that the realm would refuse.',
    check: (realm) =>
      ldap(
        realm,
        (one) =>
          setting(one, 'editMode') === 'WRITABLE' && setting(one, 'validatePasswordPolicy').toLowerCase() !== 'true',
        'validatePasswordPolicy',
      ),
    console: `${open} Turn on **Validate password policy** under **Advanced settings**.`,
    command: updateObject('config.validatePasswordPolicy=["true"]'),
    page: pages.ldap,
  },
  {
    id: 'ldap-trust-email',
    group: 'security',
    severity: 'low',
    title: 'Keycloak takes every email address of a directory for verified',
    reason: 'If users can change their address in the directory, they can act as another user in your applications.',
    check: (realm) => ldap(realm, (one) => setting(one, 'trustEmail').toLowerCase() === 'true', 'trustEmail'),
    console: `${open} Turn off **Trust Email**, unless administrators maintain the addresses.`,
    command: updateObject('config.trustEmail=["false"]'),
    page: pages.ldap,
  },
]
