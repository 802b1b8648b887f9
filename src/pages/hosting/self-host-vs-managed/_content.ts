import type {ReleaseYearProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {WorksheetProps} from '../../../kit/sections/Worksheet'
import {releases, releasesUpTo} from '../../../data/releases'
import {service, upstream} from '../../../data/service'
import {serviceLevels} from '../../../data/serviceLevels'
import {costExample, costLines, formatAmount, type CostInputs} from '../../../parts/calculators/hostingCost'
import {longDate} from '../../../lib/longDate'
import {allReleases, releasesInYear} from '../../../lib/releases'
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
  title: 'Run Keycloak yourself, or have us run it?',
  lead: `The software is free either way; the work is not. The project published ${released} releases in the twelve months to ${longDate(releasesUpTo)}, and whoever runs a server has to decide about each. Compare the cost with your own numbers.`,
  actions: [
    {label: 'Work out your cost', to: '#worksheet'},
    {label: 'See hosting prices', to: '/pricing/hosting/'},
  ],
}

export const year: ReleaseYearProps = {
  title: `${released} releases of Keycloak in a year`,
  description: `The releases of Keycloak in the twelve months to ${longDate(releasesUpTo)}, newest first: ${allReleases(
    releases,
  )
    .slice(0, released)
    .map(({version}) => version)
    .join(', ')}.`,
  caption: `Each dot is one of the ${released} releases; a large one begins a new minor version.`,
  rows: [...releases].reverse().map(({minor, patches}) => ({
    label: minor,
    releases: Object.entries(patches).map(([patch, date]) => ({date, isFirst: patch === '0'})),
  })),
  until: releasesUpTo,
}

export const worksheet: WorksheetProps = {
  id: 'worksheet',
  title: 'What your own servers cost per month',
  lead: 'In your currency. The numbers are an example: replace them with yours.',
  tone: 'sunken',
  groups: [
    {
      legend: 'Machines',
      fields: [
        {input: 'environments', label: 'Environments', hint: 'Production, staging'},
        {input: 'servers', label: 'Servers in each', hint: 'With two, one may fail'},
        {input: 'serverPrice', label: 'Price of a server', hint: 'Per month'},
        {input: 'databasePrice', label: 'Price of a database', hint: 'Per month, with backups'},
      ],
    },
    {
      legend: 'Work',
      fields: [
        {input: 'upgrades', label: 'Upgrades', hint: `Per year; ${released} were released`},
        {input: 'upgradeHours', label: 'Hours for each', hint: 'Reading, testing, rollout'},
        {input: 'routineHours', label: 'Hours for the rest', hint: 'Per month: restores, alarms'},
        {input: 'hourlyRate', label: 'Cost of an hour', hint: 'An engineer, all costs included'},
      ],
    },
    {
      legend: 'On call, and what stays yours',
      fields: [
        {input: 'onCallPay', label: 'On-call pay', hint: 'Per month, for the whole rota'},
        {input: 'hostedHours', label: 'Hours that stay yours', hint: 'Per month, if we host it'},
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
  note: 'Your browser does the sum, and the address of this page keeps your numbers: copy it to share them with a colleague. Not included: the first setup, what an outage costs you, and what your engineers would have built instead.',
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
    what: 'Already has databases and a rota; a pipeline does the upgrades',
    inputs: {...costExample, databasePrice: 0, upgradeHours: 2, routineHours: 1, onCallPay: 0},
  },
]

export const examples: DataTableProps = {
  id: 'examples',
  title: 'Three teams, one formula',
  lead: 'Your own servers cost machines, work and on-call pay. Subtract the work that stays yours, and you have the break-even fee: below it, hosting is cheaper.',
  columns: ['Team', 'What it has', 'Machines', 'Work', 'Own servers', 'Break-even fee'],
  rows: cases.map(({name, what, inputs}) => {
    const amounts = Object.fromEntries(costLines(inputs).map(({id, amount}) => [id, {number: formatAmount(amount)}]))
    return [name, what, ...['machines', 'work', 'total', 'breakEven'].map((id) => amounts[id] ?? '')]
  }),
  note: 'Per month. Machines = environments × (servers × price + database). Work = (upgrades a year × hours ÷ 12 + other hours) × cost of an hour. The platform team gains least from hosting, since it does the work anyway.',
}

export const comparison: DataTableProps = {
  id: 'comparison',
  title: 'Which way is better at what',
  columns: ['Aspect', 'Your own servers', 'Hosted by us', 'Better'],
  rows: [
    [
      'Newest release of Keycloak',
      `${upstream.supported} today, without extensions`,
      `${service.server} today, with extensions that fit it`,
      'Your\u00A0own',
    ],
    ['Your own code in the server', 'Any', 'On a dedicated cluster, after a review', 'Your\u00A0own'],
    ['Networks without internet access', 'Yes', 'No', 'Your\u00A0own'],
    ['Control over every option', 'All', 'Those of the realm', 'Your\u00A0own'],
    [
      `${Object.keys(service.extensions).length} extensions that fit each release`,
      'You find out',
      'Tested by us',
      'Hosted',
    ],
    ['Somebody who answers at night', 'Your rota', 'Ours', 'Hosted'],
    ['Guaranteed uptime', 'Whatever you achieve', `${serviceLevels.uptime}%, with credits`, 'Hosted'],
    ['Rehearsed restores', 'If you do it', `Every ${serviceLevels.backups.rehearsedEvery} months`, 'Hosted'],
    ['Time to the first login', 'Days', 'Minutes', 'Hosted'],
    ['Realm, clients, APIs, standards', 'Keycloak', 'The same Keycloak', 'Neither'],
    ['Leaving', 'It is yours', 'Full export, with hashes and keys', 'Neither'],
  ],
}

export const reasons: FeatureListProps = {
  composition: 'aside',
  title: 'Don’t buy hosting if one of these is true',
  tone: 'sunken',
  features: [
    {
      term: 'Your network has no internet access',
      text: 'Software in a factory, on a ship or in a customer’s data center needs its login on site.',
    },
    {
      term: 'You change Keycloak’s own code',
      text: 'We run the server as the project releases it, with extensions.',
    },
    {
      term: 'You need a release before the extensions have it',
      text: 'Keycloak alone can be upgraded on the day of its release.',
    },
    {
      term: 'You have a team on call anyway',
      text: 'If it looks after databases every day, one more is little work. Buy support for the hard questions instead.',
    },
    {
      term: 'Ten colleagues, one internal tool',
      text: 'Use the directory that you already pay for. Running Keycloak isn’t worth it either.',
    },
  ],
}

export const questions: FaqProps = {
  title: 'Questions before you choose',
  questions: [
    {
      question: 'Is managed Keycloak a lock-in?',
      answer:
        'Your applications depend on an address and on open standards. With your own domain, the address moves with you, and a full export has users, password hashes and signing keys. The extensions are source-available: you may run them for yourself, but not as a service for others.',
      more: {label: 'What moves and what doesn’t', to: '/docs/introduction/open-source/#what-moves-and-what-doesnt'},
    },
    {
      question: 'Can we start hosted and move to our own servers later?',
      answer: 'Yes, and the other way round. A move takes an export, a rehearsal and a switch of the domain.',
      more: {label: 'Where to run Keycloak', to: '/docs/hosting/'},
    },
    {
      question: 'Who helps if we run it ourselves?',
      answer:
        'The community, free of charge and without guarantees, or our enterprise support, with response times in a contract.',
      more: {label: 'Support for your own servers', to: '/support/'},
    },
    {
      question: 'Why is a managed service behind the newest release?',
      answer:
        'Because it runs extensions, and a server that they don’t fit answers with errors. We publish which version runs, and who fixes its vulnerabilities.',
      more: {label: 'Version upgrades', to: '/hosting/version-upgrades/'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Compare our price with your number',
  text: 'If our price is lower, try hosting with one application. If it is higher, run Keycloak yourself with our Kubernetes manifests.',
  actions: [
    {label: 'See hosting prices', to: '/pricing/hosting/'},
    {label: 'Run it on Kubernetes', to: '/docs/hosting/kubernetes/'},
  ],
}
