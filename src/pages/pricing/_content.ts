import type {SectionText} from '../../kit/layout/Section'
import type {OffersProps} from '../../kit/layout/Offers'
import type {CallToActionProps} from '../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../kit/sections/CodeShowcase'
import type {FaqProps} from '../../kit/sections/Faq'
import type {PlanComparisonProps} from '../../kit/sections/PlanComparison'
import type {PlansProps} from '../../kit/sections/Plans'
import {brand} from '../../data/brand'
import {contactTopics} from '../../data/contact'
import {limit} from '../../data/offer/limits'
import {offered} from '../../data/offer/offered'
import {planName} from '../../data/offer/plan'
import {comparedPlans, planFeatures} from '../../data/offer/planFeatures'
import {
  billing,
  hostingPlans,
  type HostingPlan,
  monthsInYearlyPrice,
  supportPlans,
  userBlock,
} from '../../data/offer/pricing'
import {standbyPlaces} from '../../lib/regionTexts'
import {serviceLevels} from '../../data/offer/serviceLevels'
import {coverage} from '../../data/offer/support'
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
    description: `Compare the prices of managed Keycloak, with two hosting plans by active users${offered.support ? ' and support for your own servers' : ' and an uptime guarantee for both'}${offered.calculators ? ', and calculate what you would pay' : ''}.`,
  },
}

export const plans: PlansProps = {
  title: 'You pay for\u00a0active\u00a0users, not\u00a0for\u00a0organizations',
  lead: `Both hosting plans include organizations, single sign-on, the admin portal, audit logs, the API, a ${uptime} uptime guarantee, and ${coverage.short} support. The price grows with the number of users who log in.`,
  groups: [
    {label: 'We run Keycloak', plans: hosting},
    ...(offered.support ? [{label: 'You run it, we support it', plans: [support[0]]}] : []),
  ],
  note: `${priceNote} There is no fee for setup or for leaving.`,
}

export const offers: OffersProps = {
  name: 'Managed Keycloak',
  description: page.meta.description,
  offers: [...Object.values(hostingPlans), ...(offered.support ? Object.values(supportPlans) : [])],
}

export const calculator: SectionText = {
  id: 'calculator',
  title: 'Calculate your price',
  lead: 'Enter your numbers, or drag the slider below the chart to see when one plan becomes cheaper than the other.',
}

export const comparison: PlanComparisonProps = {
  id: 'comparison',
  title: 'Compare all plans',
  plans: comparedPlans,
  groups: [
    {
      title: 'Price and size',
      rows: [
        {
          label: 'Price per month',
          values: {
            shared: money(shared.price.monthly),
            dedicated: money(dedicated.price.monthly),
            own: money(onCall.price.monthly),
          },
        },
        {
          label: 'Price per year, paid in advance',
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
          label: `Each additional ${block} users`,
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
        {
          label: 'Realms',
          to: '/docs/service/limits/',
          values: {
            shared: formatCount(limit('realms').values.shared ?? 0),
            dedicated: `Up to ${formatCount(limit('realms').values.dedicated ?? 0)}`,
            own: 'As many as you run',
          },
        },
        ...(standbyPlaces === undefined
          ? []
          : [
              {
                label: 'Standby in a second region',
                to: '/docs/service/regions/',
                values: {
                  shared: false,
                  dedicated: `${money(dedicated.extra.regions)}, ${standbyPlaces}`,
                  own: 'Your choice',
                },
              },
            ]),
        {
          label: 'Uptime guarantee',
          to: '/company/sla/',
          values: {shared: uptime, dedicated: uptime, own: 'No, because you run it'},
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
        ...(offered.support
          ? [
              {
                label: `Engineering, ${engineering.hours} hours a month`,
                to: '/pricing/support/',
                values: {
                  shared: `+ ${money(engineering.besideHosting.monthly)} a month`,
                  dedicated: `+ ${money(engineering.besideHosting.monthly)} a month`,
                  own: `+ ${money(engineering.price.monthly - onCall.price.monthly)} a month`,
                },
              },
            ]
          : []),
      ],
    },
  ],
}

export const count: CodeShowcaseProps = {
  id: 'count',
  title: 'Count your active users',
  lead: 'An active user has at least one LOGIN event in the calendar month. We count each user once, however often they log in. We don’t count failed logins, service accounts, or unused accounts. If your Keycloak already stores login events, you can count them with the first command.',
  samples: Samples,
}

export const questions: FaqProps = {
  id: 'questions',
  title: 'Frequently asked questions',
  questions: [
    {
      question: 'What happens when we have more users than the plan includes?',
      answer: `All users can still log in, and we don’t turn anything off. The next invoice has a line for each additional block of ${block} users, even if the last block isn’t full.`,
      more: {label: 'Prices by number of users', to: '/pricing/hosting/#sizes'},
    },
    {
      question: `What happens above the limit of ${planName.shared.a}?`,
      answer: `We write to you and agree on a date for the move to ${planName.dedicated.a}. For example, with ${formatCount(shared.limits.users)} users, ${planName.shared.a} costs ${money(atLimit(shared))} a month and ${planName.dedicated.a} ${money(atLimit(dedicated))}.`,
      more: {label: 'How a realm moves', to: '/docs/self-service/dedicated-clusters/#2-move-a-realm'},
    },
    {
      question: 'Does single sign-on cost extra?',
      answer: `${planName.Dedicated.a} includes all connections. ${planName.Shared.a} includes ${shared.included.connections}. Each additional one costs ${money(shared.extra.connections)} a month, no matter how many users log in with it.`,
      more: {label: 'See how customers set up SSO', to: '/product/sso/'},
    },
    {
      question: 'How long is the contract?',
      answer: `You choose a month or a year, and the contract renews until one of us cancels. You can cancel a monthly contract at any time before the month ends, and a yearly contract up to ${billing.yearlyNotice} days before the year ends.`,
      more: {label: 'Service agreement, section 15', to: '/company/service-agreement/#15-duration-and-end'},
    },
    {
      question: 'What does leaving cost?',
      answer: `Nothing. You get the realm with users, password hashes, and signing keys, and you can run it on your own Keycloak. Your data stays available for ${serviceLevels.exportWithin} days after the contract ends.`,
      more: {label: 'Notice, export, and deletion', to: '/docs/service/leaving/'},
    },
    {
      question: 'Do test deployments cost extra?',
      answer:
        'Yes, a test deployment costs the same as any other. For development, you can run Keycloak with the same extensions on a laptop for free.',
      more: {
        label: 'Keep test and production separate',
        to: '/docs/self-service/deployments/#keep-test-and-production-apart',
      },
    },
    {
      question: 'Can prices change?',
      answer: `Yes. For existing contracts, we give you ${billing.changeNotice} days of notice, and you can leave before the new price applies. A period that you have paid for keeps its price.`,
      more: {label: 'Service agreement, section 5', to: '/company/service-agreement/#5-fees'},
    },
    {
      question: 'Why is paying yearly cheaper?',
      answer: `Because we know a year ahead which servers we need. You pay for ${monthsInYearlyPrice} months instead of 12. We bill usage beyond the plan monthly in both cases.`,
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Start with a realm, or ask us first',
  text: 'You can create a realm within minutes, or send us your numbers if no plan fits, and we answer with a price.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Ask for a plan and a price', to: mailTo(brand.supportEmail, contactTopics.sales)},
  ],
}
