/** A minor release of Keycloak. */
export type MinorRelease = {
  /** Major and minor version. */
  minor: string
  /** When each of its versions was released, from `.0` on, by its last number; the project skips some. */
  patches: Readonly<Record<number, string>>
  /** What became supported in it. */
  supported: string
}

/**
 * Releases of the Keycloak project since its policy of four minor releases a year, newest first. Up to 26.7.0 from the data of
 * the project's own site (https://github.com/keycloak/keycloak-web, `versions/keycloak`), later ones from its release notes.
 */
export const releases: readonly MinorRelease[] = [
  {minor: '26.8', patches: {0: '2026-10-01'}, supported: 'SCIM API, multi-cluster, client secret rotation'},
  {
    minor: '26.7',
    patches: {0: '2026-07-09', 1: '2026-08-05', 2: '2026-08-19', 3: '2026-08-31', 4: '2026-09-16', 5: '2026-09-30'},
    supported: 'Administrators for individual organizations',
  },
  {
    minor: '26.6',
    patches: {0: '2026-04-08', 1: '2026-04-15', 2: '2026-05-19', 3: '2026-06-04', 4: '2026-06-26'},
    supported: 'Workflows, JWT authorization grant, rolling patch releases',
  },
  {
    minor: '26.5',
    patches: {
      0: '2026-01-06',
      1: '2026-01-14',
      2: '2026-01-23',
      3: '2026-02-10',
      4: '2026-02-20',
      5: '2026-03-05',
      6: '2026-03-19',
      7: '2026-04-02',
    },
    supported: 'Management of organization invitations',
  },
  {
    minor: '26.4',
    patches: {
      0: '2025-09-30',
      1: '2025-10-16',
      2: '2025-10-23',
      4: '2025-11-07',
      5: '2025-11-12',
      6: '2025-11-25',
      7: '2025-12-01',
    },
    supported: 'Passkeys, DPoP',
  },
  {
    minor: '26.3',
    patches: {
      0: '2025-07-03',
      1: '2025-07-10',
      2: '2025-07-24',
      3: '2025-08-20',
      4: '2025-09-12',
      5: '2025-09-25',
    },
    supported: 'Recovery codes',
  },
  {
    minor: '26.2',
    patches: {
      0: '2025-04-11',
      1: '2025-04-23',
      2: '2025-04-30',
      3: '2025-05-05',
      4: '2025-05-08',
      5: '2025-05-28',
    },
    supported: 'Standard token exchange, fine-grained admin permissions',
  },
  {
    minor: '26.1',
    patches: {
      0: '2025-01-15',
      1: '2025-02-05',
      2: '2025-02-11',
      3: '2025-02-28',
      4: '2025-03-14',
      5: '2025-04-11',
    },
    supported: 'OpenTelemetry tracing',
  },
  {
    minor: '26.0',
    patches: {
      0: '2024-10-04',
      1: '2024-10-17',
      2: '2024-10-24',
      4: '2024-10-30',
      5: '2024-11-01',
      6: '2024-11-22',
      7: '2024-12-03',
      8: '2025-01-13',
    },
    supported: 'Organizations, persistent user sessions',
  },
]

/** When earlier major releases came out, of which `upgradeBreaks.ts` tells; from their release notes. */
export const earlierReleases: Readonly<Record<string, string>> = {
  17: '2022-02-11',
  19: '2022-07-27',
  20: '2022-11-01',
  22: '2023-07-11',
  23: '2023-11-23',
  24: '2024-03-04',
  25: '2024-06-10',
}

/** The day up to which `releases` is complete. */
export const releasesUpTo = '2026-10-01'

/** The posts about releases: major versions up to 26, and minor releases after it. A test compares the list with the posts. */
export const releasePosts: readonly {release: string; post: string}[] = [
  {release: '12', post: '/blog/keycloak-12/'},
  {release: '17', post: '/blog/keycloak-17-quarkus/'},
  {release: '19', post: '/blog/keycloak-19-admin-console/'},
  {release: '20', post: '/blog/keycloak-20-without-wildfly/'},
  {release: '23', post: '/blog/keycloak-23-breaks-extensions/'},
  {release: '24', post: '/blog/keycloak-24-user-profile/'},
  {release: '25', post: '/blog/keycloak-25/'},
  {release: '26', post: '/blog/keycloak-26/'},
  {release: '26.2', post: '/blog/keycloak-26-2/'},
  {release: '26.4', post: '/blog/keycloak-26-4/'},
  {release: '26.5', post: '/blog/keycloak-26-5/'},
  {release: '26.6', post: '/blog/keycloak-26-6/'},
  {release: '26.7', post: '/blog/keycloak-26-7/'},
  {release: '26.8', post: '/blog/keycloak-26-8/'},
]

/** The releases since the first of these posts that have none. */
export const releasesWithoutPost: readonly string[] = ['13', '14', '15', '16', '18', '21', '22', '26.1', '26.3']
