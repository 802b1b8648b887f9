import type {OffersProps} from '../../../kit/layout/Offers'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {PlansProps} from '../../../kit/sections/Plans'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {oneOffs, supportExtra, supportHours, supportPlans} from '../../../data/pricing'
import {serviceLevels} from '../../../data/serviceLevels'
import {duration, workingDays} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {oneOffPrice} from '../../../lib/oneOffPrice'
import {responseTo} from '../../../lib/responseTo'
import {money, priceNote, support} from '../_plans'

const {engineering} = supportPlans
const down = responseTo('down')

export const page = {
  meta: {
    title: 'Prices of enterprise support for Keycloak',
    description:
      'Two support plans for Keycloak that you run yourself, fixed prices for work such as a review or a migration, response times, and how hours are counted.',
  },
  parent: {label: 'Pricing', to: '/pricing/'},
  label: 'Support',
}

export const plans: PlansProps = {
  title: 'Support for the Keycloak you run',
  lead: 'Your servers, your cloud account, your database. Our engineers know Keycloak’s code and its extensions, and answer at night too.',
  groups: [{label: 'Plans', plans: support}],
  note: `${priceNote} With hosting, on-call support costs nothing extra, and engineering costs ${money(engineering.besideHosting.monthly)} a month.`,
}

export const offers: OffersProps = {
  name: 'Enterprise support for Keycloak',
  description: page.meta.description,
  offers: Object.values(supportPlans),
}

const hours = {always: '24/7', working: 'Working days'} as const

export const responses: DataTableProps = {
  id: 'responses',
  title: 'How fast a person answers',
  lead: 'The same for both plans, and for everything that we host. You set the severity; we change it only with you.',
  tone: 'sunken',
  columns: ['Severity', 'What it means', 'First answer within', 'Report every', 'When'],
  rows: serviceLevels.responses.map(({severity, meaning, firstAnswer, update, hours: when}) => [
    severity,
    meaning,
    {number: duration(firstAnswer)},
    {number: update === undefined ? 'When there is news' : duration(update)},
    hours[when],
  ]),
}

/** A time of a night, so many minutes after the call for help. */
function clock(minutes: number): string {
  const total = 3 * 60 + 12 + minutes
  return `${String(Math.floor(total / 60) % 24).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

export const night: StepsProps = {
  id: 'night',
  title: 'What you pay for when logins fail at night',
  lead: 'These are the latest times that the table above allows.',
  steps: [
    {
      label: clock(0),
      text: `Your monitoring pages us, or you write: what users see, since when, which servers. Severity: ${down.severity.toLowerCase()}.`,
    },
    {
      label: clock(down.firstAnswer),
      text: 'By now an engineer has answered, asked for the log of a node, and stays with you.',
    },
    {
      label: clock(down.firstAnswer + (down.update ?? 0)),
      text: 'The first report: what is known, what is being tried, and when the next report comes.',
    },
    {
      label: `Within ${workingDays(serviceLevels.ownServersReportWithin)}`,
      text: 'A written report on the cause and the fix. None of this is taken from your engineering hours.',
    },
  ],
}

export const jobs: DataTableProps = {
  id: 'jobs',
  title: 'One-time projects, without a plan',
  lead: 'A project has a fixed price, agreed in writing before the work begins; “from” is where it starts. Work by the day comes with an estimate, and we ask before we exceed it.',
  columns: ['Work', 'Price', 'What you get'],
  rows: oneOffs.map((job) => [{label: job.name, to: job.to}, oneOffPrice(job), job.result]),
}

export const counted: FeatureListProps = {
  id: 'hours',
  title: 'How hours are counted',
  tone: 'sunken',
  features: [
    {
      term: 'Counted',
      text: `Work that you ordered: upgrades, extensions, themes, reviews of a change, training. In steps of ${supportHours.step} minutes, listed on the invoice.`,
    },
    {term: 'Not counted', text: 'Incidents, questions, and bugs in code that we delivered.'},
    {
      term: 'Not used',
      text: 'Hours that you don’t use carry over to the following month, and then expire.',
    },
    {
      term: 'Used up',
      text: `We ask before we continue. A further hour costs ${money(supportExtra.hour)}.`,
    },
  ],
}

export const questions: FaqProps = {
  id: 'questions',
  title: 'Scope and terms',
  questions: [
    {
      question: 'Which versions do you support?',
      answer: 'The release that the Keycloak project fixes, and older ones once there is a date for the upgrade.',
      more: {label: 'Version upgrades', to: '/support/version-upgrades/'},
    },
    {
      question: 'What is a production cluster?',
      answer:
        'All nodes that share one database and serve real users, in however many regions. Test and staging systems of the same version are covered too.',
    },
    {
      question: 'Do you need access to our servers?',
      answer:
        'No. We work in a call with you, or with access that you grant and can revoke. Never send passwords, tokens or private keys by email.',
    },
    {
      question: 'We use Keycloak without your extensions. Is that supported?',
      answer: 'Yes, at the same price.',
    },
    {
      question: 'What if our logins are down now and we have no plan?',
      answer: 'Write to us. We help at the hourly price; customers with a plan come first.',
      more: {label: 'Emergency support', to: '/support/emergency-support/'},
    },
    {
      question: 'What is free?',
      answer: 'The documentation, and the public discussions and issue trackers of Keycloak and its extensions.',
      more: {label: 'Community support', to: '/support/community/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Tell us what you run',
  text: 'Version, extensions, clusters, and what worries you most. An engineer answers, with a price.',
  actions: [
    {
      label: 'Describe your setup',
      to: mailTo(brand.supportEmail, contactTopics['on-call']),
    },
    {label: 'Compare with hosting', to: '/hosting/self-host-vs-managed/'},
  ],
}
