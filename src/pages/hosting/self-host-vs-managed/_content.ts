import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FaqProps} from '../../../components/sections/Faq'
import type {FeatureListProps} from '../../../components/sections/FeatureList'
import type {HeroProps} from '../../../components/sections/Hero'
import type {WorksheetProps} from '../../../components/sections/Worksheet'
import {releases, releasesUpTo} from '../../../data/releases'
import {service, upstream} from '../../../data/service'
import {serviceLevels} from '../../../data/serviceLevels'
import {costExample, costLines, formatAmount, type CostInputs} from '../../../lib/hostingCost'
import {longDate} from '../../../lib/longDate'
import {releasesInYear} from '../../../lib/releases'
import {parent} from '../_parent'

const released = releasesInYear(releases, releasesUpTo)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Self-hosted or managed Keycloak: what each costs',
    description:
      'An honest comparison of running Keycloak yourself and having it hosted, with a worksheet that turns servers, hours and nights on call into a monthly cost.',
  },
  label: 'Self-hosted or managed',
  parent,
}

export const hero: HeroProps = {
  title: 'Run Keycloak yourself, or have it run?',
  lead: `The software is free either way; the work is not. The project published ${released} releases in the twelve months to ${longDate(releasesUpTo)}, and whoever runs a server decides about each. Put in your own numbers to see which way costs you less.`,
  actions: [
    {label: 'Work out your cost', to: '#worksheet'},
    {label: 'See hosting prices', to: '/pricing/hosting/'},
  ],
}

export const worksheet: WorksheetProps = {
  id: 'worksheet',
  title: 'What your own servers cost, a month',
  lead: 'In your currency. The numbers are an example: replace them with yours.',
  tone: 'sunken',
  groups: [
    {
      legend: 'Machines',
      fields: [
        {input: 'environments', label: 'Environments', hint: 'Production, staging'},
        {input: 'servers', label: 'Servers in each', hint: 'Two survive the loss of one'},
        {input: 'serverPrice', label: 'Price of a server', hint: 'A month'},
        {input: 'databasePrice', label: 'Price of a database', hint: 'A month, with backups'},
      ],
    },
    {
      legend: 'Work',
      fields: [
        {input: 'upgrades', label: 'Upgrades', hint: `A year; ${released} were released`},
        {input: 'upgradeHours', label: 'Hours for each', hint: 'Notes, extensions, test, rollout'},
        {input: 'routineHours', label: 'Hours for the rest', hint: 'A month: restores, alarms'},
        {input: 'hourlyRate', label: 'Cost of an hour', hint: 'Of an engineer, with everything'},
      ],
    },
    {
      legend: 'Nights, and what stays',
      fields: [
        {input: 'onCallPay', label: 'On-call pay', hint: 'A month, for all who take turns'},
        {input: 'hostedHours', label: 'Hours that stay yours', hint: 'A month, when it is hosted'},
      ],
    },
  ],
  lines: [
    {id: 'machines', label: 'Machines'},
    {id: 'work', label: 'Work'},
    {id: 'onCall', label: 'On call'},
    {id: 'total', label: 'Your own servers'},
    {id: 'stays', label: 'Work that stays yours'},
    {id: 'breakEven', label: 'Break-even fee'},
  ],
  verdict: 'For you, hosting costs less if its monthly fee is below',
  reset: 'Back to the example',
  note: 'The address of this page has your numbers: copy it to send them to a colleague. Nothing is sent to us. Not in it: setting everything up once, an outage, and what your engineers would have built instead.',
}

const cases: readonly {name: string; what: string; inputs: CostInputs}[] = [
  {name: 'The example', what: 'Two environments, one upgrade a month, a rota', inputs: costExample},
  {
    name: 'A small team without a rota',
    what: 'One environment, an upgrade every second month, nobody paid at night',
    inputs: {...costExample, environments: 1, upgrades: 6, onCallPay: 0},
  },
  {
    name: 'A platform team',
    what: 'Databases and a rota are there anyway; upgrades are a pipeline',
    inputs: {...costExample, databasePrice: 0, upgradeHours: 2, routineHours: 1, onCallPay: 0},
  },
]

export const examples: DataTableProps = {
  id: 'examples',
  title: 'Three teams, one formula',
  lead: 'Machines + work + on-call pay is what your own servers cost. Less the work that stays yours, it is the fee below which hosting is cheaper.',
  columns: ['Team', 'What it has', 'Machines', 'Work', 'Own servers', 'Break-even fee'],
  rows: cases.map(({name, what, inputs}) => {
    const amounts = Object.fromEntries(costLines(inputs).map(({id, amount}) => [id, {number: formatAmount(amount)}]))
    return [name, what, ...['machines', 'work', 'total', 'breakEven'].map((id) => amounts[id] ?? '')]
  }),
  note: 'A month. Machines = environments × (servers × price + database). Work = (upgrades a year × hours ÷ 12 + other hours) × cost of an hour. For the platform team hosting hardly pays, and that is the right answer.',
}

export const comparison: DataTableProps = {
  id: 'comparison',
  title: 'What is better where',
  columns: ['Aspect', 'Your own servers', 'Hosted by us', 'Better'],
  rows: [
    [
      'Newest release of Keycloak',
      `Today, without extensions: ${upstream.supported}`,
      `${service.server}, when all extensions fit`,
      'Your own',
    ],
    ['Your own code in the server', 'Any', 'On a dedicated cluster, after a review', 'Your own'],
    ['Networks without internet access', 'Yes', 'No', 'Your own'],
    ['Control over every option', 'All', 'Those of the realm', 'Your own'],
    [
      `Matching ${Object.keys(service.extensions).length} extensions to each release`,
      'You find out',
      'We have tested it',
      'Hosted',
    ],
    ['Somebody who answers at night', 'Your rota', 'Ours', 'Hosted'],
    ['Guaranteed uptime', 'What you reach', `${serviceLevels.uptime}%, with credits`, 'Hosted'],
    ['Restores that were rehearsed', 'If you do it', `Every ${serviceLevels.backups.rehearsedEvery} months`, 'Hosted'],
    ['Time to the first login', 'Days', 'Minutes', 'Hosted'],
    ['Realm, clients, APIs, standards', 'Keycloak', 'The same Keycloak', 'Neither'],
    ['Leaving', 'It is yours', 'Full export, with hashes and keys', 'Neither'],
  ],
}

export const reasons: FeatureListProps = {
  title: 'Run it yourself if one of these is true',
  tone: 'sunken',
  features: [
    {
      term: 'Your network has no internet access',
      text: 'Software in a factory, a ship or a customer’s data center needs its login inside.',
    },
    {
      term: 'You change Keycloak’s own code',
      text: 'We run the server that the project releases, and extensions beside it.',
    },
    {
      term: 'You need a release before the extensions have it',
      text: 'Keycloak alone can be upgraded on the day of its release.',
    },
    {
      term: 'You have a team on call anyway',
      text: 'If it restores databases every week, one more is little work. Buy support for the hard questions instead.',
    },
    {
      term: 'Ten colleagues, one internal tool',
      text: 'Use the directory that you pay for already. Neither way is worth it.',
    },
  ],
}

export const questions: FaqProps = {
  title: 'Questions before you choose',
  questions: [
    {
      question: 'Is managed Keycloak a lock-in?',
      answer:
        'Applications depend on an address and on open standards. With a domain of your own the address moves with you, and a full export has users, password hashes and signing keys. The extensions are source-available: you may run them for yourself, not as a service for others.',
      more: {label: 'What moves and what doesn’t', to: '/docs/introduction/open-source/#what-moves-and-what-doesnt'},
    },
    {
      question: 'Can we start hosted and move to our own servers later?',
      answer: 'Yes, and the other way round. A move takes an export, a rehearsal and a switch of the domain.',
      more: {label: 'Where to run Keycloak', to: '/docs/hosting/'},
    },
    {
      question: 'Who helps if we run it ourselves?',
      answer: 'The community, for free and without a promise; or enterprise support, on your servers, with one.',
      more: {label: 'Support for your own servers', to: '/support/'},
    },
    {
      question: 'Why is a managed service behind the newest release?',
      answer:
        'Because it runs extensions, and a server that they don’t fit answers with errors. We say which version runs and who closes its vulnerabilities.',
      more: {label: 'Version upgrades', to: '/hosting/version-upgrades/'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Compare our price with your number',
  text: 'If our price is lower, try it with one application. If it is higher, take our manifests for Kubernetes and run it yourself.',
  actions: [
    {label: 'See hosting prices', to: '/pricing/hosting/'},
    {label: 'Run it on Kubernetes', to: '/docs/hosting/kubernetes/'},
  ],
}
