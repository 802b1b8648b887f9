import {vulnerabilityResearch} from '../contact'
import {planName, type Scope} from './plan'

/** One part of what a login depends on, and whether a customer can test its security. */
export type TestedPart = {
  id: 'applications' | 'realm' | 'endpoints' | 'platform' | 'dashboard' | 'others' | 'floods'
  part: string
  /** Who answers for it. `none`: it isn't in scope. */
  responsible: 'you' | 'us' | 'both' | 'none'
  /** Whether and how it can be tested, as one phrase. */
  rule: string
  /** The kinds of hosting for which the rule holds. On the others, the answer is no. */
  scopes: readonly Scope[]
}

/** How a test with tools, or a load test, is agreed on. Sample values. */
export const testing = {
  /** Working days between the announcement and the first request. */
  notice: 5,
  /** Working days within which an engineer answers the announcement. */
  answeredWithin: 2,
  /** Requests per second of a test without load, at most. */
  mostRequests: 10,
} as const

const both: readonly Scope[] = ['shared', 'dedicated']

/** Sample values, except the rule for the dashboard, which the contact page promises too. */
export const testedParts: readonly TestedPart[] = [
  {
    id: 'applications',
    part: 'Your applications: redirects, token checks, logout, sessions',
    responsible: 'you',
    rule: 'Yes, at any time',
    scopes: both,
  },
  {
    id: 'realm',
    part: 'Your realm: clients, flows, policies, themes, roles',
    responsible: 'you',
    rule: 'Yes, by appointment',
    scopes: both,
  },
  {
    id: 'endpoints',
    part: 'Keycloak’s endpoints under your host name',
    responsible: 'both',
    rule: 'Yes, by appointment and without load',
    scopes: both,
  },
  {
    id: 'dashboard',
    part: 'The dashboard and this site',
    responsible: 'us',
    rule: vulnerabilityResearch.rule,
    scopes: both,
  },
  {
    id: 'platform',
    part: 'Gateway, network, hosts, database',
    responsible: 'us',
    rule: `By written agreement, on ${planName.dedicated.a} only`,
    scopes: ['dedicated'],
  },
  {
    id: 'others',
    part: 'Other customers’ realms and deployments, our staff',
    responsible: 'none',
    rule: 'No',
    scopes: both,
  },
  {
    id: 'floods',
    part: 'Floods of requests',
    responsible: 'none',
    rule: 'No, but you can agree on a load test',
    scopes: both,
  },
]
