import type {SectionText} from '../../kit/layout/Section'
import type {OffersProps} from '../../kit/layout/Offers'
import type {CallToActionProps} from '../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../kit/sections/CodeShowcase'
import type {FaqProps} from '../../kit/sections/Faq'
import type {PlanComparisonProps} from '../../kit/sections/PlanComparison'
import type {PlansProps} from '../../kit/sections/Plans'
import {brand} from '../../data/brand'
import {contactTopics} from '../../data/contact'
import {comparedPlans, planFeatures} from '../../data/planFeatures'
import {billing, hostingPlans, type HostingPlan, monthsInYearlyPrice, supportPlans, userBlock} from '../../data/pricing'
import {regions} from '../../data/regions'
import {serviceLevels} from '../../data/serviceLevels'
import {duration} from '../../lib/duration'
import {estimate} from '../../parts/calculators/estimate'
import {formatCount} from '../../lib/formatPrice'
import {mailTo} from '../../lib/mailTo'
import {responseTo} from '../../lib/responseTo'
import Samples from './_samples.mdx'
import {hosting, money, priceNote, support} from './_plans'

const {shared, dedicated} = hostingPlans
const {'on-call': onCall, engineering} = supportPlans
/** What a plan costs with as many users as a shared deployment can have. */
const atLimit = (plan: HostingPlan): number =>
  estimate(plan, {...shared.limits, connections: 0, support: 'on-call'}).monthly
const uptime = `${serviceLevels.uptime}%`
const block = formatCount(userBlock)

export const page = {
  meta: {
    title: 'Pricing',
    description:
      'What managed Keycloak costs: two hosting plans priced by active users, support for servers of your own, a calculator with its formula, and every limit.',
  },
}

export const plans: PlansProps = {
  title: 'You pay for\u00a0active\u00a0users, not\u00a0for\u00a0organizations',
  lead: `Both hosting plans include organizations, single sign-on, the admin portal, audit logs and the API, the ${uptime} uptime guarantee and a person on call 24/7. The price grows with the number of people who log in.`,
  groups: [
    {label: 'We run Keycloak', plans: hosting},
    {label: 'You run it, we support it', plans: [support[0]]},
  ],
  note: `${priceNote} No setup fee, and none for leaving.`,
}

export const offers: OffersProps = {
  name: 'Managed Keycloak',
  description: page.meta.description,
  offers: [...Object.values(hostingPlans), ...Object.values(supportPlans)],
}

export const calculator: SectionText = {
  id: 'calculator',
  title: 'What you would pay',
  lead: 'Enter your numbers, or drag the slider below the chart to see where one plan becomes cheaper than the other.',
}

export const comparison: PlanComparisonProps = {
  id: 'comparison',
  title: 'Every plan, line by line',
  plans: comparedPlans,
  groups: [
    {
      title: 'Price and size',
      rows: [
        {
          label: 'A month',
          values: {
            shared: money(shared.price.monthly),
            dedicated: money(dedicated.price.monthly),
            own: money(onCall.price.monthly),
          },
        },
        {
          label: 'A year, paid at once',
          values: {
            shared: money(shared.price.yearly),
            dedicated: money(dedicated.price.yearly),
            own: money(onCall.price.yearly),
          },
        },
        {
          label: 'Monthly active users',
          values: {
            shared: `${formatCount(shared.included.users)} included, ${formatCount(shared.limits.users)} at most`,
            dedicated: `${formatCount(dedicated.included.users)} included, ${formatCount(dedicated.limits.users)} at most`,
            own: 'Not counted',
          },
        },
        {
          label: `Each further ${block} users`,
          to: '/pricing/hosting/',
          values: {shared: money(shared.extra.users), dedicated: money(dedicated.extra.users), own: 'Free'},
        },
        {
          label: 'Organizations',
          values: {
            shared: `Free, ${formatCount(shared.limits.organizations)} at most`,
            dedicated: 'Free, no limit',
            own: 'Not counted',
          },
        },
        {
          label: 'SSO connections',
          values: {
            shared: `${shared.included.connections} included, then ${money(shared.extra.connections)} each, ${shared.limits.connections} at most`,
            dedicated: 'Free, no limit',
            own: 'Not counted',
          },
        },
        {label: 'Realms', values: {shared: '1', dedicated: 'Several', own: 'As many as you run'}},
        {
          label: `Regions, of ${regions.length}`,
          to: '/hosting/deployments/',
          values: {
            shared: '1',
            dedicated: `1 included, each further ${money(dedicated.extra.regions)}`,
            own: 'Where you like',
          },
        },
        {
          label: 'Uptime guarantee',
          to: '/company/sla/',
          values: {shared: uptime, dedicated: uptime, own: 'No: you run it'},
        },
      ],
    },
    {title: 'Servers', rows: planFeatures.servers},
    {title: 'Features', rows: planFeatures.product},
    {
      title: 'Support',
      rows: [
        ...planFeatures.support,
        {
          label: 'First answer when logins are down',
          to: '/support/emergency-support/',
          values: Object.fromEntries(comparedPlans.map(({id}) => [id, duration(responseTo('down').firstAnswer)])),
        },
        {
          label: `Engineering, ${engineering.hours} hours a month`,
          to: '/pricing/support/',
          values: {
            shared: `+ ${money(engineering.besideHosting.monthly)} a month`,
            dedicated: `+ ${money(engineering.besideHosting.monthly)} a month`,
            own: `+ ${money(engineering.price.monthly - onCall.price.monthly)} a month`,
          },
        },
      ],
    },
  ],
}

export const count: CodeShowcaseProps = {
  id: 'count',
  title: 'Count your users before you ask us',
  lead: 'An active user is one with at least one LOGIN event in the calendar month, counted once however often they log in. Failed logins, service accounts and accounts that nobody uses are not counted. If you already run Keycloak, it can tell you the number.',
  samples: Samples,
}

export const questions: FaqProps = {
  id: 'questions',
  title: 'Before you sign',
  questions: [
    {
      question: 'What happens when we have more users than the plan includes?',
      answer: `Everybody can still log in. The next invoice has a line for each started ${block}. Nothing is switched off.`,
      more: {label: 'Prices by number of users', to: '/pricing/hosting/#sizes'},
    },
    {
      question: 'And above the limit of a shared deployment?',
      answer: `We write to you, and together we set a date for the move to a dedicated cluster. With ${formatCount(shared.limits.users)} users a shared deployment costs ${money(atLimit(shared))} a month, a dedicated cluster ${money(atLimit(dedicated))}.`,
      more: {label: 'How a realm moves', to: '/docs/self-service/dedicated-clusters/#2-move-a-realm'},
    },
    {
      question: 'Does single sign-on cost extra?',
      answer: `A dedicated cluster includes all connections. A shared deployment includes ${shared.included.connections}; each further one costs ${money(shared.extra.connections)} a month, however many people log in with it.`,
      more: {label: 'How customers set up SSO', to: '/product/sso/'},
    },
    {
      question: 'How long is the contract?',
      answer: `A month or a year, as you choose, and it renews until one of us cancels. You can cancel a month at any time before it ends, a year up to ${billing.yearlyNotice} days before it ends.`,
      more: {label: 'Service agreement, section 15', to: '/company/service-agreement/#15-duration-and-end'},
    },
    {
      question: 'What does leaving cost?',
      answer: `Nothing. You get the realm with users, password hashes and signing keys, and can run it on a Keycloak of your own. The data stays available for ${serviceLevels.exportWithin} days after the contract ends.`,
      more: {label: 'What an export holds', to: '/docs/introduction/open-source/#what-leaving-looks-like'},
    },
    {
      question: 'Do test systems cost extra?',
      answer:
        'Yes: a test deployment costs the same as any other. For development, you can run Keycloak with the same extensions on a laptop for free.',
      more: {
        label: 'Keep test and production apart',
        to: '/docs/self-service/deployments/#keep-test-and-production-apart',
      },
    },
    {
      question: 'Can prices change?',
      answer: `For existing contracts, with ${billing.changeNotice} days of notice, and you may leave before the new price applies. A period that you have paid for keeps its price.`,
      more: {label: 'Service agreement, section 5', to: '/company/service-agreement/#5-fees'},
    },
    {
      question: 'Why is paying yearly cheaper?',
      answer: `Because we know a year ahead which servers we need. You pay for ${monthsInYearlyPrice} months instead of 12. Usage beyond what the plan includes is billed monthly either way.`,
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Start with a realm, or ask us first',
  text: 'You have a realm within minutes. If no plan fits, send us your numbers, and we answer with a price.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Ask for a plan and a price', to: mailTo(brand.supportEmail, contactTopics.sales)},
  ],
}
