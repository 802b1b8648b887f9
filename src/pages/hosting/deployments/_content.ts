import type {RegionMapProps} from '../../../components/figures'
import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FaqProps} from '../../../components/sections/Faq'
import type {HeroProps} from '../../../components/sections/Hero'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'
import {cities} from '../../../data/cities'
import {regions} from '../../../data/regions'
import {serviceLevels} from '../../../data/serviceLevels'
import {leastRoundTrip} from '../../../lib/fiber'
import {parent} from '../_parent'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak deployments: shared, dedicated, regions',
    description:
      'Where a hosted Keycloak runs, how far each region is from your users, and whether you need a dedicated cluster or a shared deployment is enough.',
  },
  label: 'Deployments',
  parent,
}

export const hero: HeroProps = {
  title: 'A realm on shared servers, or servers of your own',
  lead: `Two decisions make a deployment: who else is on its servers, and in which of ${regions.length} regions servers, database and backups are. The first is easy to change later. The second means a move, so look at the distances first.`,
  actions: [
    {label: 'Create a deployment', to: brand.links.dashboard},
    {label: 'See hosting prices', to: '/pricing/hosting/'},
  ],
}

export const map: RegionMapProps = {
  title: 'Regions of the service',
  description: `A map of the world with a mark for each region: ${regions.map(({label}) => label).join(', ')}.`,
  regions: regions.map((region) => ({...region, detail: region.id})),
}

export const distances: DataTableProps = {
  id: 'distance',
  title: 'How far is it from your users?',
  lead: 'The least time for a request and its answer, which no network can undercut. A login takes several of them, one after the other: at 20 ms nobody notices, at 200 ms everybody does.',
  tone: 'sunken',
  columns: ['From', ...regions.map(({label}) => label)],
  rows: cities.map((city) => [
    city.label,
    ...regions.map((region) => ({number: `${leastRoundTrip(city, region)} ms`})),
  ]),
  note: 'Twice the distance over the ground, divided by 200 km per millisecond, which is the speed of light in fiber. Cables take detours and routers take time, so what you measure is more: the documentation has the command.',
}

export const start: StepsProps = {
  title: 'From nothing to a realm that answers',
  steps: [
    {label: 'Choose the region', text: 'By what your contracts say about data first, and by the distance second.'},
    {
      label: 'Choose the name',
      text: 'It is part of every token. Take your product, in lower case, without a year or the word “test”.',
    },
    {
      label: 'Create it in the dashboard',
      text: 'A shared deployment is ready in minutes. A dedicated cluster takes longer, because servers are set up for you.',
    },
    {
      label: 'Ask it for its issuer',
      text: 'One request to the discovery document shows that it answers, and under which name.',
    },
    {label: 'Point your domain at it', text: 'Before launch, so that no application and no passkey has to move.'},
  ],
}

export const comparison: DataTableProps = {
  id: 'shared-or-dedicated',
  title: 'Shared or dedicated?',
  lead: 'Keycloak, extensions, uptime and support are the same. What differs is who else is there.',
  columns: ['Aspect', 'Shared deployment', 'Dedicated cluster'],
  rows: [
    ['On the same servers', 'Realms of other customers', 'Nobody else'],
    ['In the same database', 'Realms of other customers', 'Nobody else'],
    ['Realms', 'One for each deployment', 'Several'],
    ['Organizations in a realm', 'As many as you have customers', 'As many as you have customers'],
    ['Load of others', 'Limited, and may still be felt', 'There is none'],
    ['Extensions and themes of your own', 'Attributes and texts, no code', 'After a review'],
    ['Day of an upgrade', 'Ours, announced', 'Agreed with you'],
    ['Load tests, penetration tests', 'Of your realm, by appointment', 'By appointment'],
    ['Guaranteed uptime', `${serviceLevels.uptime}%`, `${serviceLevels.uptime}%`],
    ['Custom domain', 'Yes', 'Yes'],
    ['Move to the other kind later', 'Yes, with users, hashes and keys', 'Yes, with users, hashes and keys'],
  ],
}

export const questions: FaqProps = {
  title: 'What decides it',
  tone: 'sunken',
  questions: [
    {
      question: 'Are a thousand customers a reason for a dedicated cluster?',
      answer: 'No. They are a thousand organizations in one realm, and one realm fits a shared deployment.',
      more: {label: 'Realms or organizations, measured', to: '/blog/realms-or-organizations-measured/'},
    },
    {
      question: 'Is a dedicated cluster more secure?',
      answer:
        'It removes neighbors, which some contracts ask for. It makes no password policy stronger and no redirect URI stricter.',
      more: {label: 'Reasons for and against', to: '/blog/dedicated-clusters-launch/'},
    },
    {
      question: 'Can one login span two regions?',
      answer:
        'Not as a setting. Two deployments in two regions are two realms with their own users, which is right where the law wants data in both places. One realm in two regions is a project: ask us first.',
      more: {label: 'Ask about two regions', to: '/contact/'},
    },
    {
      question: 'Can a deployment move to another region?',
      answer:
        'Yes, as a migration: a new deployment, a copy of the realm, and a switch of the domain. With a domain of your own your applications keep their settings.',
      more: {label: 'Move a realm', to: '/docs/self-service/dedicated-clusters/#2-move-a-realm'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Measure before you choose',
  text: 'Create a deployment in the region that looks best, run one command from where your users are, and delete it if the number is wrong.',
  actions: [
    {label: 'Create a deployment', to: brand.links.dashboard},
    {label: 'Measure a region', to: '/docs/self-service/deployments/#choose-the-region'},
  ],
}
