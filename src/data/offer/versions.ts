import type {ExtensionName} from '../compatibility'

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
