import {onBoth, type ByScope} from './plan'

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
} as const
