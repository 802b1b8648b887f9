import type {SequenceProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import {brand} from '../../../data/brand'
import {serviceLevels} from '../../../data/serviceLevels'
import {days} from '../../../lib/duration'
import {parent} from '../_parent'
import Samples from './_samples.mdx'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Configure hosted Keycloak',
    description:
      'Which settings of a hosted Keycloak are yours, where each is made, which few go through support, and how test and production stay alike.',
  },
  label: 'Configuration',
  parent,
}

export const hero: HeroProps = {
  title: 'Configure everything inside your realm',
  lead: 'You get the client role realm-admin, the admin console and the whole admin API, and no setting of the realm is hidden. Host names and regions are set in the dashboard; a few things go through support.',
  actions: [
    {label: 'Configure a new realm', to: '/docs/getting-started/realm-configuration/'},
    {label: 'Open the dashboard', to: brand.links.dashboard},
  ],
}

export const places: DataTableProps = {
  id: 'where',
  title: 'Where to change what',
  columns: ['Setting', 'Where', 'Who', 'Read on'],
  rows: [
    [
      'Clients, roles, login flows, identity providers, token lifetimes',
      'Admin console, `kcadm.sh`, admin API',
      'Your administrators',
      {label: 'Realm configuration', to: '/docs/getting-started/realm-configuration/'},
    ],
    [
      'Organizations, webhooks, realm attributes',
      'API of the extensions',
      'Your programs',
      {label: 'API conventions', to: '/docs/api-description/'},
    ],
    [
      'Members, domains and SSO of one customer',
      'Admin portal',
      'That customer',
      {label: 'Admin portal', to: '/product/adminportal/'},
    ],
    [
      'Which events are stored',
      `Realm settings, Events. We keep them for ${days(serviceLevels.eventsKeptFor)}; to keep them longer, forward them by webhook.`,
      'Your administrators',
      {label: 'Audit logs', to: '/docs/audit-logs/'},
    ],
    [
      'Host name, region, new deployments',
      'Dashboard',
      'Your team',
      {label: 'Dashboard overview', to: '/docs/self-service/dashboard-overview/'},
    ],
    [
      'Password lists, limits at the gateway',
      'Support',
      'Our engineers, when you ask',
      {label: 'Rate limiting', to: '/docs/security/rate-limiting/'},
    ],
    [
      'Options of the server: features, caches, log levels',
      'Support, on a dedicated cluster',
      'Our engineers, after talking to you',
      {label: 'Dedicated clusters', to: '/docs/self-service/dedicated-clusters/'},
    ],
  ],
}

export const promote: Omit<SplitProps, 'children'> = {
  title: 'From test to production with one script',
  text: [
    'Create one deployment for tests and one for production. Write each change as a command, run it against the test deployment, check the result, and run the same command against production.',
    'Changes that somebody made by hand show up when you compare the two exports. If the realm stores admin events, they also say which account made them.',
    'No user data goes from production to test: the exports that you compare contain no users.',
  ],
  more: {label: 'Keep test and production apart', to: '/docs/self-service/deployments/#keep-test-and-production-apart'},
}

export const promotion: SequenceProps = {
  title: 'One change, two deployments',
  description:
    'You commit a script to your repository. Your pipeline runs it against the test deployment and then a login test. If the test passes, the pipeline runs the same script against production, and compares the exports of both.',
  actors: [
    {id: 'repository', label: 'Repository', tone: 'plain'},
    {id: 'pipeline', label: 'Your pipeline'},
    {id: 'test', label: 'Test deployment', tone: 'tint-1'},
    {id: 'production', label: 'Production', tone: 'tint-2'},
  ],
  steps: [
    {from: 'repository', to: 'pipeline', label: 'realm.sh was changed'},
    {from: 'pipeline', to: 'test', label: 'realm.sh'},
    {from: 'pipeline', to: 'test', label: 'Login test'},
    {from: 'test', to: 'pipeline', label: 'Passed', dashed: true},
    {from: 'pipeline', to: 'production', label: 'realm.sh', accent: true},
    {from: 'pipeline', to: 'pipeline', label: 'Compare both exports'},
  ],
}

export const script: CodeShowcaseProps = {
  id: 'script',
  title: 'Settings as commands',
  lead: 'The admin CLI, kcadm.sh, comes with Keycloak. Other tools that use the admin API work too, such as the Keycloak project’s Terraform provider.',
  samples: Samples,
}

export const limits: FeatureListProps = {
  composition: 'aside',
  title: 'What you can’t set, and why',
  features: [
    {
      term: 'The master realm',
      text: 'Its administrators can change every realm on a server. On a shared cluster that would include other customers’ realms.',
    },
    {
      term: 'The version of the server',
      text: 'A release has to work with every extension. On a dedicated cluster you have a say in the date.',
    },
    {
      term: 'Your own code on a shared cluster',
      text: 'It would run with access to everything in the server. A dedicated cluster can take it, after a review.',
    },
    {
      term: 'Direct access to the database',
      text: 'Keycloak caches what it reads, so a change in the database would reach one node and not the next.',
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Set up a realm in the right order',
  text: 'The guide goes through each setting that matters, with its default, our recommendation and the command.',
  actions: [
    {label: 'Configure a new realm', to: '/docs/getting-started/realm-configuration/'},
    {label: 'Check it before launch', to: '/docs/getting-started/launch-checklist/'},
  ],
}
