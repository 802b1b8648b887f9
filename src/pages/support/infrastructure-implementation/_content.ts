import type {FlowGraphProps} from '../../../kit/figures'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.infrastructure.mail)

export const atTheEnd: FlowGraphProps = {
  title: 'What you have at the end',
  description:
    'Users reach a gateway, which terminates TLS, blocks the admin paths and limits requests. It forwards requests to nodes in two zones. The nodes share a PostgreSQL primary, which is replicated to a standby in the other zone and backed up to another account. Health and metrics are read on the management port, which the gateway does not expose.',
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
  lead: 'The work is finished when each of these has been done once, in the environment that you will run, with your people at the keyboard. The results go into the record, good or bad.',
  columns: ['What we do', 'Expected result', 'What we record'],
  rows: [
    ['Stop a node while somebody logs in', 'The login succeeds on another node', 'Failed requests, seconds'],
    ['Take down a whole zone', 'Logins continue in the other', 'Minutes until the alarm, minutes until all is normal'],
    ['Fail the database over', 'Nodes reconnect by themselves', 'Seconds without logins'],
    ['Restore last night’s backup into an empty database', 'Yesterday’s user logs in there', 'Minutes, and who did it'],
    ['Upgrade to the next patch release, node by node', 'Users stay logged in', 'Failed requests'],
    ['Request `/admin` and port 9000 from outside', 'Neither answers', 'Both requests and what came back'],
    ['Let a test certificate expire', 'Somebody is called before it does', 'Who was called, and how'],
    ['Rotate the database password', 'Nobody notices', 'The commands'],
  ],
}

export const decisions: FeatureListProps = {
  composition: 'split',
  id: 'decisions',
  title: 'What we decide with you',
  lead: 'Each decision is a short text in the repository: what was chosen, what the alternatives were, and when to reconsider it.',
  tone: 'sunken',
  features: [
    {
      term: 'Kubernetes or machines',
      text: 'Whatever your team already runs: plain manifests, the project’s operator, or virtual machines with systemd.',
    },
    {
      term: 'The host name',
      text: 'It is part of every token, so it comes first. It should be your own, without the name of a product or a cloud in it.',
    },
    {
      term: 'One site or two',
      text: 'For almost everybody, two zones with one database. Two regions only if a contract requires it, because there is far more to look after.',
    },
    {
      term: 'Where secrets are kept',
      text: 'In your secret store. The repository has only their names, never their values.',
    },
    {
      term: 'Who may reach the admin console',
      text: 'A list of addresses or your VPN, and a second factor for everybody.',
    },
    {
      term: 'How much of an upgrade is automatic',
      text: 'Usually your pipeline installs patch releases, and a person installs minor releases, after a rehearsal.',
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
    lead: 'For teams that want or have to run their login themselves. We build it as code in your repository, with your tools, and we are done when your own people have restored a backup.',
    actions: [
      {label: 'Ask for an estimate', to: order},
      {label: 'See the acceptance tests', to: '#acceptance'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.infrastructure)},
  steps: {
    id: 'steps',
    title: 'How it works',
    steps: [
      {label: 'Decisions', text: 'Two workshops: one on the list above, one on what your security team requires.'},
      {
        label: 'Test environment',
        text: 'One pipeline leads from an empty account to a login page, with the realm as scripts. We delete it and build it again every week.',
      },
      {label: 'Production', text: 'The same code with other values. Alarms come first, users last.'},
      {label: 'Acceptance', text: 'We break it, your team fixes it with the runbook, and we correct the runbook.'},
      {
        label: 'Handover',
        text: 'You remove our access. For the time named at the top of this page, we correct our own mistakes free of charge.',
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
      ['Dashboards and alarms', 'Configuration of your monitoring', 'Seeing problems before users do'],
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
          'An account or namespace for test and one for production, with access for us that you can remove',
          'A host name, and somebody who can change DNS',
          'Two people who will run it, for a third of their time while we build',
          'Your rules for networks, secrets and logs, in writing',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'What your cloud charges',
          'Running it afterward: your team does, with on-call support if you like',
          'Moving users and applications: that is a migration',
          'An external Infinispan, or two regions, unless the estimate says so',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Or let us run it',
    text: 'If nobody in your company wants to be called at night, compare this with hosting before you order. Otherwise, tell us where it should run.',
    actions: [
      {label: 'Ask for an estimate', to: order},
      {label: 'Compare with hosting', to: '/hosting/self-host-vs-managed/'},
    ],
  },
}
