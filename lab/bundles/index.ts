import type {JarName, ServerVersion} from './artifacts'
import type {Scripts} from './scripts'

/** A server with extensions, as it is assembled and built. */
export type Bundle = {
  /** One line for the reader of the terminal. */
  summary: string
  server: ServerVersion
  /** From the registry. */
  jars: readonly JarName[]
  /**
   * Jars that no registry has, by the name of their file without `.jar`. They are taken from the folder `providers`
   * of the cache, each with its checksum in a file `<name>.jar.sha256` beside it.
   */
  localJars: readonly string[]
  /** Default: none. They need the feature `scripts`. */
  scripts?: Scripts
  /** Options of `kc.sh build`. */
  buildOptions: readonly string[]
  /** Further options of `kc.sh start`. */
  startOptions: readonly string[]
}

const HEALTH = '--health-enabled=true'
const DATABASE = '--db=dev-mem'

const withExtensions = [
  DATABASE,
  HEALTH,
  '--features=preview',
  // The server's own organizations have the same names as those of the extension.
  '--features-disabled=organization',
  // events 0.55 to 0.60 bring a second store: without a choice neither is taken, and admin events answer 500.
  '--spi-events-store--provider=jpa',
] as const

/** Keycloak's organizations, which no server with the extension has. */
const nativeOrganizations = [DATABASE, HEALTH, '--features=preview'] as const

/** The events extension that runs on 26.6.4 and newer. No registry has an organizations extension for these servers. */
const newerEvents = ['events 0.59'] as const

/** Without it the API has no history of deliveries, and nothing to send again. */
const storeWebhooks = ['--spi-events-listener--ext-event-webhook--store-webhook-events=true'] as const

/**
 * What the pages are proven on: the newest server on which extensions from the registry work. A newer set is this line, and
 * the checksums in `artifacts.ts`. What the service runs is another thing: `src/data/offer/versions.ts`.
 */
const proven = {server: '26.5.6', orgs: '0.144', events: '0.55'} as const

const registryJars = [
  `orgs ${proven.orgs}`,
  `events ${proven.events}`,
  'wildfly-client-config 1.0.1.Final',
  'dnsjava 3.6.5',
] as const

/** What the lab can start. */
export const bundles = {
  registry: {
    summary: `Keycloak ${proven.server} with the extensions that the package registry has: orgs ${proven.orgs}, events ${proven.events}`,
    server: proven.server,
    jars: registryJars,
    localJars: [],
    buildOptions: withExtensions,
    startOptions: storeWebhooks,
  },
  full: {
    summary: 'the registry bundle with magic-link v0.61, idp-wizard v0.44, admin-portal v0.56 and themes v0.46',
    server: proven.server,
    jars: registryJars,
    localJars: [
      'keycloak-magic-link-v0.61',
      'phasetwo-idp-wizard-v0.44',
      'phasetwo-admin-portal-v0.56',
      'keycloak-themes-v0.46',
    ],
    buildOptions: [
      ...withExtensions,
      '--spi-email-template--provider=freemarker-plus-mustache',
      '--spi-email-template--freemarker-plus-mustache--enabled=true',
    ],
    startOptions: storeWebhooks,
  },
  'events-26.6': {
    summary: 'Keycloak 26.6.4 with events 0.59',
    server: '26.6.4',
    jars: newerEvents,
    localJars: [],
    buildOptions: withExtensions,
    startOptions: storeWebhooks,
  },
  'events-26.7': {
    summary: 'Keycloak 26.7.3 with events 0.59',
    server: '26.7.3',
    jars: newerEvents,
    localJars: [],
    buildOptions: withExtensions,
    startOptions: storeWebhooks,
  },
  'native-26.6': {
    summary: 'Keycloak 26.6.4 with native organizations',
    server: '26.6.4',
    jars: [],
    localJars: [],
    buildOptions: nativeOrganizations,
    startOptions: [],
  },
  'native-26.7': {
    summary: 'Keycloak 26.7.3 with native organizations',
    server: '26.7.3',
    jars: [],
    localJars: [],
    buildOptions: nativeOrganizations,
    startOptions: [],
  },
  plain: {
    summary: 'Keycloak 26.7.3 without extensions',
    server: '26.7.3',
    jars: [],
    localJars: [],
    buildOptions: [DATABASE, HEALTH],
    startOptions: [],
  },
} as const satisfies Record<string, Bundle>

/** A bundle that has a name on the command line. */
export type BundleName = keyof typeof bundles

/** Whether this is the name of a bundle. */
export function isBundleName(name: string): name is BundleName {
  return Object.hasOwn(bundles, name)
}
