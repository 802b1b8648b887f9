import {updateObject} from '../commands'
import {ldap, number, open, setting} from '../ldapProviders'
import {pages} from '../pages'
import type {Item} from '../realmView'
import type {Rule} from '../rule'

/** Milliseconds. */
const LONGEST_TIMEOUT = 30_000
/** Seconds. */
const SHORTEST_SYNC = 3600
const MOST_BATCH = 5000

const isOften = (provider: Item, name: string): boolean => {
  const seconds = number(provider, name, -1)
  return seconds > 0 && seconds < SHORTEST_SYNC
}

/** Directories. */
export const ldapRules: readonly Rule[] = [
  {
    id: 'ldap-no-pool',
    group: 'performance',
    severity: 'medium',
    title: 'Keycloak opens a connection to the directory for each request',
    reason: 'Each login waits for a new connection and its TLS handshake.',
    check: (realm) =>
      ldap(realm, (one) => setting(one, 'connectionPooling').toLowerCase() === 'false', 'connectionPooling'),
    console: `${open} Turn on **Connection pooling**.`,
    command: updateObject('config.connectionPooling=["true"]'),
    page: pages.ldap,
  },
  {
    id: 'ldap-slow-timeout',
    group: 'performance',
    severity: 'medium',
    title: 'Keycloak waits more than 30 seconds for a directory',
    reason: 'While the directory doesn’t answer, each login occupies a thread and a database connection.',
    check: (realm) =>
      ['connectionTimeout', 'readTimeout'].flatMap((name) =>
        ldap(realm, (one) => number(one, name, 5000) > LONGEST_TIMEOUT, name),
      ),
    console: `${open} Set **Connection timeout** and **Read timeout** to 5000.`,
    command: updateObject('config.connectionTimeout=["5000"]', 'config.readTimeout=["5000"]'),
    page: pages.ldap,
  },
  {
    id: 'ldap-no-cache',
    group: 'performance',
    severity: 'medium',
    title: 'Users of a directory aren’t cached',
    reason: 'Each request that needs a user asks the directory, token refreshes included.',
    check: (realm) => ldap(realm, (one) => setting(one, 'cachePolicy') === 'NO_CACHE', 'cachePolicy'),
    console: `${open} Set **Cache policy** to **DEFAULT**.`,
    command: updateObject('config.cachePolicy=["DEFAULT"]'),
    page: pages.ldap,
  },
  {
    id: 'ldap-no-pagination',
    group: 'performance',
    severity: 'low',
    title: 'A sync reads a directory in one answer',
    reason:
      'Directories cut long answers, for example Active Directory after 1,000 entries, and the others never arrive.',
    check: (realm) => ldap(realm, (one) => setting(one, 'pagination').toLowerCase() === 'false', 'pagination'),
    console: `${open} Turn on **Pagination**.`,
    command: updateObject('config.pagination=["true"]'),
    page: pages.activeDirectory,
  },
  {
    id: 'ldap-frequent-sync',
    group: 'performance',
    severity: 'medium',
    title: 'All users of a directory are synced more than once an hour',
    reason: 'A full sync reads and writes every user. Let it run at night, and sync changed users in between.',
    check: (realm) => ldap(realm, (one) => isOften(one, 'fullSyncPeriod'), 'fullSyncPeriod'),
    console: `${open} Set **Full sync period** to 86400.`,
    command: updateObject('config.fullSyncPeriod=["86400"]'),
    page: pages.ldap,
  },
  {
    id: 'ldap-large-batch',
    group: 'performance',
    severity: 'low',
    title: `A sync writes more than ${MOST_BATCH.toLocaleString('en-US')} users in one transaction`,
    reason: 'The transaction can run into its timeout, and then none of the users is stored.',
    check: (realm) => ldap(realm, (one) => number(one, 'batchSizeForSync', 1000) > MOST_BATCH, 'batchSizeForSync'),
    console: `${open} Set **Batch size** to 1000.`,
    command: updateObject('config.batchSizeForSync=["1000"]'),
    page: pages.ldap,
  },
]
