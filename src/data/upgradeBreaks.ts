/** A change in a Keycloak release that breaks something. */
export type UpgradeBreak = {
  /** The release from which it holds: one of `releases.ts`, which says when it came out. */
  release: string
  /** What changed. Code stands between backticks, as in `symptom`. */
  change: string
  /** What an administrator notices after the upgrade. */
  symptom: string
  /** The page of this site that explains it. Default: none. */
  post?: string
}

/**
 * From the project's release notes and upgrading guides (https://www.keycloak.org/docs/latest/upgrading/), oldest first. Not all
 * changes: those that stop logins, servers, scripts or extensions.
 */
export const upgradeBreaks: readonly UpgradeBreak[] = [
  {
    release: '17',
    change: 'Quarkus replaces WildFly. The path `/auth` is gone',
    symptom: 'The server is empty, because it ignores the old variables. All applications get 404',
    post: '/blog/keycloak-17-quarkus/',
  },
  {
    release: '19',
    change: 'The new admin console is the default',
    symptom: 'Admin themes and scripts that click in the console stop working',
    post: '/blog/keycloak-19-admin-console/',
  },
  {
    release: '20',
    change: 'WildFly is removed',
    symptom: 'Servers on WildFly get no more fixes',
    post: '/blog/keycloak-20-without-wildfly/',
  },
  {
    release: '22',
    change: 'Jakarta EE replaces Java EE',
    symptom: 'Every extension fails with `NoClassDefFoundError: javax/ws/rs/…`',
    post: '/blog/keycloak-23-breaks-extensions/',
  },
  {
    release: '23',
    change: 'RESTEasy Reactive replaces RESTEasy Classic',
    symptom: 'Extensions load, but their endpoints return 404 or 405',
    post: '/blog/keycloak-23-breaks-extensions/',
  },
  {
    release: '24',
    change: 'The user profile defines which attributes exist',
    symptom: 'Scripts get 201, but the attribute is missing',
    post: '/blog/keycloak-24-user-profile/',
  },
  {
    release: '25',
    change: 'New hostname options, health and metrics on port 9000, Argon2',
    symptom: 'Pods keep restarting, links start with http, and the first logins are slower',
    post: '/blog/keycloak-25/',
  },
  {
    release: '26.0',
    change:
      'Sessions in the database, old hostname and proxy options removed, identity providers no longer in the realm’s JSON',
    symptom: 'Users log in once more, links change with the old options, and scripts see no identity providers',
    post: '/blog/keycloak-26/',
  },
  {
    release: '26.1',
    change:
      'Nodes find each other through the database. `conf/cache-ispn.xml` takes effect without an option. A first login with `offline_access` leaves no online session',
    symptom:
      'The server doesn’t start if the cache `work` of an old file isn’t replicated. Single sign-on doesn’t work after such a login',
    post: '/docs/tools/upgrade-planner/',
  },
  {
    release: '26.2',
    change: 'Client assertions can name only one audience. `X-Forwarded-Host` without a port means the standard port',
    symptom: 'Keycloak rejects clients that use some libraries. Links have the wrong port',
    post: '/blog/keycloak-26-2/',
  },
  {
    release: '26.3',
    change:
      'Searches for users follow the user profile, and locked users have `enabled=true`. Signing out other devices ends offline sessions',
    symptom: 'Scripts miss attributes and lockouts. Offline tokens fail after a new password',
    post: '/docs/tools/upgrade-planner/',
  },
  {
    release: '26.4',
    change: 'No shared cluster with older nodes, no support for MariaDB 10.4, LDAP timeout of 5 seconds',
    symptom: 'You must stop all nodes at the same time. Slow directories time out',
    post: '/blog/keycloak-26-4/',
  },
  {
    release: '26.5',
    change: '`sid` is no longer a UUID, client timeouts are validated, no support for PostgreSQL 13',
    symptom: 'Applications that store `sid` as a UUID fail. Scripts can’t update clients',
    post: '/blog/keycloak-26-5/',
  },
  {
    release: '26.6',
    change: 'Paths with a semicolon are rejected, `query-*` roles see less, Infinispan 16',
    symptom: 'Old clients get 400. Lists in delegated tools are empty',
    post: '/blog/keycloak-26-6/',
  },
  {
    release: '26.6.3',
    change: 'A patch release renamed a method that extensions call',
    symptom: 'Extensions fail with `NoSuchMethodError` at the first request',
    post: '/docs/hosting/',
  },
  {
    release: '26.7',
    change:
      'Roles for built-in organizations, with the same names as those of the extension. Identity provider aliases can’t change',
    symptom: 'Administrators of one feature can use the other. Scripts that rename an alias get 400',
    post: '/blog/keycloak-26-7/',
  },
  {
    release: '26.8',
    change: '`view-clients` no longer shows secrets. Sessions aren’t cached in memory by default',
    symptom: 'Pipelines deploy ten asterisks as the secret. The database load increases',
    post: '/blog/keycloak-26-8/',
  },
]
