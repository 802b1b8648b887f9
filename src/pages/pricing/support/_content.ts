import type {OffersProps} from '../../../components/layout/Offers'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FaqProps} from '../../../components/sections/Faq'
import type {FeatureListProps} from '../../../components/sections/FeatureList'
import type {PlansProps} from '../../../components/sections/Plans'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'
import {oneOffs, supportExtra, supportHours, supportPlans, type OneOff} from '../../../data/pricing'
import {serviceLevels} from '../../../data/serviceLevels'
import {responseTo} from '../../../lib/responseTo'
import {formatDuration} from '../../../lib/uptime'
import {money, priceNote, support} from '../_plans'

const {engineering} = supportPlans
const down = responseTo('down')

export const page = {
  meta: {
    title: 'Prices of enterprise support for Keycloak',
    description:
      'Two support plans for Keycloak that you run yourself, the price of single jobs such as a review or a migration, response times, and how hours are counted.',
  },
  parent: {label: 'Pricing', to: '/pricing/'},
  label: 'Support',
}

export const plans: PlansProps = {
  title: 'Support for the Keycloak that you run',
  lead: 'Your servers, your cloud account, your database. Our engineers know the server’s code and its extensions, and answer at night too.',
  groups: [{label: 'Plans', plans: support}],
  note: `${priceNote} Beside hosting, on-call support costs nothing extra, and engineering costs ${money(engineering.besideHosting.monthly)} a month.`,
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
  columns: ['Severity', 'What it means', 'First answer within', 'Then a report every', 'When'],
  rows: serviceLevels.responses.map(({severity, meaning, firstAnswer, update, hours: when}) => [
    severity,
    meaning,
    {number: formatDuration(firstAnswer)},
    update === undefined ? 'When there is news' : {number: formatDuration(update)},
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
  lead: 'The latest times that the table above allows.',
  steps: [
    {
      label: clock(0),
      text: 'You write to the address for emergencies: the realm, what users see, since when. Severity: down.',
    },
    {
      label: clock(down.firstAnswer),
      text: 'An engineer has answered, asks for the log of one node, and stays with you.',
    },
    {
      label: clock(down.firstAnswer + (down.update ?? 0)),
      text: 'First report: what is known, what is being tried, when the next report comes. Then one in each such interval.',
    },
    {
      label: 'Next working day',
      text: 'A written account of cause and cure. None of the night is taken from your engineering hours.',
    },
  ],
}

const units: Readonly<Record<OneOff['unit'], string>> = {hour: 'an hour', day: 'a day', project: ''}

/** "from $8,000", "$400 an hour, at least 4 hours". */
function priceOf({amount, unit, isStart = false, minimum}: OneOff): string {
  const price = `${isStart ? 'from ' : ''}${money(amount)} ${units[unit]}`.trim()
  return minimum === undefined ? price : `${price}, at least ${minimum} ${unit}s`
}

export const jobs: DataTableProps = {
  id: 'jobs',
  title: 'Single jobs, without a plan',
  lead: 'A fixed price is agreed before work begins. Where a price says “from”, you get the final one after we have seen what there is.',
  columns: ['Job', 'Price', 'What you have in the end', ''],
  rows: oneOffs.map((job) => [
    job.name,
    priceOf(job),
    job.result,
    {label: `About ${job.name.charAt(0).toLowerCase()}${job.name.slice(1)}`, to: job.to},
  ]),
}

export const counted: FeatureListProps = {
  id: 'hours',
  title: 'How hours are counted',
  tone: 'sunken',
  features: [
    {
      term: 'Counted',
      text: `Work that you ordered: upgrades, extensions, themes, reviews of a change, training. In steps of ${supportHours.step} minutes, listed with the invoice.`,
    },
    {term: 'Not counted', text: 'Incidents, questions, and bugs in code that we delivered.'},
    {
      term: 'Not used',
      text: 'Hours that you don’t use stay for the following month, and end with it.',
    },
    {
      term: 'Used up',
      text: `We ask before we go on. A further hour costs ${money(supportExtra.hour)}.`,
    },
  ],
}

export const questions: FaqProps = {
  id: 'questions',
  title: 'Scope and terms',
  questions: [
    {
      question: 'Which versions do you support?',
      answer:
        'Releases that the Keycloak project still fixes, and the one before, for as long as it takes to plan the upgrade. For older ones the first job is to get off them.',
      more: {label: 'Version upgrades', to: '/support/version-upgrades/'},
    },
    {
      question: 'What is a production cluster?',
      answer:
        'The nodes that share one database and serve real users, in however many regions. Test and staging systems of the same version are covered with it.',
    },
    {
      question: 'Do you need access to our servers?',
      answer:
        'No. We work in a call with you, or with access that you grant and revoke. Never send passwords, tokens or private keys by email.',
    },
    {
      question: 'We use Keycloak without your extensions. Is that supported?',
      answer: 'Yes. Plain Keycloak and Keycloak with the extensions cost the same.',
    },
    {
      question: 'Our logins are down now and we have no plan.',
      answer: 'Write to us. We help at the hourly price; customers with a plan are served first.',
      more: {label: 'Emergency support', to: '/support/emergency-support/'},
    },
    {
      question: 'What is free?',
      answer:
        'The documentation, the public issue trackers of Keycloak and of the extensions, and the answers that others find there.',
      more: {label: 'Community support', to: '/support/community/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Tell us what you run',
  text: 'Version, extensions, number of nodes and regions, and what worries you most. You get an answer from an engineer, with a price.',
  actions: [
    {
      label: 'Describe your setup',
      to: `mailto:${brand.supportEmail}?subject=${encodeURIComponent('Support for our Keycloak')}`,
    },
    {label: 'Compare with hosting', to: '/hosting/self-host-vs-managed/'},
  ],
}
