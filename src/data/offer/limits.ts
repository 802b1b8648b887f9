import {type ByScope, type Day, onBoth, planName} from './plan'
import {hostingPlans} from './pricing'

/** How much of something a deployment or cluster can have or do. Text in backticks is code. */
export type Limit = {
  /** Lower-case letters and hyphens: the anchor in `/docs/service/limits/`. */
  id: string
  group: 'requests' | 'sizes' | 'deliveries'
  /** What is limited, in sentence case. */
  label: string
  /** Unit of the values, such as `requests per second`. */
  unit: string
  /** What is counted together, in sentences. */
  counts: string
  /** `Infinity`: no limit of the service. `null`: it doesn't exist there. */
  values: ByScope<number | null>
  /** What happens above it, in sentences. */
  above: string
  /** Whether support can raise it. */
  canRaise: ByScope<boolean>
  /** The day from which the values apply. */
  since: Day
}

const since: Day = '2026-11-01'
const raisedOnDedicated: ByScope<boolean> = {shared: false, dedicated: true}
const {shared, dedicated} = hostingPlans

/** `429`, as the gateway sends it. */
export const tooManyRequests = {
  status: 429,
  /** Seconds in the header `Retry-After`. */
  retryAfter: 10,
} as const

/** How much above a limit of requests per second one address can go at once: this many times the value. Sample value. */
export const burstFactor = 4

/** How many requests one address can send at once. @param perSecond its limit. */
export const burstOf = (perSecond: number): number => perSecond * burstFactor

/** How a higher limit of a dedicated cluster is ordered, in working days. Sample values. */
export const limitChange = {
  /** Between the order and the first day on which you need it. */
  notice: 5,
  /** Until an engineer answers. */
  answeredWithin: 2,
} as const

const refused = `The gateway answers \`${tooManyRequests.status}\`.`

/**
 * Sample values: replace them by what your gateway, your database, and your contracts allow. Sizes that have a price come from
 * `pricing.ts`.
 */
export const limits = [
  {
    id: 'requests-per-address',
    group: 'requests',
    label: 'Requests from one IP address',
    unit: 'requests per second',
    counts: 'All endpoints of one host.',
    values: {shared: 20, dedicated: 50},
    above: refused,
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'requests-per-deployment',
    group: 'requests',
    label: 'Requests to one deployment',
    unit: 'requests per second',
    counts: 'All endpoints and addresses together.',
    values: {shared: 200, dedicated: 2000},
    above: refused,
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'logins',
    group: 'requests',
    label: 'Logins with a password',
    unit: 'logins per second',
    counts: 'Passwords that the server checks, right and wrong. Hashing makes them the most expensive request.',
    values: {shared: 10, dedicated: 100},
    above: refused,
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'token-requests',
    group: 'requests',
    label: 'Token requests',
    unit: 'requests per second',
    counts: 'Codes, refresh tokens, and client credentials at the token endpoint.',
    values: {shared: 50, dedicated: 500},
    above: refused,
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'admin-requests',
    group: 'requests',
    label: 'Requests to the admin and organizations APIs',
    unit: 'requests per second',
    counts: 'All clients of one realm.',
    values: {shared: 20, dedicated: 100},
    above: refused,
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'request-body',
    group: 'requests',
    label: 'Request body',
    unit: 'MB',
    counts: 'One request. A realm import in the admin console is one request.',
    values: {shared: 10, dedicated: 50},
    above: 'The gateway answers `413`.',
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'users',
    group: 'sizes',
    label: 'Users',
    unit: 'users',
    counts: 'Users who logged in during the month.',
    values: {shared: shared.limits.users, dedicated: dedicated.limits.users},
    above: 'Logins continue. We write to you, and agree with you on another plan.',
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'organizations',
    group: 'sizes',
    label: 'Organizations',
    unit: 'organizations',
    counts: 'Organizations in one realm.',
    values: {shared: shared.limits.organizations, dedicated: dedicated.limits.organizations},
    above: `You can still create organizations. We write to you about ${planName.dedicated.a}.`,
    canRaise: onBoth(false),
    since,
  },
  {
    id: 'connections',
    group: 'sizes',
    label: 'Identity providers',
    unit: 'connections',
    counts: 'Identity providers in one realm, social logins included.',
    values: {shared: shared.limits.connections, dedicated: dedicated.limits.connections},
    above: `You can still connect identity providers. We write to you about ${planName.dedicated.a}.`,
    canRaise: onBoth(false),
    since,
  },
  {
    id: 'realms',
    group: 'sizes',
    label: 'Realms',
    unit: 'realms',
    counts: 'Realms of one deployment or cluster.',
    values: {shared: 1, dedicated: 20},
    above: 'The dashboard refuses to create another one.',
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'clients',
    group: 'sizes',
    label: 'Clients',
    unit: 'clients',
    counts: 'Clients in one realm, those of Keycloak included.',
    values: {shared: 500, dedicated: 5000},
    above: 'You can still create clients, but the admin console becomes slow. We write to you.',
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'custom-domains',
    group: 'sizes',
    label: 'Custom domains',
    unit: 'domains',
    counts: 'Domains of one deployment or cluster.',
    values: {shared: 1, dedicated: 20},
    above: 'The dashboard refuses to add another one.',
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'webhooks',
    group: 'deliveries',
    label: 'Webhooks',
    unit: 'webhooks',
    counts: 'Webhooks in one realm.',
    values: {shared: 20, dedicated: 100},
    above: 'Deliveries continue. We write to you.',
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'webhook-deliveries',
    group: 'deliveries',
    label: 'Webhook deliveries',
    unit: 'deliveries per second',
    counts: 'All webhooks of one realm, retries included.',
    values: {shared: 50, dedicated: 500},
    above: 'Deliveries wait in a queue on the server.',
    canRaise: raisedOnDedicated,
    since,
  },
  {
    id: 'emails',
    group: 'deliveries',
    label: 'Emails',
    unit: 'emails',
    counts: 'Emails of one realm. Keycloak sends them through your SMTP server, which can have a limit.',
    values: onBoth(Infinity),
    above: 'The SMTP server decides, for example by refusing further emails.',
    canRaise: onBoth(false),
    since,
  },
] as const satisfies readonly Limit[]

/** A limit's ID. */
export type LimitId = (typeof limits)[number]['id']

/** The limit with an ID. */
export function limit(id: LimitId): Limit {
  const found: Limit | undefined = limits.find((each) => each.id === id)
  if (found === undefined) throw new Error(`src/data/offer/limits.ts has no limit with the ID "${id}".`)
  return found
}
