import {onBoth, type ByScope} from './plan'

/** Who decides a server option. */
export type OptionControl = 'you' | 'us' | 'nobody'

/** An option of the server, with the name that Keycloak gives it. */
export type ServerOption = {
  /** As in `kc.sh`, without the two hyphens: https://www.keycloak.org/server/all-config. */
  option: string
  /** What it decides. */
  effect: string
  /** The value on the service. */
  value: string
  /** `you`: you can change it in the dashboard or through support. `us`: fixed by the service. */
  control: ByScope<Exclude<OptionControl, 'nobody'>>
}

/** Sample values. The environment variable of an option is `KC_` with its name in capitals and underlines for hyphens. */
export const serverOptions: readonly ServerOption[] = [
  {
    option: 'features',
    effect: 'Turns preview and experimental features on',
    value: 'preview features off, except those that the extensions need',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'features-disabled',
    effect: 'Turns features off',
    value: 'organization, because the extension has its own organizations',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'log-level',
    effect: 'What the server logs',
    value: 'info',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'http-max-queued-requests',
    effect: 'How many requests can wait before the server answers 503',
    value: '1000',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'db-pool-max-size',
    effect: 'Connections of each server to the database',
    value: '50',
    control: {shared: 'us', dedicated: 'us'},
  },
  {
    option: 'cache-embedded-users-max-count',
    effect: 'How many users each server keeps in memory',
    value: '10000',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'spi-password-policy--password-blacklist--…',
    effect: 'Password blacklists on the server',
    value: 'no blacklist',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'spi-theme--cache-themes',
    effect: 'Whether themes are read once',
    value: 'true',
    control: onBoth('us'),
  },
  {
    option: 'hostname',
    effect: 'The host of all URLs',
    value: 'the host of the deployment, or your custom domain',
    control: onBoth('you'),
  },
  {
    option: 'proxy-headers',
    effect: 'Which headers of the gateway the server trusts',
    value: 'xforwarded',
    control: onBoth('us'),
  },
  {
    option: 'metrics-enabled',
    effect: 'Metrics at the management port, which only the service reaches',
    value: 'true',
    control: onBoth('us'),
  },
  {
    option: 'tracing-enabled',
    effect: 'OpenTelemetry traces',
    value: 'false',
    control: {shared: 'us', dedicated: 'you'},
  },
]

/** Something that Keycloak can do and that the service doesn't allow. */
export type Restriction = {
  what: string
  plans: ByScope<boolean>
  /** Why, as one sentence. */
  reason: string
  /** What to use instead. */
  instead: string
}

/** Sample values. `true`: restricted there. */
export const restrictions: readonly Restriction[] = [
  {
    what: 'Access to the realm `master`',
    plans: onBoth(true),
    reason: 'Its administrators control all realms of the server.',
    instead: 'Use a user of your realm with the role `realm-admin`.',
  },
  {
    what: 'Shell, database, and files of the servers',
    plans: onBoth(true),
    reason: 'Changes there bypass the audit log and upgrades.',
    instead: 'Use the APIs, or write to support.',
  },
  {
    what: 'Extensions and themes as jars',
    plans: {shared: true, dedicated: false},
    reason: 'Code in the server can read all realms.',
    instead: 'Use realm attributes for the look, or a dedicated cluster.',
  },
  {
    what: 'LDAP without TLS, and Kerberos',
    plans: {shared: true, dedicated: false},
    reason: 'Both need a private connection from the servers to your network.',
    instead: 'Use LDAP with TLS at a public address, or a dedicated cluster.',
  },
  {
    what: 'Scripts in authenticators, mappers, and policies',
    plans: {shared: true, dedicated: false},
    reason: 'Scripts are deployed as jars and run in the server.',
    instead: 'Use the built-in conditions and mappers.',
  },
  {
    what: 'Full export and import with `kc.sh`',
    plans: {shared: true, dedicated: true},
    reason: 'The commands need the shell of a server.',
    instead: 'Order an export with users and password hashes from support.',
  },
]
