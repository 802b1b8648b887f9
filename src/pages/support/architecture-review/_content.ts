import type {TreeProps} from '../../../kit/figures'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {SplitProps} from '../../../kit/sections/Split'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {upstream} from '../../../data/offer/versions'
import {engagementFacts} from '../../../lib/engagementFacts'
import {longDate} from '../../../lib/longDate'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.architectureReview.mail)

export const areas: TreeProps = {
  title: 'Areas of a review',
  description:
    'A review covers six areas. For logins, we look at flows, clients, redirect URIs, and tokens, and for administrators at accounts, locations, and second factors. For the server, we look at the version, options, and extensions, and for the nodes at the cluster, failures, and load. For the database, we look at backups, restores, and growth, and for the team at runbooks, alerts, and on-call plans.',
  root: {
    label: 'Your Keycloak',
    children: [
      {label: 'Logins', detail: 'Flows, clients, tokens'},
      {label: 'Administrators', detail: 'Accounts, second factors'},
      {label: 'Server', detail: 'Version, options, extensions'},
      {label: 'Nodes', detail: 'Cluster, failures, load'},
      {label: 'Database', detail: 'Backups, restores, growth'},
      {label: 'Team', detail: 'Runbooks, alerts, on call'},
    ],
  },
}

export const checks: DataTableProps = {
  id: 'checks',
  title: 'Questions that we answer with evidence',
  lead: 'Here are eight examples. With each answer, you get the command that we ran or the screen that we saw, so that you can check again in a year.',
  columns: ['Question', 'How we find out', 'Area'],
  rows: [
    [
      'Which clients accept redirect URIs that no application uses?',
      'We compare the clients with two weeks of login events',
      'Logins',
    ],
    [
      'How long does a stolen token work?',
      'We take a real access token and refresh token, and try to revoke them',
      'Logins',
    ],
    [
      'Who could change the login page without being noticed?',
      'We read roles, composite roles, second factors, and admin events',
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
      'We look for the date, the duration, and the name in your records',
      'Database',
    ],
    [
      'Do you get an alert before the first customer calls?',
      'We trigger an alert with you and measure the time',
      'Team',
    ],
  ],
}

export const finding: Omit<SplitProps, 'children'> = {
  id: 'finding',
  title: 'Example of a finding',
  text: [
    'You can fix a finding without a meeting with us. It says what we saw, which command we ran, why it matters, what to do, and how you can check the fix.',
    'This example is from a test realm, not from a customer.',
  ],
  more: {label: 'Use our launch checklist', to: '/docs/getting-started/launch-checklist/'},
  tone: 'sunken',
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak architecture review',
      description:
        'We review your Keycloak with your team, from clients and tokens to the cluster and the database. You get findings with evidence, fixes, and effort estimates.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Architecture review',
  },
  service: 'Keycloak architecture review',
  hero: {
    title: 'Find the weak points of your Keycloak',
    lead: 'Our engineers review your Keycloak together with your team, with read-only access. You learn what could lock users out, let attackers in, or keep you from upgrading. Then you decide what to fix and who does it.',
    actions: [
      {label: 'Ask for a review', to: order},
      {label: 'See an example', to: '#finding'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.architectureReview)},
  steps: {
    id: 'steps',
    title: 'How a review works',
    steps: [
      {
        label: 'Call',
        text: 'In one hour, we talk about the purpose of the login, past problems, and the changes that you plan.',
      },
      {
        label: 'Reading',
        text: 'We read realms, server options, manifests, and dashboards with read-only accounts.',
      },
      {
        label: 'Testing',
        text: 'On staging, we stop a node, restore a backup, and follow a login from the browser to the log.',
      },
      {
        label: 'Findings',
        text: 'You get a draft and correct our mistakes. If you know and accept a risk, the report marks it as accepted.',
      },
      {
        label: 'Handover',
        text: 'In a call, we go through the findings with the colleagues who will do the work, in the order in which we would fix them.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['Deliverable', 'Format', 'Audience'],
    rows: [
      ['Findings, each with evidence, a fix, its effort, and a check', 'YAML and PDF', 'The engineers who fix them'],
      ['The five most important tasks, on one page', 'PDF', 'The managers who decide on time and money'],
      ['A diagram of what runs where today', 'Text and SVG', 'New colleagues and auditors'],
      ['The commands that we ran', 'A script', 'Your team, for the next check'],
      ['An upgrade path to the supported release', 'A list with dates', 'The managers who plan the next quarter'],
    ],
  },
  scope: {
    id: 'scope',
    title: 'Before you order',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'Read-only accounts for realms, clients, and events',
          'Your manifests or playbooks, and the list of extensions',
          'A staging environment in which we can stop a node',
          'Two of your engineers, for about six hours in total',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'A penetration test, because we don’t attack your applications',
          'An audit or a certificate, although you can give the findings to your auditor as evidence',
          'The fixes, which you make yourself or order from us one by one',
          'The code of your applications, except for the parts that use Keycloak',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Tell us what worries you',
    text: 'Send us your version, the number of realms, where Keycloak runs, and the one thing that must not fail. We answer with a date.',
    actions: [{label: 'Ask for a review', to: order}],
  },
}
