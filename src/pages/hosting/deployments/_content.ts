import type {RegionMapProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {cities} from '../../../data/cities'
import {limit} from '../../../data/offer/limits'
import {planName, type Scope} from '../../../data/offer/plan'
import {hostingPlans} from '../../../data/offer/pricing'
import {hasStandby, regions, secondRegion, standbyPairs} from '../../../data/offer/regions'
import {capitalized} from '../../../lib/capitalized'
import {isOnlyRegion, oneRegion, standbyPlaces} from '../../../lib/regionTexts'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {leastRoundTrip} from '../../../lib/fiber'
import {duration} from '../../../lib/duration'
import {formatCount} from '../../../lib/formatPrice'
import {inDashboard} from '../../../lib/inDashboard'
import {parent} from '../_parent'

/** "US West and US East": each pair once. */
const pairs = standbyPairs
  .filter(
    ({id, standby}) =>
      !standbyPairs
        .slice(
          0,
          standbyPairs.findIndex((pair) => pair.id === id),
        )
        .some((pair) => pair.id === standby),
  )
  .map(({label, standbyLabel}) => `${label} and ${standbyLabel}`)
  .join(', or ')

const requestRate = (scope: Scope): string => formatCount(limit('requests-per-deployment').values[scope] ?? 0)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak deployments: shared, dedicated, regions',
    description: `Choose the ${isOnlyRegion ? '' : 'region and the '}kind of your Keycloak deployment. Compare latencies from your users, and find out if you need ${planName.dedicated.a}.`,
  },
  label: 'Deployments',
  parent,
}

export const hero: HeroProps = {
  composition: 'wide',
  title: `Deploy Keycloak in ${oneRegion}`,
  lead: isOnlyRegion
    ? `Choose ${planName.shared.a} or ${planName.dedicated.a}. You can change that later. Servers, database, and backups are in ${oneRegion}.`
    : `Choose ${planName.shared.a} or ${planName.dedicated.a}, and the region of your servers, database, and backups. You can change the plan later. For another region, you create a new deployment, and we copy the realm.`,
  actions: [
    {label: 'Create a deployment', to: brand.links.dashboard},
    {label: 'See hosting prices', to: '/pricing/hosting/'},
  ],
}

export const map: RegionMapProps = {
  title: 'Regions of the service',
  description: `A world map of the regions: ${regions.map(({label}) => label).join(', ')}.`,
  regions: regions.map((region) => ({...region, detail: region.id})),
}

export const distances: DataTableProps = {
  id: 'distance',
  title: isOnlyRegion ? 'Look up the distance to your users' : 'Find the region near your users',
  lead: 'This table shows the shortest possible time for a request and its response. A login needs several of them in a row. For example, users don’t notice 20 ms for each, but they notice 200 ms.',
  tone: 'sunken',
  isCompact: true,
  columns: ['From, in ms', ...regions.map(({label}) => label)],
  rows: cities.map((city) => {
    const times = regions.map((region) => leastRoundTrip(city, region))
    const least = Math.min(...times)
    return [city.label, ...times.map((time) => ({number: String(time), isBest: !isOnlyRegion && time === least}))]
  }),
  note: `The time is twice the distance, divided by 200 km per millisecond, the speed of light in fiber. Cables take detours and routers take time, so you will measure more with the command from the docs.${isOnlyRegion ? '' : ' The nearest region is in bold.'}`,
}

export const start: StepsProps = {
  composition: 'aside',
  title: 'Create a deployment',
  steps: [
    {
      label: isOnlyRegion ? 'Check the region' : 'Choose the region',
      text: `First check what your contracts say about the location of data, and then ${isOnlyRegion ? 'look up the distance' : 'compare the distances'}.`,
    },
    {
      label: 'Choose the name',
      text: 'It becomes part of every token, so use the name of your product in lowercase, without a year or the word “test”.',
    },
    {
      label: inDashboard === '' ? 'Order it' : `Create it${inDashboard}`,
      text: `${planName.Shared.a} is ready in minutes, but ${planName.dedicated.a} takes longer, because we set up servers for you.`,
    },
    {
      label: 'Check the issuer',
      text: 'Request the discovery document, which shows that the realm answers and under which name.',
    },
    {
      label: 'Point your domain at it',
      text: 'Do this before launch, so that you don’t have to change applications or lose passkeys later.',
    },
  ],
}

export const comparison: DataTableProps = {
  id: 'shared-or-dedicated',
  title: 'Compare shared and dedicated',
  isCompact: true,
  lead: `Both have the same Keycloak, extensions, uptime guarantee, and support. On ${planName.dedicated.a}, you share the servers with no other customer.`,
  columns: ['Aspect', 'Shared', 'Dedicated'],
  rows: [
    ['Other users of the servers', 'Realms of other customers', 'None'],
    ['Other users of the database', 'Realms of other customers', 'None'],
    ['Realms', 'One for each deployment', 'Several'],
    ['Organizations', `Up to ${formatCount(hostingPlans.shared.limits.organizations)}`, 'No limit'],
    ...(standbyPlaces === undefined ? [] : [['Standby in a second region', 'No', capitalized(standbyPlaces)]]),
    ['Load from other customers', 'Limited, but can affect you', 'None'],
    ['Requests per second', requestRate('shared'), `${requestRate('dedicated')}, or more`],
    ['Streams of server logs and metrics', 'No', 'Yes'],
    ['Your own extensions', 'No', 'After a review'],
    ['Your own theme as a jar', 'No, use realm attributes', 'After a review'],
    ['Date of an upgrade', 'Announced by us', 'A day of the rollout that you choose'],
    ['Load tests and penetration tests', 'Your realm, by appointment', 'By appointment'],
    ['Uptime guarantee', `${serviceLevels.uptime}%`, `${serviceLevels.uptime}%`],
    ['Custom domain', 'Yes', 'Yes'],
    ['Move to the other kind later', 'Yes, with users, hashes, and keys', 'Yes, with users, hashes, and keys'],
  ],
}

const twoRegions: FaqProps['questions'][number] = {
  question: 'Can one realm run in two regions?',
  answer: `Users log in at one region at a time. On ${planName.dedicated.a}, a second region is a standby, which takes over if the first one fails. You lose at most ${duration(secondRegion.recoveryPoint)} of changes. The standby is in a fixed pair: ${pairs}. If users’ data must be stored in two places, create two deployments, each with its realm and users.`,
  more: {label: 'Second region', to: '/docs/service/regions/'},
}

export const questions: FaqProps = {
  title: 'Frequently asked questions',
  tone: 'sunken',
  questions: [
    {
      question: `Do we need ${planName.dedicated.a} for a thousand customers?`,
      answer: `No, because a thousand customers are a thousand organizations in one realm, and ${planName.shared.a} can host that realm.`,
      more: {label: 'Compare realms and organizations', to: '/blog/realms-or-organizations/'},
    },
    {
      question: `Is ${planName.dedicated.a} more secure?`,
      answer:
        'It isolates you from other customers, which some contracts require. It doesn’t make your settings more secure, such as your password policy or your redirect URIs.',
      more: {label: 'Reasons for and against', to: '/blog/dedicated-clusters-launch/'},
    },
    ...(hasStandby ? [twoRegions] : []),
    {
      question: 'Is our data in the EU if we choose an EU region?',
      answer:
        'Your realm is stored in that region, including users, password hashes, sessions, stored events, and backups. Some subprocessors process other data elsewhere, for example IP addresses in logs, requests in transit, and messages to support. The list shows the place for each one.',
      more: {label: 'Where data goes', to: '/docs/service/regions/'},
    },
    {
      question: 'Can a deployment move to another region?',
      answer:
        'Yes, as a migration: you create a new deployment, we copy the realm, and you switch the domain. With a custom domain, your applications keep their settings.',
      more: {label: 'Move a realm', to: '/docs/self-service/dedicated-clusters/#2-move-a-realm'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Measure before you choose',
  text: 'Create a deployment in the region that looks best, and run one command from where your users are. If the response takes too long, delete the deployment.',
  actions: [
    {label: 'Create a deployment', to: brand.links.dashboard},
    {label: 'Measure a region', to: '/docs/self-service/deployments/#choose-the-region'},
  ],
}
