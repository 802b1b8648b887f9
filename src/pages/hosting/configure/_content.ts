import type {SequenceProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import {brand} from '../../../data/brand'
import {planName} from '../../../data/offer/plan'
import {kept} from '../../../data/offer/retention'
import {days} from '../../../lib/duration'
import {inDashboard} from '../../../lib/inDashboard'
import {parent} from '../_parent'
import Samples from './_samples.mdx'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Configure hosted Keycloak',
    description:
      'See which settings of a hosted Keycloak you control, where to change each one, which ones you order from support, and how to keep test and production in sync.',
  },
  label: 'Configuration',
  parent,
}

export const hero: HeroProps = {
  title: 'Configure everything inside your realm',
  lead: `You get the client role realm-admin, the admin console, and the full Admin API, so you can change every setting of your realm. ${inDashboard === '' ? 'You order host names and a few other things' : `You set host names and regions${inDashboard}. You order a few things`} from support, such as password blacklists.`,
  actions: [
    {label: 'Configure a new realm', to: '/docs/getting-started/realm-configuration/'},
    {label: 'Open the dashboard', to: brand.links.dashboard},
  ],
}

export const places: DataTableProps = {
  id: 'where',
  title: 'Where to change each setting',
  columns: ['Setting', 'Where', 'Changed by', 'Learn more'],
  rows: [
    [
      'Clients, roles, login flows, identity providers, and token lifetimes',
      'Admin console, `kcadm.sh`, or Admin API',
      'Your administrators',
      {label: 'Realm configuration', to: '/docs/getting-started/realm-configuration/'},
    ],
    [
      'Organizations, webhooks, and realm attributes',
      'API of the extensions',
      'Your programs',
      {label: 'API conventions', to: '/docs/api-description/'},
    ],
    [
      'Members, domains, and SSO of one customer',
      'Admin portal',
      'The customer',
      {label: 'Admin portal', to: '/product/adminportal/'},
    ],
    [
      'Which events are stored',
      `Realm settings > Events. Your deployment stores events from the start and keeps them for ${days(kept('login-events').days)}. You can set a longer time.`,
      'Your administrators',
      {label: 'Audit logs', to: '/docs/audit-logs/'},
    ],
    [
      'Host name, region, and new deployments',
      'Dashboard',
      'Your team',
      {label: 'Dashboard overview', to: '/docs/self-service/dashboard-overview/'},
    ],
    [
      `Password blacklists, and higher limits on ${planName.dedicated.a}`,
      'An order to support',
      'Our engineers',
      {label: 'Orders', to: '/docs/service/support/#orders'},
    ],
    [
      'Server options, such as features, caches, and log levels',
      `Dashboard, on ${planName.dedicated.a}`,
      'Your team',
      {label: 'Server options', to: '/docs/service/server-options/'},
    ],
  ],
}

export const promote: Omit<SplitProps, 'children'> = {
  title: 'Promote changes from test to production',
  text: [
    'Create one deployment for tests and one for production. Write each change as a command and run it against the test deployment. If the result is right, run the same command against production.',
    'You can find manual changes by comparing the exports of the two deployments. The admin events also show which account made each change.',
    'The exports contain no users, so no user data goes from production to test.',
  ],
  more: {
    label: 'Keep test and production separate',
    to: '/docs/self-service/deployments/#keep-test-and-production-apart',
  },
}

export const promotion: SequenceProps = {
  title: 'One change in two deployments',
  description:
    'You commit a script to your repository. Your pipeline runs it against the test deployment, and then runs a login test. If the test passes, the pipeline runs the same script against production and compares the exports of both deployments.',
  actors: [
    {id: 'repository', label: 'Repository', tone: 'plain'},
    {id: 'pipeline', label: 'Your pipeline'},
    {id: 'test', label: 'Test deployment', tone: 'tint-1'},
    {id: 'production', label: 'Production', tone: 'tint-2'},
  ],
  steps: [
    {from: 'repository', to: 'pipeline', label: 'realm.sh changed'},
    {from: 'pipeline', to: 'test', label: 'realm.sh'},
    {from: 'pipeline', to: 'test', label: 'Login test'},
    {from: 'test', to: 'pipeline', label: 'Passed', dashed: true},
    {from: 'pipeline', to: 'production', label: 'realm.sh', accent: true},
    {from: 'pipeline', to: 'pipeline', label: 'Compare both exports'},
  ],
}

export const script: CodeShowcaseProps = {
  id: 'script',
  title: 'Write settings as commands',
  lead: 'The admin CLI, kcadm.sh, comes with Keycloak. You can also use other tools that work with the Admin API, such as the Keycloak project’s Terraform provider.',
  samples: Samples,
}

export const limits: FeatureListProps = {
  composition: 'aside',
  title: 'What you can’t change',
  features: [
    {
      term: 'The master realm',
      text: 'Its administrators can change every realm on a server. On a shared cluster, this would include the realms of other customers.',
    },
    {
      term: 'The version of the server',
      text: `A release has to work with every extension. On ${planName.dedicated.a}, we agree on the date with you.`,
    },
    {
      term: 'Your own code on a shared cluster',
      text: `It would have access to everything on the server. On ${planName.dedicated.a}, you can run it after a review.`,
    },
    {
      term: 'Direct access to the database',
      text: 'Keycloak caches what it reads, so a change in the database could reach one node but not the others.',
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Set up a realm in the right order',
  text: 'The guide covers each important setting with its default, our recommendation, and the command.',
  actions: [
    {label: 'Configure a new realm', to: '/docs/getting-started/realm-configuration/'},
    {label: 'Check it before launch', to: '/docs/getting-started/launch-checklist/'},
  ],
}
