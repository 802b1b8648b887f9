/** One place where the service runs. */
export type ServiceRegion = {
  /** Lower-case letters and hyphens. */
  id: string
  /** The name on the map. */
  label: string
  /** Degrees east. */
  lon: number
  /** Degrees north. */
  lat: number
  /** Where data of the region is stored: a country, or a union of countries. */
  jurisdiction: string
  /** Where its monitoring data is processed, and where logs of its servers and of the gateway are stored. */
  monitoring: string
  /** The region that can hold its standby. Regions whose data must not leave the jurisdiction have none. */
  standby?: string
  /** When planned work happens there, in the local time of the region. */
  maintenance: {weekday: string; from: string; to: string; zone: string}
}

const EU = 'European Union'
const US = 'United States'

/** Sample values: replace them by the regions that you offer. */
export const regions: readonly ServiceRegion[] = [
  {
    id: 'us-west',
    label: 'US West',
    lon: -120.5,
    lat: 44,
    jurisdiction: US,
    monitoring: US,
    standby: 'us-east',
    maintenance: {weekday: 'Sunday', from: '01:00', to: '05:00', zone: 'America/Los_Angeles'},
  },
  {
    id: 'us-east',
    label: 'US East',
    lon: -78,
    lat: 38.5,
    jurisdiction: US,
    monitoring: US,
    standby: 'us-west',
    maintenance: {weekday: 'Sunday', from: '01:00', to: '05:00', zone: 'America/New_York'},
  },
  {
    id: 'eu-central',
    label: 'EU Central',
    lon: 8.7,
    lat: 50.1,
    jurisdiction: EU,
    monitoring: EU,
    maintenance: {weekday: 'Sunday', from: '01:00', to: '05:00', zone: 'Europe/Berlin'},
  },
  {
    id: 'asia-southeast',
    label: 'Asia Southeast',
    lon: 103.8,
    lat: 1.35,
    jurisdiction: 'Singapore',
    monitoring: EU,
    standby: 'australia',
    maintenance: {weekday: 'Sunday', from: '01:00', to: '05:00', zone: 'Asia/Singapore'},
  },
  {
    id: 'australia',
    label: 'Australia',
    lon: 151.2,
    lat: -33.9,
    jurisdiction: 'Australia',
    monitoring: EU,
    standby: 'asia-southeast',
    maintenance: {weekday: 'Sunday', from: '01:00', to: '05:00', zone: 'Australia/Sydney'},
  },
]

/** Whether a cluster can have a second region. Without one, pages don't mention it. */
export const hasStandby = regions.some(({standby}) => standby !== undefined)

/**
 * What a second region of a dedicated cluster is: a standby that takes over when the first region fails. Users log in at one
 * region only. Keycloak supports two active sites only with less than 10 ms between them, and no two regions here are that near
 * (https://www.keycloak.org/high-availability/multi-cluster/concepts). Sample values.
 */
export const secondRegion = {
  /** Regions of one cluster, the first included. */
  most: hasStandby ? 2 : 1,
  /** How the standby's database gets its data. */
  replication: 'asynchronous',
  /** Minutes of data that can be lost (RPO). */
  recoveryPoint: 1,
  /** Minutes until logins work in the second region, after we decide to switch (RTO). */
  recoveryTime: 30,
  /** Minutes of an outage of the first region after which we switch. */
  switchAfter: 15,
  /** Whether users stay logged in: sessions are in the database that is copied. */
  keepsSessions: true,
  /** Months between two rehearsals with your consent. */
  rehearsedEvery: 6,
} as const

/** The region with an ID. */
export function region(id: string): ServiceRegion {
  const found = regions.find((each) => each.id === id)
  if (found === undefined) {
    throw new Error(
      `src/data/offer/regions.ts has no region "${id}". Its regions are ${regions.map((each) => each.id).join(', ')}.`,
    )
  }
  return found
}

/** Pairs of a region and the region of its standby. */
export const standbyPairs = regions.flatMap(({id, label, standby}) => {
  const second = regions.find((region) => region.id === standby)
  return second === undefined ? [] : [{id, label, standby: second.id, standbyLabel: second.label}]
})
