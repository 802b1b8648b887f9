import {onBoth, type ByScope, type Day} from './plan'
import {serviceLevels} from './serviceLevels'

/** For how long a kind of data is kept. Text in backticks is code. */
export type Retention = {
  /** Lower-case letters and hyphens: the anchor in `/docs/service/data-retention/`. */
  id: string
  /** The kind of data, in sentence case. */
  data: string
  /** Where it is. */
  place: string
  /** Days in a new deployment. `null`: see `until`. */
  days: number | null
  /** What ends the period, as a phrase. Default: the days are over, or the deployment is deleted. */
  until?: string
  /** The most days that you can set. `null`: no limit of the service. `undefined`: you can't change it. */
  maximum?: ByScope<number | null>
  /** Where you change it. Default: nowhere. */
  setting?: string
  /** What deletes it before that. */
  deletedBy: string
}

const DAYS_OF_A_YEAR = 365

/** Days for which a webhook's deliveries can be read and sent again. */
export const deliveriesKeptFor = 7

/**
 * Sample values: replace them by those of your service. A new realm of Keycloak stores no events and keeps stored ones forever.
 * The service creates deployments with both stores on and with the number of days here.
 */
export const retention = [
  {
    id: 'login-events',
    data: 'Login events, such as logins, failed logins, and password changes',
    place: 'The database of the deployment, and its backups',
    days: serviceLevels.eventsKeptFor,
    maximum: {shared: 90, dedicated: 2 * DAYS_OF_A_YEAR},
    setting: 'Realm settings > Events > User events settings > Expiration',
    deletedBy: 'An administrator with the role `manage-events`',
  },
  {
    id: 'admin-events',
    data: 'Admin events, which record changes to the realm',
    place: 'The database of the deployment, and its backups',
    days: serviceLevels.eventsKeptFor,
    maximum: {shared: DAYS_OF_A_YEAR, dedicated: 2 * DAYS_OF_A_YEAR},
    setting: 'Realm settings > Events > Admin events settings > Expiration',
    deletedBy: 'An administrator with the role `manage-events`',
  },
  {
    id: 'webhook-deliveries',
    data: 'Webhook deliveries with their payload',
    place: 'The database of the deployment',
    days: deliveriesKeptFor,
    deletedBy: 'Deleting the webhook',
  },
  {
    id: 'users',
    data: 'Users, credentials, and settings of the realm',
    place: 'The database of the deployment, and its backups',
    days: null,
    deletedBy: 'An administrator, or the end of the contract',
  },
  {
    id: 'sessions',
    data: 'Sessions of users, with the IP address and the device',
    place: 'The database of the deployment, and its backups',
    days: null,
    until: 'the session ends',
    setting: 'Realm settings > Sessions',
    deletedBy: 'A logout, or an administrator',
  },
  {
    id: 'backups',
    data: 'Backups of the database',
    place: 'The region of the deployment',
    days: serviceLevels.backups.keptFor,
    deletedBy: 'Nothing else, even if you delete the deployment',
  },
  {
    id: 'server-logs',
    data: 'Logs of the servers, with IP addresses and user IDs',
    place: 'The monitoring provider of the region',
    days: 30,
    deletedBy: 'Nothing else',
  },
  {
    id: 'gateway-logs',
    data: 'Logs of the gateway, with IP addresses and paths',
    place: 'The provider of the gateway',
    days: 7,
    deletedBy: 'Nothing else',
  },
  {
    id: 'uptime',
    data: 'Measurements of uptime, without personal data',
    place: 'The monitoring provider of the region',
    days: serviceLevels.measurement.keptFor,
    deletedBy: 'Nothing else',
  },
  {
    id: 'dashboard-log',
    data: 'The log of changes in the dashboard, with the member and the IP address',
    place: 'The database of the dashboard',
    days: DAYS_OF_A_YEAR,
    deletedBy: 'The end of the contract',
  },
  {
    id: 'support',
    data: 'Your messages to support',
    place: 'The provider of the support desk',
    days: 3 * DAYS_OF_A_YEAR,
    deletedBy: 'Your request, if we no longer need them for a claim',
  },
  {
    id: 'after-contract',
    data: 'Everything in a deployment after the contract ends',
    place: 'The database of the deployment',
    days: serviceLevels.exportWithin,
    deletedBy: 'Your request to delete it earlier',
  },
] as const satisfies readonly Retention[]

/** The ID of a kind of data. */
export type RetentionId = (typeof retention)[number]['id']

/** How long a kind of data is kept. */
export function kept<Id extends RetentionId>(id: Id): Extract<(typeof retention)[number], {id: Id}>
export function kept(id: RetentionId): Retention {
  const found: Retention | undefined = retention.find((each) => each.id === id)
  if (found === undefined) throw new Error(`src/data/offer/retention.ts has no kind of data with the ID "${id}".`)
  return found
}

const SECONDS_OF_A_DAY = 86_400

/**
 * What a deployment of the service has that a new realm of Keycloak doesn't: its first settings of events. Deployments from
 * before `since` keep the settings that they had.
 */
export const firstEventSettings = {
  ...onBoth({
    eventsEnabled: true,
    adminEventsEnabled: true,
    /** Seconds. */
    eventsExpiration: kept('login-events').days * SECONDS_OF_A_DAY,
    /** Seconds. A realm attribute. */
    adminEventsExpiration: kept('admin-events').days * SECONDS_OF_A_DAY,
  }),
  since: '2026-11-01' satisfies Day,
} as const

/** Minutes after which events beyond the maximum are deleted at the latest, whatever the realm's setting is. Sample value. */
export const maximumAppliedWithin = 24 * 60

/** Days until an order to delete data before its time is carried out. Backups end by themselves. Sample value. */
export const deletedWithin = 10
