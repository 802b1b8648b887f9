import type {ExtensionName} from '../compatibility'
import type {Day} from './plan'

/** What the hosted service runs. What the pages are proven on is another thing: `lab/bundles`. */
export type Service = {
  /** Version of Keycloak. */
  server: string
  /** Versions of the extensions, without `v`. */
  extensions: Readonly<Record<ExtensionName, string>>
  /** The upgrade that is announced. Default: none is. */
  next?: {
    /** Version of Keycloak. */
    server: string
    /** The day from which it is rolled out, `YYYY-MM-DD`. */
    from: string
  }
}

/**
 * A sample value: write what your service runs. These versions are those that the extensions' public container was last
 * built with, on June 29, 2026: the newest server of which public source names a version of each.
 */
export const service: Service = {
  server: '26.6.4',
  extensions: {
    orgs: '0.167',
    events: '0.61',
    'magic-link': '0.72',
    themes: '0.69',
    'idp-wizard': '0.49',
    'admin-portal': '0.59',
  },
}

/**
 * The only minor release that the Keycloak project still fixes. Of every other one, that of the service included, the fixes
 * are the work of whoever runs it.
 */
export const upstream = {
  /** Major and minor version. */
  supported: '26.8',
  /** When that was looked up, `YYYY-MM-DD`. */
  read: '2026-11-20',
} as const

/** A period in which the service installs no minor release. */
export type Freeze = {
  /** Lower case, such as `the end of the year`. */
  label: string
  /** First day, `MM-DD`. */
  from: `${number}-${number}`
  /** Last day, `MM-DD`. In the next year if it is earlier than the first. */
  to: `${number}-${number}`
}

/**
 * When releases of Keycloak reach the service. Sample values. The notice of a minor release is in `serviceLevels.upgrades`, and
 * how soon vulnerabilities are closed is in `serviceLevels.fixes`.
 */
export const upgradeCalendar = {
  /** The day from which the values apply. */
  since: '2026-11-01' satisfies Day,
  /** Patch releases of the minor release that the service runs. Days count from the project's release. */
  patch: {
    /** Days until deployments with the environment test have it. */
    testWithin: 1,
    /** Days until all deployments and clusters have it. */
    allWithin: 5,
  },
  minor: {
    /** Days of tests, from the day on which each extension has a version for the release until the announcement. */
    testedWithin: 14,
    /** Days from the first to the last day of the rollout. */
    rollout: 14,
    /** Weeks after the rollout for which a dedicated cluster can stay on its release, by agreement. */
    postponeWeeks: 4,
  },
  freezes: [{label: 'the end of the year', from: '12-15', to: '01-05'}] satisfies Freeze[],
} as const
