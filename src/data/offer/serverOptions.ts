import {type ByScope, onBoth, planName} from './plan'
import {supportOrder} from './support'

/** Who decides a server option: `you` in the dashboard, or `us` for the whole service. */
export type OptionControl = 'you' | 'us'

/** An option of the server, with the name that Keycloak gives it. Text in backticks is code. */
export type ServerOption = {
  /** As in `kc.sh`, without the two hyphens: https://www.keycloak.org/server/all-config. */
  option: string
  /** What searches call it, in sentence case. */
  label: string
  /** What it decides, as a sentence. */
  effect: string
  /** The value on the service. */
  value: string
  control: ByScope<OptionControl>
  /** Whether all servers of a cluster can need to stop at once for a change. Default: they restart one after another. */
  canInterrupt?: boolean
}

/** Sample values. Every option exists in Keycloak 26.5.6 and 26.7.3. */
export const serverOptions: readonly ServerOption[] = [
  {
    option: 'features',
    label: 'Features on',
    effect: 'Turns on preview and experimental features.',
    value: 'Preview features off, except those that the extensions need',
    control: {shared: 'us', dedicated: 'you'},
    canInterrupt: true,
  },
  {
    option: 'features-disabled',
    label: 'Features off',
    effect: 'Turns off features.',
    value: '`organization`, because the extension has its own organizations',
    control: {shared: 'us', dedicated: 'you'},
    canInterrupt: true,
  },
  {
    option: 'log-level',
    label: 'Log level',
    effect: 'Sets what the server logs, as a whole or for a package.',
    value: '`info`',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'http-max-queued-requests',
    label: 'Queued requests',
    effect: 'Sets how many requests can wait for a thread. Above it, the server answers `503`.',
    value: '`1000`',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'cache-embedded-users-max-count',
    label: 'User cache',
    effect: 'Sets how many users each server keeps in memory.',
    value: '`10000`',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'tracing-enabled',
    label: 'Traces',
    effect: 'Sends OpenTelemetry traces.',
    value: '`false`',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'truststore-paths',
    label: 'Certificate authorities',
    effect: 'Adds certificate authorities that the server trusts when it connects to other systems.',
    value: 'Not set: public authorities only',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'spi-password-policy--password-blacklist--false-positive-probability',
    label: 'Accuracy of password blacklists',
    effect: 'Sets how often a password that isn’t in the blacklist is refused.',
    value: 'Keycloak’s default',
    control: {shared: 'us', dedicated: 'you'},
  },
  {
    option: 'db-pool-max-size',
    label: 'Database connections',
    effect: 'Sets how many connections each server has to the database.',
    value: '`50`',
    control: onBoth('us'),
  },
  {
    option: 'spi-theme--cache-themes',
    label: 'Theme cache',
    effect: 'Sets whether the server reads each theme once.',
    value: '`true`',
    control: onBoth('us'),
  },
  {
    option: 'hostname',
    label: 'Host name',
    effect: 'Sets the host of all URLs.',
    value: 'The host of the deployment, or your custom domain',
    control: onBoth('you'),
  },
  {
    option: 'proxy-headers',
    label: 'Proxy headers',
    effect: 'Sets which headers of the gateway the server trusts.',
    value: '`xforwarded`',
    control: onBoth('us'),
  },
  {
    option: 'metrics-enabled',
    label: 'Metrics',
    effect: 'Offers metrics at the management port, which only the service reaches.',
    value: '`true`',
    control: onBoth('us'),
  },
]

/** How a change of options reaches the servers of a dedicated cluster. Sample values. */
export const optionChange = {
  /** Minutes until all servers of a cluster have it, if they restart one after another. */
  minutes: 15,
  /** Servers of a cluster at least, so that one can restart. */
  servers: 2,
  /** Days for which the dashboard can go back to the earlier values. */
  undoWithin: 90,
} as const

/** A file that support puts on the servers, because no API can. */
export type ServerFile = {
  id: 'password-blacklist' | 'certificate' | 'extension'
  label: string
  plans: ByScope<boolean>
  /** Working days between the message and the file on every server. */
  days: number
}

/** Sample values. An extension or theme is reviewed first. */
export const serverFiles = [
  {id: 'password-blacklist', label: 'Password blacklist', plans: onBoth(true), days: supportOrder('blacklist').within},
  {
    id: 'certificate',
    label: 'Certificate of a certificate authority',
    plans: {shared: false, dedicated: true},
    days: 2,
  },
  {id: 'extension', label: 'Extension or theme as a jar', plans: {shared: false, dedicated: true}, days: 10},
] as const satisfies readonly ServerFile[]

/** The file with an ID. */
export function serverFile(id: ServerFile['id']): ServerFile {
  const found: ServerFile | undefined = serverFiles.find((each) => each.id === id)
  if (found === undefined) throw new Error(`src/data/offer/serverOptions.ts has no file with the ID "${id}".`)
  return found
}

/** Something that Keycloak can do and that the service doesn't allow. Text in backticks is code. */
export type Restriction = {
  /** Lower-case letters and hyphens: the anchor in `/docs/service/server-options/`. */
  id: string
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
    id: 'master-realm',
    what: 'Access to the realm `master`',
    plans: onBoth(true),
    reason: 'Its administrators control all realms of the server.',
    instead: 'Use a user of your realm with the role `realm-admin`.',
  },
  {
    id: 'shell-and-database',
    what: 'Shell, database, and files of the servers',
    plans: onBoth(true),
    reason: 'Changes there bypass the audit log and upgrades.',
    instead: 'Use the APIs, and the options and files on this page.',
  },
  {
    id: 'jars',
    what: 'Extensions and themes as jars',
    plans: {shared: true, dedicated: false},
    reason: 'Code in the server can read all realms.',
    instead: `Use realm attributes for the look, or ${planName.dedicated.a}, where we review a jar first.`,
  },
  {
    id: 'ldap-and-kerberos',
    what: 'LDAP without TLS, and Kerberos',
    plans: {shared: true, dedicated: false},
    reason: 'Both need a private connection from the servers to your network.',
    instead: `Use LDAP with TLS at a public address that admits only the outgoing addresses, or ${planName.dedicated.a} with a private connection.`,
  },
  {
    id: 'scripts',
    what: 'Scripts in authenticators, mappers, and policies',
    plans: {shared: true, dedicated: false},
    reason: 'Scripts are deployed as jars and run in the server.',
    instead: 'Use the built-in conditions and mappers.',
  },
  {
    id: 'full-export',
    what: 'Full export and import with `kc.sh`',
    plans: onBoth(true),
    reason: 'The commands need the shell of a server.',
    instead: 'Order an export with users and password hashes.',
  },
]
