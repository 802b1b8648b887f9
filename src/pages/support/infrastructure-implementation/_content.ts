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
  title: 'Your infrastructure after the project',
  description:
    'Users reach a gateway, which terminates TLS, blocks the admin paths, and limits requests. It forwards requests to nodes in two zones. The nodes share a PostgreSQL primary, which is replicated to a standby in the other zone and backed up to another account. Your monitoring reads health and metrics on the management port, which the gateway doesn’t expose.',
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
  title: 'Acceptance tests',
  lead: 'The work is done when each of these tests has run once in your production environment, with your engineers at the keyboard. We record the results, good or bad.',
  columns: ['Test', 'Expected result', 'What we record'],
  rows: [
    ['Stop a node during a login', 'The login succeeds on another node', 'Failed requests and seconds'],
    [
      'Take down a whole zone',
      'Logins continue in the other zone',
      'Minutes until the alert, and minutes until recovery',
    ],
    ['Fail over the database', 'Nodes reconnect automatically', 'Seconds without logins'],
    [
      'Restore last night’s backup into an empty database',
      'A user from yesterday can log in there',
      'Minutes, and who did it',
    ],
    ['Upgrade to the next patch release, node by node', 'Users stay logged in', 'Failed requests'],
    ['Request `/admin` and port 9000 from outside', 'Neither answers', 'Both requests and their responses'],
    ['Let a test certificate expire', 'An engineer is paged before it expires', 'Who was paged, and how'],
    ['Rotate the database password', 'Logins continue', 'The commands'],
  ],
}

export const decisions: FeatureListProps = {
  composition: 'split',
  id: 'decisions',
  title: 'Decisions that we make with you',
  lead: 'We record each decision in a short text in the repository, with the choice, the alternatives, and when you should reconsider it.',
  tone: 'sunken',
  features: [
    {
      term: 'Kubernetes or machines',
      text: 'Choose what your team already runs, such as plain manifests, the project’s operator, or virtual machines with systemd.',
    },
    {
      term: 'Host name',
      text: 'The host name is part of every token, so we decide it first. Use your domain, without the name of a product or cloud.',
    },
    {
      term: 'One site or two',
      text: 'Two zones with one database are enough for most companies. Choose two regions only if a contract requires it, because they take far more work to operate.',
    },
    {
      term: 'Secrets',
      text: 'The secrets are in your secret store. The repository contains only their names, never their values.',
    },
    {
      term: 'Access to the admin console',
      text: 'You can limit it to a list of IP addresses or to your VPN. All administrators use a second factor.',
    },
    {
      term: 'Automatic upgrades',
      text: 'Usually, your pipeline installs patch releases, and an engineer installs minor releases after a rehearsal.',
    },
  ],
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak infrastructure, built in your account',
      description:
        'Get Keycloak as code in your cloud or data center, with two zones, PostgreSQL, a gateway, backups, and alerts. You run the acceptance tests yourself.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Infrastructure implementation',
  },
  service: 'Keycloak infrastructure implementation',
  hero: {
    title: 'Keycloak in your account, ready for your team',
    lead: 'If you want or have to run your login yourself, we build it as code in your repository, with your tools. We’re done when your engineers can restore a backup.',
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
      {
        label: 'Decisions',
        text: 'We hold two workshops. One is about the decisions above, and one is about what your security team requires.',
      },
      {
        label: 'Test environment',
        text: 'One pipeline builds everything from an empty account to a login page, with the realm as scripts. We delete the environment and rebuild it every week.',
      },
      {
        label: 'Production',
        text: 'We run the same code with different values. We set up alerts first and let users in last.',
      },
      {
        label: 'Acceptance',
        text: 'We cause failures, your team fixes them with the runbook, and we correct the runbook.',
      },
      {
        label: 'Handover',
        text: 'You remove our access. For the period at the top of this page, we correct our mistakes free of charge.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['Deliverable', 'Format', 'Purpose'],
    rows: [
      [
        'Network, database, nodes, and gateway',
        'OpenTofu or Terraform, Kubernetes manifests',
        'Make all future changes',
      ],
      ['A Dockerfile with your extensions and theme', 'Code and a pipeline', 'Build each new version'],
      ['The realm', 'Scripts', 'Create the next environment'],
      ['Dashboards and alerts', 'Configuration of your monitoring', 'See problems before your users do'],
      ['A runbook with ten situations', 'Text next to the code', 'Help your engineers on call'],
      ['The record of the acceptance tests', 'Text with times', 'Inform your auditor and prepare the next test'],
    ],
  },
  scope: {
    id: 'scope',
    title: 'Before you order',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'An account or namespace for tests and one for production, with access for us that you can remove',
          'A host name, and a colleague who can change DNS',
          'Two engineers who will run it, for a third of their time while we build',
          'Your rules for networks, secrets, and logs, in writing',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'The costs of your cloud',
          'Running it afterward, which your team does, with on-call support if you like',
          'Moving users and applications, which is part of a migration',
          'An external Infinispan, or two regions, unless the estimate says so',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Or let us run it',
    text: 'If your team doesn’t want to be on call at night, compare this with hosting before you order. Otherwise, tell us where Keycloak should run.',
    actions: [
      {label: 'Ask for an estimate', to: order},
      {label: 'Compare with hosting', to: '/hosting/self-host-vs-managed/'},
    ],
  },
}
