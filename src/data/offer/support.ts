import {move, type DashboardRole} from './dashboard'
import {limitChange} from './limits'
import {type ByScope, onBoth, planName} from './plan'
import {deletedWithin} from './retention'
import type {Response} from './serviceLevels'

/** One way to reach a person. */
export type SupportChannel = {
  id: 'dashboard' | 'email' | 'telephone' | 'status-page'
  label: string
  /** What it is for. */
  use: string
  /** When a person reads it. */
  hours: string
  /** Where the address or number is. */
  where: string
  plans: ByScope<boolean>
}

/**
 * Sample values. The telephone number itself is in the dashboard, behind a login that isn't yours, so that an outage of your
 * logins doesn't hide it.
 */
export const supportChannels = [
  {
    id: 'telephone',
    label: 'Emergency telephone',
    use: 'Outages, if email depends on the login that is down',
    hours: 'At every hour',
    where: 'In the dashboard, under Support',
    plans: onBoth(true),
  },
  {
    id: 'email',
    label: 'Email',
    use: 'Outages and questions',
    hours: 'Outages at every hour, questions on working days',
    where: 'On the contact page',
    plans: onBoth(true),
  },
  {
    id: 'dashboard',
    label: 'Ticket in the dashboard',
    use: 'Questions, changes, and requests for limits',
    hours: 'On working days',
    where: 'In the dashboard, under Support',
    plans: onBoth(true),
  },
  {
    id: 'status-page',
    label: 'Status page',
    use: 'Current outages and planned work, also by email, RSS, and webhook',
    hours: 'Updated at every hour',
    where: 'In the dashboard, under Status',
    plans: onBoth(true),
  },
] as const satisfies readonly SupportChannel[]

/** The hours in which questions are answered. Sample values. */
export const workingHours = {days: 'Monday to Friday', from: '09:00', to: '18:00', zone: 'UTC'} as const

/** When an engineer answers if logins are down, as pages say it. */
export const coverage = {
  /** In names and figures. */
  short: '24/7',
  /** After a verb or a noun, such as "support around the clock". */
  long: 'around the clock',
  /** When logins fail in examples, in minutes since midnight: a time at which an engineer answers. */
  exampleOutage: 3 * 60,
} as const

/** The hours of a response time, after its time: `within 30 minutes, around the clock`. */
export const answerHours: Readonly<Record<Response['hours'], string>> = {
  always: coverage.long,
  working: 'on working days',
}

/** Who works on an outage, the longer it lasts. Minutes count from your report. Sample values. */
export const escalation = [
  {after: 0, who: 'Engineer on call', does: 'Reads your report, answers, and looks for the cause'},
  {after: 30, who: 'Second engineer', does: 'Joins, so that one of the two can keep you informed'},
  {after: 60, who: 'Head of operations', does: 'Leads the work and calls your technical contact'},
] as const

/** Something that support does when you ask for it. */
export type SupportOrder = {
  id: 'export' | 'restore' | 'objects' | 'limit' | 'address-list' | 'blacklist' | 'log-lines' | 'move' | 'deletion'
  /** What you order, in sentence case. */
  label: string
  /** What to write, as one phrase. */
  include: string
  /** Working days until it is done, after the confirmation if it needs one. */
  within: number
  /** Whether `within` counts all days. Default: working days only. */
  countsAllDays?: boolean
  plans: ByScope<boolean>
  /** The roles in the dashboard of which a member confirms the order. Default: it needs no confirmation. */
  confirmedBy?: readonly DashboardRole[]
}

const administrators: readonly DashboardRole[] = ['owner', 'administrator']

/** Sample values, with those of other files where they are there. Restores after a lost database need no order: `serviceLevels.backups` has their times. */
export const supportOrders = [
  {
    id: 'export',
    label: 'Full export of a realm, with users, password hashes, and keys',
    include: 'The deployment, and who receives the file',
    within: 3,
    plans: onBoth(true),
    confirmedBy: administrators,
  },
  {
    id: 'restore',
    label: 'Switch to a restored backup',
    include: 'The time to which you want to go back, with its time zone',
    within: 1,
    plans: onBoth(true),
    confirmedBy: administrators,
  },
  {
    id: 'objects',
    label: 'Deleted users, clients, or roles from a backup',
    include: 'Their IDs or names, and when they were last correct',
    within: 2,
    plans: onBoth(true),
    confirmedBy: administrators,
  },
  {
    id: 'limit',
    label: `Higher limit on ${planName.dedicated.a}`,
    include: 'The limit, the peak that you expect, and its dates',
    within: limitChange.notice,
    plans: {shared: false, dedicated: true},
  },
  {
    id: 'address-list',
    label: 'IP addresses that the gateway allows or denies',
    include: 'The paths, the networks, whether to allow or deny them, and the addresses of your pipelines',
    within: 2,
    plans: onBoth(true),
    confirmedBy: administrators,
  },
  {
    id: 'blacklist',
    label: 'Password blacklist as a file on the servers',
    include: 'The file, or where it can be downloaded',
    within: 5,
    plans: onBoth(true),
    confirmedBy: administrators,
  },
  {
    id: 'log-lines',
    label: 'Lines of the server log about your realm',
    include: 'The realm, and up to one hour with its time zone',
    within: 1,
    plans: onBoth(true),
  },
  {
    id: 'move',
    label: 'Copy of a realm to another deployment or region',
    include: 'Both deployments, and the date of the switch',
    within: move.notice,
    plans: onBoth(true),
    confirmedBy: administrators,
  },
  {
    id: 'deletion',
    label: 'Deletion of all data before the end of its period',
    include: 'The deployments, and that you have your export',
    within: deletedWithin,
    countsAllDays: true,
    plans: onBoth(true),
    confirmedBy: ['owner'],
  },
] as const satisfies readonly SupportOrder[]

/** The order with an ID. */
export function supportOrder(id: SupportOrder['id']): SupportOrder {
  const found: SupportOrder | undefined = supportOrders.find((order) => order.id === id)
  if (found === undefined) {
    throw new Error(`src/data/offer/support.ts has no order with the ID "${id}". Fix: Add it to supportOrders.`)
  }
  return found
}
