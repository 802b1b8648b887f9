import type {TreeProps} from '../../../kit/figures'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {SplitProps} from '../../../kit/sections/Split'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {upstream} from '../../../data/service'
import {engagementFacts} from '../../../lib/engagementFacts'
import {longDate} from '../../../lib/longDate'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.architectureReview.mail)

export const areas: TreeProps = {
  title: 'What a review looks at',
  description:
    'Six areas. Logins: flows, clients, redirect URIs, tokens. Administrators: who, from where, with which second factor. Server: version, options, extensions. Nodes: cluster, failure, load. Database: backups, restore, growth. People: runbooks, alarms, who is called.',
  root: {
    label: 'Your Keycloak',
    children: [
      {label: 'Logins', detail: 'Flows, clients, tokens'},
      {label: 'Administrators', detail: 'Who, from where, how'},
      {label: 'Server', detail: 'Version, options, extensions'},
      {label: 'Nodes', detail: 'Cluster, failure, load'},
      {label: 'Database', detail: 'Backup, restore, growth'},
      {label: 'People', detail: 'Runbooks, alarms, on call'},
    ],
  },
}

export const checks: DataTableProps = {
  id: 'checks',
  title: 'Questions that we answer with evidence',
  lead: 'Eight examples. Each answer comes with the command that we ran or the screen that we saw, so that you can check again in a year.',
  columns: ['Question', 'How we find out', 'Area'],
  rows: [
    [
      'Which clients accept redirect URIs that nobody uses?',
      'We compare the clients with two weeks of login events',
      'Logins',
    ],
    [
      'How long does a stolen token work?',
      'We take a real access and refresh token and try what revokes them',
      'Logins',
    ],
    [
      'Who could change the login page at night, unnoticed?',
      'We read roles and composite roles, second factors and admin events',
      'Administrators',
    ],
    [
      'Which fixes are missing?',
      `We compare your version with the release that the Keycloak project fixes: ${upstream.supported}, as of ${longDate(upstream.read)}`,
      'Server',
    ],
    ['What stops you from upgrading?', 'We build each extension and theme against the next release', 'Server'],
    [
      'What does a user see when a node dies during a login?',
      'We stop one in your staging environment and watch',
      'Nodes',
    ],
    [
      'How long does a restore take, and who has done it?',
      'We look for the date, the duration and the name in your records',
      'Database',
    ],
    [
      'Does the alarm come before the first customer calls?',
      'We trigger an alarm with you and watch the clock',
      'People',
    ],
  ],
}

export const finding: Omit<SplitProps, 'children'> = {
  id: 'finding',
  title: 'What a finding looks like',
  text: [
    'You can fix it without a meeting with us: it says what we saw and with which command, why it matters, what to do, and how to tell that it is done.',
    'This is an example from a test realm, not from a customer.',
  ],
  more: {label: 'Check redirect URIs and more yourself', to: '/docs/getting-started/launch-checklist/'},
  tone: 'sunken',
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak architecture review',
      description:
        'We examine your Keycloak with your team: clients, tokens, administrators, cluster, database, upgrades. You get findings with evidence, a fix and its effort.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Architecture review',
  },
  service: 'Keycloak architecture review',
  hero: {
    title: 'Find the weak points of your Keycloak',
    lead: 'Our engineers go through your Keycloak with your team, with read-only access, and write down what could lock people out, let the wrong people in, or keep you from upgrading. You decide what to fix, and who does it.',
    actions: [
      {label: 'Ask for a review', to: order},
      {label: 'See a finding', to: '#finding'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.architectureReview)},
  steps: {
    id: 'steps',
    title: 'How a review goes',
    steps: [
      {
        label: 'A call',
        text: 'One hour: what the login is for, what has gone wrong before, and what you are about to change.',
      },
      {
        label: 'Reading',
        text: 'We read realms, server options, manifests and dashboards, with read-only accounts.',
      },
      {
        label: 'Testing',
        text: 'On staging, we stop a node, restore a backup, and follow a login from the browser to the log.',
      },
      {
        label: 'Findings',
        text: 'You get a draft and correct what we got wrong. A risk that you know and accept stays in the report, marked as accepted.',
      },
      {
        label: 'Handover',
        text: 'Ninety minutes with the people who will do the work. We go through the findings in the order in which we would fix them.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['', 'Format', 'Who it is for'],
    rows: [
      ['Findings, each with evidence, fix, effort and a check', 'YAML and PDF', 'Whoever fixes them'],
      ['The first five things to do, on one page', 'PDF', 'Whoever decides on time and money'],
      ['A diagram of what runs where today', 'Text and SVG', 'New colleagues, auditors'],
      ['The commands that we ran', 'A script', 'You, when you check again'],
      ['An upgrade path to the supported release', 'A list with dates', 'Whoever plans the next quarter'],
    ],
  },
  scope: {
    id: 'scope',
    title: 'Before you order',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'Read-only accounts for realms, clients and events',
          'Your manifests or playbooks, and the list of extensions',
          'A staging environment in which we may stop a node',
          'Two of your people, for about six hours in total',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'A penetration test: we don’t attack your applications',
          'An audit or a certificate: the findings can go to your auditor as evidence',
          'The fixes: you make them, or order them from us one by one',
          'Your applications’ code, apart from how they talk to Keycloak',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Tell us what worries you',
    text: 'Version, number of realms, where it runs, and the one thing that must not fail. We answer with a date.',
    actions: [{label: 'Ask for a review', to: order}],
  },
}
