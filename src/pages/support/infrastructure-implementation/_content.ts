import type {FlowGraphProps} from '../../../components/figures'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FeatureListProps} from '../../../components/sections/FeatureList'
import type {EngagementContent} from '../../../components/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.infrastructure.mail)

export const atTheEnd: FlowGraphProps = {
  title: 'What stands at the end',
  description:
    'Users reach a gateway, which ends TLS, keeps the admin paths inside and limits requests. It sends them to nodes in two zones. The nodes share a PostgreSQL primary, which is copied to a standby in the other zone and backed up to another account. Health and metrics are read on the management port, which the gateway does not reach.',
  nodes: [
    {id: 'gateway', label: 'Gateway', detail: 'TLS, limits, no /admin', kind: 'start'},
    {id: 'a', label: 'Nodes, zone A', detail: 'Your image'},
    {id: 'b', label: 'Nodes, zone B', detail: 'The same image'},
    {id: 'primary', label: 'PostgreSQL', detail: 'Primary'},
    {id: 'standby', label: 'Standby', detail: 'The other zone', kind: 'end'},
    {id: 'backup', label: 'Backup', detail: 'Another account', kind: 'end'},
  ],
  edges: [
    {from: 'gateway', to: 'a'},
    {from: 'gateway', to: 'b'},
    {from: 'a', to: 'primary'},
    {from: 'b', to: 'primary'},
    {from: 'primary', to: 'standby'},
    {from: 'primary', to: 'backup'},
  ],
}

export const acceptance: DataTableProps = {
  id: 'acceptance',
  title: 'We break it in front of you',
  lead: 'It is finished when these have been done once, on the environment that you will run, with your people at the keyboard. The results go into the record, good or bad.',
  columns: ['What we do', 'What has to happen', 'What is written down'],
  rows: [
    ['Stop a node while somebody logs in', 'The login ends well on another node', 'Failed requests, seconds'],
    ['Take a whole zone away', 'Logins go on in the other', 'Minutes until the alarm, minutes until all is normal'],
    ['Fail the database over', 'Nodes reconnect by themselves', 'Seconds without logins'],
    [
      'Restore last night’s backup into an empty database',
      'A user of yesterday logs in there',
      'Minutes, and who did it',
    ],
    [
      'Go to the next patch release',
      'Users stay logged in',
      'Failed requests; from 26.6 on nodes may be replaced one by one',
    ],
    ['Ask for /admin and for port 9000 from outside', 'No answer from either', 'The two requests and what came back'],
    ['Let a test certificate run out', 'Somebody is called before', 'Who was called, and how'],
    ['Rotate the database password', 'Nobody notices', 'The commands'],
  ],
}

export const decisions: FeatureListProps = {
  id: 'decisions',
  title: 'What we decide with you',
  lead: 'Each decision is a short text in the repository: what was chosen, what else was possible, and when to think again.',
  tone: 'sunken',
  features: [
    {
      term: 'Kubernetes or machines',
      text: 'What your team runs already. Plain manifests, the project’s operator, or virtual machines with systemd.',
    },
    {
      term: 'The host name',
      text: 'It is part of every token, so it comes first. One of your own, without a product or a cloud in it.',
    },
    {
      term: 'One site or two',
      text: 'Two zones with one database for almost everybody. Two regions only if a contract asks for it, since it is much more to look after.',
    },
    {term: 'Where secrets are', text: 'In your secret store. The repository has names and never values.'},
    {term: 'Who may reach the admin console', text: 'A list of addresses or your VPN, and a second factor for all.'},
    {
      term: 'How far upgrades are automatic',
      text: 'Patch releases by your pipeline, minor releases by a person, with a rehearsal.',
    },
  ],
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak infrastructure, built in your account',
      description:
        'We build Keycloak in your cloud or data center as code: two zones, PostgreSQL, gateway, backups, alarms. Then we break it in front of you and hand it over.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Infrastructure implementation',
  },
  service: 'Keycloak infrastructure implementation',
  hero: {
    title: 'Keycloak in your account, built to be handed over',
    lead: 'For teams that have to run the login themselves, or want to. We build it as code in your repository, with your tools, and leave when your own people have restored a backup.',
    actions: [
      {label: 'Ask for an offer', to: order},
      {label: 'See the acceptance tests', to: '#acceptance'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.infrastructure)},
  steps: {
    id: 'steps',
    title: 'How it works',
    steps: [
      {label: 'Decisions', text: 'Two workshops. The list further up, and what your security team wants to see.'},
      {
        label: 'Test environment',
        text: 'From an empty account to a login page by one pipeline, the realm as scripts included. It is deleted and built again every week.',
      },
      {label: 'Production', text: 'The same code with other values. Alarms first, users last.'},
      {label: 'Acceptance', text: 'We break it. Your team repairs it with the runbook, and we correct the runbook.'},
      {
        label: 'Handover',
        text: 'Our access is removed and you check that it is. What we did wrong, we correct for as long as the figures above say.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['', 'Format', 'What it is for'],
    rows: [
      ['Network, database, nodes, gateway', 'OpenTofu or Terraform, Kubernetes manifests', 'Every change from now on'],
      ['A Dockerfile, with your extensions and theme', 'Code and a pipeline', 'Each new version'],
      ['The realm', 'Scripts', 'The next environment'],
      ['Dashboards and alarms', 'Configuration of your monitoring', 'Nights and Mondays'],
      ['A runbook with ten situations', 'Text beside the code', 'Whoever is called'],
      ['The record of the acceptance tests', 'Text with times', 'Your auditor, and the next test'],
    ],
  },
  scope: {
    id: 'scope',
    title: 'Before you order',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'An account or namespace for test and one for production, with roles that we can be removed from',
          'A host name, and somebody who may change DNS',
          'Two people who will run it, for a third of their time while we build',
          'Your rules for networks, secrets and logs, in writing',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'What your cloud charges',
          'Running it afterward: that is on-call support, or hosting',
          'Moving users and applications: that is a migration',
          'An external Infinispan, or two regions, unless the offer says so',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Or let us run it',
    text: 'If nobody in your company wants to be called at night, compare both before you order this. If somebody does, tell us where it should run.',
    actions: [
      {label: 'Ask for an offer', to: order},
      {label: 'Compare with hosting', to: '/hosting/self-host-vs-managed/'},
    ],
  },
}
