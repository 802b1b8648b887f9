import type {SketchProps} from '../../../kit/figures'
import type {OffersProps} from '../../../kit/layout/Offers'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {PlansProps} from '../../../kit/sections/Plans'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {oneOffs, supportExtra, supportHours, supportPlans} from '../../../data/offer/pricing'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {coverage} from '../../../data/offer/support'
import {clockTime} from '../../../lib/clockTime'
import {duration, workingDays} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {oneOffPrice} from '../../../lib/oneOffPrice'
import {responseTo} from '../../../lib/responseTo'
import {money, priceNote, support} from '../_plans'
import {drawHours, lines} from './_hours'

const {engineering, 'on-call': onCall} = supportPlans
const down = responseTo('down')

export const page = {
  meta: {
    title: 'Keycloak enterprise support prices',
    description:
      'Compare two support plans for Keycloak that you run yourself. See response times, how we count hours, and fixed prices for work such as a migration.',
  },
  parent: {label: 'Pricing', to: '/pricing/'},
  label: 'Support',
}

export const plans: PlansProps = {
  title: 'Support for the Keycloak you run',
  lead: `You keep your servers, your cloud account, and your database. Our engineers know the code of Keycloak and its extensions, and they answer ${coverage.long}.`,
  groups: [{label: 'Plans', plans: support}],
  note: `${priceNote} Hosting includes on-call support, and engineering costs ${money(engineering.besideHosting.monthly)} a month.`,
}

export const offers: OffersProps = {
  name: 'Enterprise support for Keycloak',
  description: page.meta.description,
  offers: Object.values(supportPlans),
}

const hours = {always: coverage.short, working: 'Working days'} as const

export const responses: DataTableProps = {
  id: 'responses',
  title: 'How fast an engineer answers',
  lead: 'Both plans and everything that we host have the same response times. You set the severity, and we change it only with you.',
  tone: 'sunken',
  columns: ['Severity', 'Meaning', 'First answer within', 'Update every', 'Hours'],
  rows: serviceLevels.responses.map(({severity, meaning, firstAnswer, update, hours: when}) => [
    severity,
    meaning,
    {number: duration(firstAnswer)},
    {number: update === undefined ? 'When there is news' : duration(update)},
    hours[when],
  ]),
}

/** @param minutes after the call for help. */
function clock(minutes: number): string {
  return clockTime(coverage.exampleOutage + minutes)
}

export const outage: StepsProps = {
  id: 'outage',
  title: 'What happens when logins fail',
  lead: `In this example, logins fail at ${clock(0)}. The times are the latest ones that the table allows.`,
  steps: [
    {
      label: clock(0),
      text: `Your monitoring pages us, or you write to us. You tell us what users see, since when, and on which servers. The severity is ${down.severity.toLowerCase()}.`,
    },
    {
      label: clock(down.firstAnswer),
      text: 'By now, an engineer has answered, asked for the log of a node, and stays with you.',
    },
    {
      label: clock(down.firstAnswer + (down.update ?? 0)),
      text: 'You get the first update, which says what we know, what we’re trying, and when you get the next one.',
    },
    {
      label: `Within ${workingDays(serviceLevels.ownServersReportWithin)}`,
      text: 'You get a written report on the cause and the fix. None of this counts toward your engineering hours.',
    },
  ],
}

export const jobs: DataTableProps = {
  id: 'jobs',
  title: 'Projects without a plan',
  lead: 'A project has a fixed price that we agree on in writing before the work begins. “From” marks the lowest price. For work by the day, you get an estimate, and we ask before we exceed it.',
  columns: ['Work', 'Price', 'What you get'],
  rows: oneOffs.map((job) => [{label: job.name, to: job.to}, oneOffPrice(job), job.result]),
}

export const counted: Omit<SplitProps, 'children'> = {
  id: 'hours',
  title: 'How we count hours',
  tone: 'sunken',
  text: [
    `We count work that you order, such as upgrades, extensions, themes, reviews, and training, in steps of ${supportHours.step} minutes. We don’t count incidents, questions, and bugs in code that we delivered.`,
    `Hours that you don’t use carry over to the next month, and then expire. If you need more, we ask before we continue. An additional hour costs ${money(supportExtra.hour)}.`,
  ],
}

export const month: SketchProps = {
  title: `A month with ${onCall.hours} hours of engineering`,
  description: `An example. ${lines.map(({what, text}) => `${what}: ${text}.`).join(' ')}`,
  caption: `An example month of the plan ${onCall.name}, with ${onCall.hours} hours. Each cell is ${supportHours.step} minutes.`,
  draw: drawHours,
}

export const questions: FaqProps = {
  id: 'questions',
  title: 'Frequently asked questions',
  questions: [
    {
      question: 'Which versions do you support?',
      answer:
        'We support the release that the Keycloak project fixes, and older ones as soon as you have a date for the upgrade.',
      more: {label: 'Version upgrades', to: '/support/version-upgrades/'},
    },
    {
      question: 'What is a production cluster?',
      answer:
        'A production cluster is all nodes that share one database and serve real users, in any number of regions. Support also covers test and staging systems of the same version.',
    },
    {
      question: 'Do you need access to our servers?',
      answer:
        'No, we work in a call with you, or with access that you grant and can revoke. Never send passwords, tokens, or private keys by email.',
    },
    {
      question: 'Do you support Keycloak without the extensions?',
      answer: 'Yes, we support Keycloak with and without the extensions at the same price.',
    },
    {
      question: 'What if our logins are down now and we have no plan?',
      answer: 'Write to us. We help at the hourly price, but customers with a plan come first.',
      more: {label: 'Emergency support', to: '/support/emergency-support/'},
    },
    {
      question: 'Is there free support?',
      answer:
        'You can use our documentation and the public discussions and issue trackers of Keycloak and its extensions for free.',
      more: {label: 'Community support', to: '/support/community/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Describe your setup',
  text: 'Tell us your version, extensions, and clusters, and what worries you most. An engineer answers with a price.',
  actions: [
    {
      label: 'Write to us',
      to: mailTo(brand.supportEmail, contactTopics['on-call']),
    },
    {label: 'Compare with hosting', to: '/hosting/self-host-vs-managed/'},
  ],
}
