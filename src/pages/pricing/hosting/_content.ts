import type {SketchProps} from '../../../kit/figures'
import type {OffersProps} from '../../../kit/layout/Offers'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {Cell, DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {PlansProps} from '../../../kit/sections/Plans'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {limit} from '../../../data/offer/limits'
import {planName} from '../../../data/offer/plan'
import {billing, hostingPlans, userBlock} from '../../../data/offer/pricing'
import {offered} from '../../../data/offer/offered'
import {kept} from '../../../data/offer/retention'
import {hasStandby, secondRegion} from '../../../data/offer/regions'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {duration} from '../../../lib/duration'
import {beyond, cheapest, estimate, type Need} from '../../../parts/calculators/estimate'
import {formatCount} from '../../../lib/formatPrice'
import {inDashboard} from '../../../lib/inDashboard'
import {hosting, money, priceNote} from '../_plans'
import {billed, describe, drawBills} from './_bills'
import {at, sold} from './_scenarios'

const {shared, dedicated} = hostingPlans

export const page = {
  meta: {
    title: 'Keycloak hosting prices, with worked examples',
    description: `See what ${planName.shared.a} and a dedicated Keycloak cluster cost at your size, with worked examples, prices by number of users, and billing terms.`,
  },
  parent: {label: 'Pricing', to: '/pricing/'},
  label: 'Hosting',
}

export const plans: PlansProps = {
  title: 'What hosting costs at your size',
  lead: 'Both plans run the same Keycloak with the same extensions. They differ in who shares the servers, how many users you can have, and how the price grows.',
  groups: [{label: 'We run Keycloak', plans: hosting}],
  note: priceNote,
}

export const offers: OffersProps = {
  name: 'Managed Keycloak hosting',
  description: page.meta.description,
  offers: Object.values(hostingPlans),
}

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

export const parts: Omit<SplitProps, 'children'> = {
  id: 'parts',
  title: 'What a price is made of',
  text: [
    `You pay for the plan and for what you use beyond it: active users${hasStandby ? ', SSO connections, and a standby region' : ' and SSO connections'}.`,
    'Organizations, inactive accounts, administrators, and applications never add a line.',
  ],
}

export const bills: SketchProps = {
  title: 'The parts of the price in the worked examples',
  description: billed.map(({label, price, parts: all}) => `${label}: ${price} a month, ${describe(all)}.`).join(' '),
  draw: drawBills,
}

export const bySize: DataTableProps = {
  id: 'sizes',
  title: 'Monthly price by number of users',
  lead: `These prices are for one region, with no more SSO connections than the plan includes. We bill users in blocks of ${formatCount(userBlock)} and round up.`,
  columns: ['Monthly active users', shared.name, dedicated.name, 'Per user, with the cheaper plan'],
  rows: sizes.map((users) => [formatCount(users), priceAt(shared, users), priceAt(dedicated, users), eachOf(users)]),
}

/** The address of the calculator with these numbers in it. */
const calculated = ({users, organizations, connections, regions: places, support}: Need): string =>
  `/pricing/?users=${users}&organizations=${organizations}&connections=${connections}&regions=${places}&support=${support}#calculator`

export const examples: DataTableProps = {
  id: 'examples',
  title: 'Worked examples',
  lead: offered.calculators
    ? 'You can open each example in the calculator, change a number, and see the new price.'
    : 'Each price is that of the cheaper plan.',
  tone: 'sunken',
  columns: ['Example', 'Users', 'SSO connections', ...(hasStandby ? ['Standby'] : []), 'Plan', 'Price per month'],
  rows: sold.map(({label, need}) => {
    const found = cheapest(need)
    return [
      offered.calculators ? {label, to: calculated(need)} : label,
      {number: formatCount(need.users)},
      {number: formatCount(need.connections)},
      ...(hasStandby ? [need.regions > 1 ? 'Yes' : 'No'] : []),
      found?.plan.name ?? '',
      {number: found ? money(found.monthly) : ''},
    ]
  }),
}

export const outgrow: StepsProps = {
  id: 'outgrow',
  title: `Move to ${planName.dedicated.a} when you grow`,
  lead: `If ${planName.shared.a} gets too small, you can move to ${planName.dedicated.a} and keep users, passwords, and signing keys. With a custom domain, you also keep the address.`,
  steps: [
    {
      label: 'Watch your usage',
      text: `The invoice shows your active users. The limit is ${formatCount(shared.limits.users)} users or ${shared.limits.connections} SSO connections.`,
    },
    {
      label: 'Choose a date',
      text: `Order the cluster${inDashboard}, and tell support when few users are active, for example at night.`,
    },
    {
      label: 'Support copies the realm',
      text: 'Compare the number of users, clients, and connections and the ID of the signing key before and after the move.',
    },
    {
      label: 'Delete the old deployment',
      text: 'We bill it until you delete it, so keep it only for as long as you want a way back.',
    },
  ],
}

export const included: FeatureListProps = {
  id: 'included',
  title: 'Included at no extra cost',
  lead: 'Both plans include these features and services.',
  tone: 'sunken',
  features: [
    {
      term: 'Organizations, roles, and invitations',
      text: `A hundred customers cost as much as one. ${planName.Shared.a} can have up to ${formatCount(shared.limits.organizations)}.`,
    },
    {
      term: 'Inactive accounts',
      text: 'You can import all users of your old system. You pay only for those who log in.',
    },
    {
      term: 'Administrators',
      text: `Your administrators and your customers’ administrators can use the console${offered.dashboard ? ', the portal, and the dashboard' : ' and the portal'}.`,
    },
    {
      term: 'Clients, service accounts, and API calls',
      text: `You can use them at no extra price, within the limits. For example, ${planName.shared.a} can have ${formatCount(limit('clients').values.shared ?? 0)} clients.`,
    },
    {
      term: 'Custom domain and certificate',
      text: 'You can use a custom domain for each deployment, and we renew the certificate before it expires.',
    },
    {
      term: 'Backups and restores',
      text: `We keep backups for ${serviceLevels.backups.keptFor} days. If a database is lost, you lose at most ${duration(serviceLevels.backups.recoveryPoint)} of changes.`,
    },
    {term: 'Upgrades', text: 'We install patches and new versions, and announce them beforehand.'},
    {
      term: 'Events and webhooks',
      text: `Your deployment stores logins and changes from the start, and keeps them for ${kept('login-events').days} days unless you change it.`,
    },
  ],
}

const secondRegionQuestion: FaqProps['questions'][number] = {
  question: 'What do we get with a second region?',
  answer: `A standby of your ${planName.dedicated.one} in the second region of its pair, for ${money(dedicated.extra.regions)} a month. If the first region fails, logins work there within ${duration(secondRegion.recoveryTime)} after we decide to switch. Users don’t log in there at other times. ${planName.Shared.a} stays in one region.`,
  more: {label: 'Regions and pairs', to: '/docs/service/regions/'},
}

export const questions: FaqProps = {
  id: 'questions',
  title: 'Frequently asked questions',
  questions: [
    ...(hasStandby ? [secondRegionQuestion] : []),
    {
      question: 'When do you bill us?',
      answer: `We bill the fixed price at the start of the month or the year. After the end of each month, we bill usage beyond it, such as additional users. An invoice is due within ${billing.dueWithin} days.`,
      more: {label: 'Service agreement, section 5', to: '/company/service-agreement/#5-fees'},
    },
    {
      question: 'What if one month has twice the usual logins?',
      answer:
        'You pay more for that month only, because we count again from zero in the next month. A peak doesn’t move you to another plan.',
    },
    {
      question: `What if we have more than ${formatCount(dedicated.limits.users)} users?`,
      answer: `This is possible on ${planName.dedicated.a}. Contact us for a price.`,
      more: {label: 'Contact', to: '/contact/'},
    },
    {
      question: 'Is a user of two applications one user or two?',
      answer:
        'One user, if both applications use the same realm. In two realms, the user has two accounts and counts as two users.',
    },
    {
      question: 'What if you miss the uptime guarantee?',
      answer: 'You get a part of that month’s fee back as a credit.',
      more: {label: 'Calculate a credit', to: '/company/sla/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  ...(offered.calculators
    ? {
        title: 'Calculate with your numbers',
        text: 'The calculator shows each line of the price. You can share the result, because the address contains your numbers.',
      }
    : {title: 'Compare both plans', text: 'See the two plans next to each other, with what each of them includes.'}),
  actions: [
    offered.calculators
      ? {label: 'Open the calculator', to: '/pricing/#calculator'}
      : {label: 'Compare the plans', to: '/pricing/#comparison'},
    {label: 'Create a realm', to: brand.links.dashboard},
  ],
}
