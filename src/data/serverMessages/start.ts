import type {ErrorMessage} from './types'

const about = {family: 'server', place: 'start', area: 'starts'} as const

/** What `kc.sh` prints when an option is wrong. */
export const startMessages: readonly ErrorMessage[] = [
  {
    ...about,
    id: 'start-option-value',
    text: "Invalid value for option '--…': …. Expected values are: …",
    cause: 'The option accepts only the listed values.',
    fix: 'Use one of them. The same goes for the variable, such as `KC_PROXY_HEADERS`.',
    page: '/docs/operations/hostname-and-proxy/',
  },
  {
    ...about,
    id: 'start-option-number',
    text: 'Invalid value for option \'--…\': Expected an integer value, got "…"',
    cause: 'The option needs a number.',
    fix: 'Write digits only. On Kubernetes, a service called `kc-http` sets `KC_HTTP_PORT` to an address: rename it, or turn off service links.',
    page: '/docs/hosting/kubernetes/',
  },
  {
    ...about,
    id: 'start-log-level',
    text: "Invalid log category format: …. The format is 'category:level' such as 'org.keycloak:debug'.",
    cause: 'A part of `log-level` is neither a level nor a category with a level.',
    fix: 'Write for example `info,org.keycloak.events:debug`.',
    page: '/docs/operations/log-streaming/',
  },
  {
    ...about,
    id: 'start-database-vendor',
    text: "Invalid value for option '--db': …. Expected values are: dev-file, dev-mem, mariadb, mssql, mysql, oracle, postgres",
    cause: "The server doesn't know the database.",
    fix: 'Use one of the listed names, for example `postgres`.',
    page: '/docs/operations/database-connections/',
  },
  {
    ...about,
    id: 'start-truststore',
    text: 'Failed to initialize truststore, could not merge: …',
    cause: "A file of `truststore-paths` doesn't exist, can't be read, or isn't a certificate.",
    fix: 'Check the path inside the container and the permissions of the file.',
    page: '/docs/service/server-options/',
  },
  {
    ...about,
    id: 'start-bootstrap-admin',
    text: 'bootstrap-admin-username available only when bootstrap admin password is set',
    cause: 'The first administrator has a username but no password.',
    fix: 'Set `KC_BOOTSTRAP_ADMIN_PASSWORD`, too, or remove both after the first start.',
    page: '/docs/hosting/kubernetes/',
  },
]
