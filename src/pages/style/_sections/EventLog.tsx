import type {ReactNode} from 'react'
import {EventLog, type EventLogProps} from '../../../kit/sections/EventLog'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'Events',
  note: 'An example.',
  events: [{time: '2026-11-21T03:59:10.978Z', type: 'access.LOGIN', subject: 'acme-web', detail: 'Signed in'}],
} satisfies EventLogProps

const long = {
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  note: 'Made up, to show how long values break.',
  events: [
    {
      time: '2026-11-21T03:59:10.762Z',
      type: 'admin.ORGANIZATION_ROLE_MAPPING-CREATE',
      subject: 'orgs/b4b9bdcc-1465-4cba-9640-735bf262c912/roles/billing/users/d598b924',
      detail:
        'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
    },
    {
      time: '2026-11-21T03:59:10.548Z',
      type: 'admin.ORGANIZATION-CREATE',
      subject: 'orgs/b4b9bdcc',
      detail: 'Globex Ltd was created',
    },
  ],
} satisfies EventLogProps

export function EventLogDemo(): ReactNode {
  return <SectionDemo name="EventLog" short={() => <EventLog {...short} />} long={() => <EventLog {...long} />} />
}
