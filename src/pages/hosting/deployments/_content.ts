import type {RegionMapProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {cities} from '../../../data/cities'
import {hostingPlans} from '../../../data/pricing'
import {regions} from '../../../data/regions'
import {serviceLevels} from '../../../data/serviceLevels'
import {leastRoundTrip} from '../../../lib/fiber'
import {formatCount} from '../../../lib/formatPrice'
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
  title: `Shared or dedicated, in one of ${regions.length} regions`,
  lead: 'Decide whether you share servers with other customers, and which region holds your servers, database and backups. You can change both later, but another region means a migration.',
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
  lead: 'The shortest time that a request and its answer can take: no network is faster. A login needs several in a row: nobody notices 20 ms, everybody notices 200 ms.',
  tone: 'sunken',
  isCompact: true,
  columns: ['From, in ms', ...regions.map(({label}) => label)],
  rows: cities.map((city) => {
    const times = regions.map((region) => leastRoundTrip(city, region))
    const least = Math.min(...times)
    return [city.label, ...times.map((time) => ({number: String(time), isBest: time === least}))]
  }),
  note: 'Twice the distance over the ground, divided by 200 km per millisecond, the speed of light in fiber. Cables take detours and routers take time, so you will measure more; the documentation has the command. In bold: the nearest region.',
}

export const start: StepsProps = {
  composition: 'aside',
  title: 'From nothing to a working realm',
  steps: [
    {label: 'Choose the region', text: 'First by what your contracts say about data, then by distance.'},
    {
      label: 'Choose the name',
      text: 'It becomes part of every token. Use your product’s name in lower case, without a year or the word “test”.',
    },
    {
      label: 'Create it in the dashboard',
      text: 'A shared deployment is ready in minutes. A dedicated cluster takes longer, because servers are set up for you.',
    },
    {
      label: 'Check the issuer',
      text: 'Request the discovery document: it shows that the realm answers, and under which name.',
    },
    {
      label: 'Point your domain at it',
      text: 'Do this before launch, so that no application has to change its settings and no passkey breaks.',
    },
  ],
}

export const comparison: DataTableProps = {
  id: 'shared-or-dedicated',
  title: 'Shared or dedicated?',
  isCompact: true,
  lead: 'You get the same Keycloak, extensions, uptime guarantee and support. The difference is who else is on the servers, and what follows from that.',
  columns: ['Aspect', 'Shared', 'Dedicated'],
  rows: [
    ['On the same servers', 'Realms of other customers', 'Nobody else'],
    ['In the same database', 'Realms of other customers', 'Nobody else'],
    ['Realms', 'One for each deployment', 'Several'],
    ['Organizations', `Up to ${formatCount(hostingPlans.shared.limits.organizations)}`, 'No limit'],
    ['Regions', 'One', `One, or up to ${hostingPlans.dedicated.limits.regions}`],
    ['Load from other customers', 'Limited, but you may notice it', 'None'],
    ['Your own extensions', 'No', 'After a review'],
    ['Your own theme as a jar', 'Ask support', 'After a review'],
    ['Date of an upgrade', 'Announced by us', 'Agreed with you'],
    ['Load tests, penetration tests', 'Of your realm, by appointment', 'By appointment'],
    ['Guaranteed uptime', `${serviceLevels.uptime}%`, `${serviceLevels.uptime}%`],
    ['Custom domain', 'Yes', 'Yes'],
    ['Move to the other kind later', 'Yes, with users, hashes and keys', 'Yes, with users, hashes and keys'],
  ],
}

export const questions: FaqProps = {
  title: 'Questions about choosing',
  tone: 'sunken',
  questions: [
    {
      question: 'Are a thousand customers a reason for a dedicated cluster?',
      answer:
        'No. A thousand customers are a thousand organizations in one realm, and a shared deployment can hold them.',
      more: {label: 'Realms or organizations', to: '/blog/realms-or-organizations/'},
    },
    {
      question: 'Is a dedicated cluster more secure?',
      answer:
        'It removes neighbors, which some contracts require. It doesn’t make a password policy stronger or a redirect URI stricter.',
      more: {label: 'Reasons for and against', to: '/blog/dedicated-clusters-launch/'},
    },
    {
      question: 'Can one realm run in two regions?',
      answer:
        'On a dedicated cluster, yes: another region adds servers and a copy of the database there. If the law wants each user’s data to stay in one place, you need the opposite: two deployments in two regions, each with its own realm and users.',
      more: {label: 'Ask about two regions', to: '/contact/'},
    },
    {
      question: 'Can a deployment move to another region?',
      answer:
        'Yes, as a migration: a new deployment, a copy of the realm, and a switch of the domain. With your own domain, your applications keep their settings.',
      more: {label: 'Move a realm', to: '/docs/self-service/dedicated-clusters/#2-move-a-realm'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Measure before you choose',
  text: 'Create a deployment in the region that looks best, run one command from where your users are, and delete it if the answer takes too long.',
  actions: [
    {label: 'Create a deployment', to: brand.links.dashboard},
    {label: 'Measure a region', to: '/docs/self-service/deployments/#choose-the-region'},
  ],
}
