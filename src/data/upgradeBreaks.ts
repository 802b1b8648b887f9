/** A change in a release of Keycloak that stops something which worked before. */
export type UpgradeBreak = {
  /** The release from which it holds: one of `releases.ts`, which says when it came out. */
  release: string
  /** What changed. Code stands between backticks, as in `symptom`. */
  change: string
  /** What somebody notices who did not know. */
  symptom: string
  /** The page of this site that explains it. */
  post: string
}

/**
 * From the project's release notes and upgrading guides (https://www.keycloak.org/docs/latest/upgrading/), oldest first. Not all
 * changes: those that stop logins, servers, scripts or extensions.
 */
export const upgradeBreaks: readonly UpgradeBreak[] = [
  {
    release: '17',
    change: 'Quarkus instead of WildFly; the path `/auth` is gone',
    symptom: 'An empty server, since the old variables are ignored; 404 for every application',
    post: '/blog/keycloak-17-quarkus/',
  },
  {
    release: '19',
    change: 'The new admin console is the default',
    symptom: 'Admin themes and robots that click in the console stop working',
    post: '/blog/keycloak-19-admin-console/',
  },
  {
    release: '20',
    change: 'WildFly is removed',
    symptom: 'No more fixes for those who stay',
    post: '/blog/keycloak-20-without-wildfly/',
  },
  {
    release: '22',
    change: 'Jakarta EE instead of Java EE',
    symptom: '`NoClassDefFoundError: javax/ws/rs/…` from every extension',
    post: '/blog/keycloak-23-breaks-extensions/',
  },
  {
    release: '23',
    change: 'RESTEasy Reactive',
    symptom: 'The extension loads, and its endpoints answer 404 or 405',
    post: '/blog/keycloak-23-breaks-extensions/',
  },
  {
    release: '24',
    change: 'The user profile decides which attributes exist',
    symptom: 'Scripts get 201, and the attribute is not there',
    post: '/blog/keycloak-24-user-profile/',
  },
  {
    release: '25',
    change: 'New hostname options; health and metrics on port 9000; Argon2',
    symptom: 'Pods restart without end; http in links; slower first morning',
    post: '/blog/keycloak-25/',
  },
  {
    release: '26.0',
    change:
      'Sessions in the database; old hostname and proxy options removed; identity providers left the realm’s JSON',
    symptom: 'Everybody logs in once more; links change with the old options; scripts see no identity providers',
    post: '/blog/keycloak-26/',
  },
  {
    release: '26.2',
    change: 'Client assertions may name one audience only; `X-Forwarded-Host` without a port means the standard port',
    symptom: 'Clients of some libraries are refused; links with the wrong port',
    post: '/blog/keycloak-26-2/',
  },
  {
    release: '26.4',
    change: 'Must not share a cluster with older nodes; MariaDB 10.4 unsupported; LDAP waits 5 seconds',
    symptom: 'All nodes have to stop at once; slow directories time out',
    post: '/blog/keycloak-26-4/',
  },
  {
    release: '26.5',
    change: '`sid` is no longer a UUID; client timeouts are checked; PostgreSQL 13 unsupported',
    symptom: 'Errors where `sid` is stored as a UUID; scripts can’t update clients',
    post: '/blog/keycloak-26-5/',
  },
  {
    release: '26.6',
    change: 'Paths with a semicolon are refused; `query-*` roles see less; Infinispan 16',
    symptom: '400 for old clients; empty lists in delegated tools',
    post: '/blog/keycloak-26-6/',
  },
  {
    release: '26.6.3',
    change: 'A method that extensions call was renamed, in a patch release',
    symptom: '`NoSuchMethodError` at the first request',
    post: '/docs/hosting/',
  },
  {
    release: '26.7',
    change:
      'Roles for built-in organizations, with the names of the extension’s; aliases of identity providers are final',
    symptom: 'Administrators of one feature may use the other; 400 for scripts that rename',
    post: '/blog/keycloak-26-7/',
  },
  {
    release: '26.8',
    change: '`view-clients` no longer shows secrets; sessions are not cached in memory by default',
    symptom: 'A pipeline deploys ten asterisks; the database works more',
    post: '/blog/keycloak-26-8/',
  },
]
