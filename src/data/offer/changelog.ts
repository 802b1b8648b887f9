import {type Day, planName, type Scope} from './plan'

/** A change of the service that customers notice. */
export type ChangelogEntry = {
  /** Lower-case letters and hyphens, unique. Pages link to `/docs/service/changelog/#<id>`. */
  id: string
  date: Day
  type: 'added' | 'changed' | 'fixed' | 'deprecated' | 'removed' | 'security'
  /** At most 70 characters. */
  title: string
  /** What you have to do or can do now, in Markdown without headings. */
  text: string
  scopes: readonly Scope[]
  /** Pages that explain it. */
  links: readonly {label: string; to: string}[]
}

/**
 * Sample entries, newest first. They contain only what this site itself shows, so that an adopter has nothing to take back.
 * Replace them by the history of your service.
 */
export const changelog: readonly ChangelogEntry[] = [
  {
    id: 'service-documentation',
    date: '2026-11-27',
    type: 'added',
    title: 'Limits, retention, and regions have their own pages',
    text: 'You can look up rate limits, retention periods, outgoing addresses, dashboard roles, and server options without asking support.',
    scopes: ['shared', 'dedicated'],
    links: [{label: 'The service', to: '/docs/service/'}],
  },
  {
    id: 'security-advisories',
    date: '2026-11-27',
    type: 'added',
    title: 'Security advisories show their state on the service',
    text: 'The list has every published vulnerability of Keycloak since 26.0. For each one, you see whether it is closed on the service. Subscribe to the feed to hear about new ones.',
    scopes: ['shared', 'dedicated'],
    links: [{label: 'Security advisories', to: '/docs/service/security-advisories/'}],
  },
  {
    id: 'second-region',
    date: '2026-11-27',
    type: 'changed',
    title: 'A second region is a standby in a fixed pair',
    text: `${planName.Dedicated.a} can have one standby region. The documentation states how much data can be lost and how long a switch takes.`,
    scopes: ['dedicated'],
    links: [{label: 'Regions and data residency', to: '/docs/service/regions/'}],
  },
  {
    id: 'event-storage',
    date: '2026-11-01',
    type: 'changed',
    title: 'New deployments store events from the first login',
    text: 'The service turns on login events and admin events when it creates a deployment. Existing deployments keep their settings, so turn the events on if they are off.',
    scopes: ['shared', 'dedicated'],
    links: [{label: 'Audit logs', to: '/docs/audit-logs/'}],
  },
]
