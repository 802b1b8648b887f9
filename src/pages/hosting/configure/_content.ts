import type {SequenceProps} from '../../../components/figures'
import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../components/sections/CodeShowcase'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FeatureListProps} from '../../../components/sections/FeatureList'
import type {HeroProps} from '../../../components/sections/Hero'
import type {SplitProps} from '../../../components/sections/Split'
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
  title: 'Everything inside your realm is yours to set',
  lead: 'You have the role realm-admin, the admin console and the whole admin API: nothing in a realm is hidden or replaced by a form of ours. What concerns the machines is in the dashboard, and a short list goes through support.',
  actions: [
    {label: 'Configure a new realm', to: '/docs/getting-started/realm-configuration/'},
    {label: 'Open the dashboard', to: brand.links.dashboard},
  ],
}

export const places: DataTableProps = {
  id: 'where',
  title: 'Where a setting is made',
  columns: ['Setting', 'Where', 'Who', 'Read on'],
  rows: [
    [
      'Clients, roles, login flows, identity providers, token lifetimes',
      'Admin console, kcadm.sh, admin API',
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
      `Realm settings, Events. The service keeps them for ${days(serviceLevels.eventsKeptFor)}; webhooks carry them further.`,
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
      'We, when you ask',
      {label: 'Rate limiting', to: '/docs/security/rate-limiting/'},
    ],
    [
      'Options of the server: features, caches, log levels',
      'Support, on a dedicated cluster',
      'We, after talking to you',
      {label: 'Dedicated clusters', to: '/docs/self-service/dedicated-clusters/'},
    ],
  ],
}

export const promote: Omit<SplitProps, 'children'> = {
  title: 'From test to production by a script',
  text: [
    'Make a deployment for tests and one for production. Write each change as a command, run it against the first, try it, and run the same command against the second.',
    'What somebody clicked by hand shows up when you compare the two exports. It is also in the admin events, with the account that did it, if the realm stores them.',
    'Users never travel from production to test: an export for comparison has none.',
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
  title: 'A setting as a line of a script',
  lead: 'The admin CLI comes with Keycloak. Anything else that speaks the admin API works as well, such as the Terraform provider of the Keycloak project.',
  samples: Samples,
}

export const limits: FeatureListProps = {
  title: 'What you can’t set, and why',
  features: [
    {
      term: 'The realm master',
      text: 'Its administrators can change every realm of a server. On a shared cluster that would include those of other customers.',
    },
    {
      term: 'The version of the server',
      text: 'Each release has to fit every extension. On a dedicated cluster you have a say in the day.',
    },
    {
      term: 'Code of your own on a shared cluster',
      text: 'It would run with access to everything in the server. A dedicated cluster can take it, after a review.',
    },
    {
      term: 'Direct access to the database',
      text: 'Keycloak caches what it reads. A change behind its back would be seen by one node and not by the next.',
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Set up a realm in the right order',
  text: 'The guide goes through every setting that matters, with its default, our recommendation and the command.',
  actions: [
    {label: 'Configure a new realm', to: '/docs/getting-started/realm-configuration/'},
    {label: 'Check it before launch', to: '/docs/getting-started/launch-checklist/'},
  ],
}
