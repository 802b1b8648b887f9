import type {OffersProps} from '../../../kit/layout/Offers'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {Cell, DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {PlansProps} from '../../../kit/sections/Plans'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {billing, hostingPlans, userBlock} from '../../../data/pricing'
import {regions} from '../../../data/regions'
import {serviceLevels} from '../../../data/serviceLevels'
import {duration} from '../../../lib/duration'
import {beyond, cheapest, estimate, type Need} from '../../../parts/calculators/estimate'
import {formatCount} from '../../../lib/formatPrice'
import {hosting, money, priceNote} from '../_plans'

const {shared, dedicated} = hostingPlans

export const page = {
  meta: {
    title: 'Hosting prices, with worked examples',
    description:
      'What a shared deployment and a dedicated Keycloak cluster cost at any size: worked examples, prices by number of users, regions, and how you are billed.',
  },
  parent: {label: 'Pricing', to: '/pricing/'},
  label: 'Hosting',
}

export const plans: PlansProps = {
  title: 'What hosting costs at your size',
  lead: 'Both plans run the same Keycloak with the same extensions. They differ in who shares the servers, how large you can get, and how the price grows.',
  groups: [{label: 'We run Keycloak', plans: hosting}],
  note: priceNote,
}

export const offers: OffersProps = {
  name: 'Managed Keycloak hosting',
  description: page.meta.description,
  offers: Object.values(hostingPlans),
}

const at = (wanted: Partial<Need> & Pick<Need, 'users'>): Need => ({
  organizations: 0,
  connections: 0,
  regions: 1,
  support: 'on-call',
  ...wanted,
})

const sizes = [1000, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000]

/** What a plan costs for so many users, or that it does not go as far. */
function priceAt(plan: (typeof hostingPlans)[keyof typeof hostingPlans], users: number): Cell {
  const need = at({users})
  return {number: beyond(plan, need).length > 0 ? 'Too small' : money(estimate(plan, need).monthly)}
}

const tenths = new Intl.NumberFormat('en', {style: 'currency', currency: billing.currency, minimumFractionDigits: 3})

/** What a user costs with the cheaper plan, to a tenth of a cent. */
function eachOf(users: number): Cell {
  const monthly = cheapest(at({users}))?.monthly
  return {number: monthly === undefined ? '' : tenths.format(monthly / users)}
}

export const bySize: DataTableProps = {
  id: 'sizes',
  title: 'Monthly price by number of users',
  lead: `One region, and no more SSO connections than the plan includes. Users are billed in started blocks of ${formatCount(userBlock)}.`,
  columns: ['Monthly active users', shared.name, dedicated.name, 'Per user, with the cheaper plan'],
  rows: sizes.map((users) => [formatCount(users), priceAt(shared, users), priceAt(dedicated, users), eachOf(users)]),
}

const scenarios: readonly {label: string; need: Need}[] = [
  {label: 'A product before its launch', need: at({users: 300, organizations: 3})},
  {label: 'A first year: 60 customers, 8 of them with SSO', need: at({users: 4200, organizations: 60, connections: 8})},
  {
    label: 'Growing: every third customer logs in with SSO',
    need: at({users: 18_000, organizations: 120, connections: 40}),
  },
  {
    label: 'Enterprise customers only: few users, all with SSO',
    need: at({users: 9000, organizations: 150, connections: 150}),
  },
  {
    label: 'A consumer application in two regions',
    need: at({users: 240_000, organizations: 0, regions: 2}),
  },
  {
    label: 'The same, with engineers who help every month',
    need: at({users: 240_000, organizations: 0, regions: 2, support: 'engineering'}),
  },
]

/** The address of the calculator with these numbers in it. */
const calculated = ({users, organizations, connections, regions: places, support}: Need): string =>
  `/pricing/?users=${users}&organizations=${organizations}&connections=${connections}&regions=${places}&support=${support}#calculator`

export const examples: DataTableProps = {
  id: 'examples',
  title: 'Worked examples',
  lead: 'Each opens in the calculator, where you can change a number and see what it does to the price.',
  tone: 'sunken',
  columns: ['Example', 'Users', 'SSO connections', 'Regions', 'Plan', 'A month'],
  rows: scenarios.map(({label, need}) => {
    const found = cheapest(need)
    return [
      {label, to: calculated(need)},
      {number: formatCount(need.users)},
      {number: formatCount(need.connections)},
      {number: String(need.regions)},
      found?.plan.name ?? '',
      {number: found ? money(found.monthly) : ''},
    ]
  }),
}

export const outgrow: StepsProps = {
  id: 'outgrow',
  title: 'When a shared deployment gets too small',
  lead: 'A move to a dedicated cluster keeps users, passwords and signing keys. With a custom domain it keeps the address as well.',
  steps: [
    {
      label: 'You see it coming',
      text: `The invoice shows your active users. The limit is ${formatCount(shared.limits.users)}, or ${shared.limits.connections} SSO connections.`,
    },
    {
      label: 'You choose a date',
      text: 'Order the cluster in the dashboard, then tell support at what time your users are asleep.',
    },
    {
      label: 'Support copies the realm',
      text: 'You compare the number of users, clients and connections before and after, and the id of the signing key.',
    },
    {
      label: 'You delete the old one',
      text: 'It is billed until then, so keep it for as long as you want a way back.',
    },
  ],
}

export const included: FeatureListProps = {
  id: 'included',
  title: 'Included at no extra cost',
  lead: 'In both plans.',
  tone: 'sunken',
  features: [
    {
      term: 'Organizations, roles and invitations',
      text: `A hundred customers cost as much as one. A shared deployment holds up to ${formatCount(shared.limits.organizations)}.`,
    },
    {
      term: 'Accounts that do not log in',
      text: 'Import all users of your old system. You pay only for those who log in.',
    },
    {term: 'Administrators', text: 'Your own and your customers’, in the console, the portal and the dashboard.'},
    {term: 'Clients, service accounts and API calls', text: 'Within the rate limits that protect the server.'},
    {
      term: 'Custom domain and certificate',
      text: 'For each deployment, with a certificate that is renewed before it expires.',
    },
    {
      term: 'Backups and restores',
      text: `Kept for ${serviceLevels.backups.keptFor} days, with at most ${duration(serviceLevels.backups.recoveryPoint)} of data lost.`,
    },
    {term: 'Upgrades', text: 'Patches and new versions, announced before they are installed.'},
    {term: 'Events and webhooks', text: `Every login and change, kept for ${serviceLevels.eventsKeptFor} days.`},
  ],
}

export const questions: FaqProps = {
  id: 'questions',
  title: 'Regions and invoices',
  questions: [
    {
      question: 'What do we get with another region?',
      answer: `Servers of your dedicated cluster and a copy of its database in another of our ${regions.length} regions, for ${money(dedicated.extra.regions)} a month. A shared deployment stays in one region.`,
      more: {label: 'Regions and deployments', to: '/hosting/deployments/'},
    },
    {
      question: 'When are we billed?',
      answer: `We bill the fixed price at the start of the month or the year, and usage beyond it, such as further users, after the end of each month. An invoice is due within ${billing.dueWithin} days.`,
      more: {label: 'Service agreement, section 5', to: '/company/service-agreement/#5-fees'},
    },
    {
      question: 'What if one month has twice the usual logins?',
      answer:
        'You pay for the users of that month only. The next month is counted afresh, and a peak does not move you to another plan.',
    },
    {
      question: `What if we have more than ${formatCount(dedicated.limits.users)} users, or need another region?`,
      answer: 'Both are possible on a dedicated cluster, at a price that we work out with you.',
      more: {label: 'Contact', to: '/contact/'},
    },
    {
      question: 'Is somebody who uses two of our applications one user or two?',
      answer: 'One, if both applications use the same realm. In two realms it is two accounts, and so two users.',
    },
    {
      question: 'What if you miss the uptime guarantee?',
      answer: 'You get part of that month’s fee back as a credit.',
      more: {label: 'Credits, with a calculator', to: '/company/sla/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Put in your own numbers',
  text: 'The calculator shows each line of the price, and its address keeps what you enter.',
  actions: [
    {label: 'Open the calculator', to: '/pricing/#calculator'},
    {label: 'Create a realm', to: brand.links.dashboard},
  ],
}
