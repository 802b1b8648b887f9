import type {ReleaseYearProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {WorksheetProps} from '../../../kit/sections/Worksheet'
import {releases, releasesUpTo} from '../../../data/releases'
import {offered} from '../../../data/offer/offered'
import {planName} from '../../../data/offer/plan'
import {service, upstream} from '../../../data/offer/versions'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {coverage} from '../../../data/offer/support'
import {costExample, costLines, formatAmount, type CostInputs} from '../../../parts/calculators/hostingCost'
import {longDate} from '../../../lib/longDate'
import {allReleases, releasesInYear} from '../../../lib/releases'
import {parent} from '../_parent'

const released = releasesInYear(releases, releasesUpTo)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Self-hosted or managed Keycloak: compare the cost',
    description: `Compare running Keycloak yourself with managed hosting. ${offered.calculators ? 'A worksheet turns' : 'Examples turn'} your servers, working hours, and nights on call into a monthly cost.`,
  },
  label: 'Self-hosted or managed',
  parent,
}

export const hero: HeroProps = {
  title: 'Run Keycloak yourself, or let us run it',
  lead: `The software is free either way, but the work isn’t. The project published ${released} releases in the twelve months to ${longDate(releasesUpTo)}, and your team has to decide about each one.${offered.calculators ? ' Use the worksheet to compare the cost with your numbers.' : ''}`,
  actions: [
    ...(offered.calculators ? [{label: 'Calculate your cost', to: '#worksheet'}] : []),
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
  caption: `Each dot is one of the ${released} releases. A large dot starts a new minor version.`,
  rows: [...releases].reverse().map(({minor, patches}) => ({
    label: minor,
    releases: Object.entries(patches).map(([patch, date]) => ({date, isFirst: patch === '0'})),
  })),
  until: releasesUpTo,
}

export const worksheet: WorksheetProps = {
  id: 'worksheet',
  title: 'Calculate what your own servers cost',
  lead: 'The fields contain an example, so replace the numbers with yours, in your currency.',
  tone: 'sunken',
  groups: [
    {
      legend: 'Machines',
      fields: [
        {input: 'environments', label: 'Environments', hint: 'Such as production and staging'},
        {input: 'servers', label: 'Servers in each', hint: 'With two, one can fail'},
        {input: 'serverPrice', label: 'Price of a server', hint: 'Per month'},
        {input: 'databasePrice', label: 'Price of a database', hint: 'Per month, with backups'},
      ],
    },
    {
      legend: 'Work',
      fields: [
        {input: 'upgrades', label: 'Upgrades', hint: `Per year, out of ${released} releases`},
        {input: 'upgradeHours', label: 'Hours for each', hint: 'Reading, testing, rollout'},
        {input: 'routineHours', label: 'Hours for the rest', hint: 'Per month, such as restores'},
        {input: 'hourlyRate', label: 'Cost of an hour', hint: 'For an engineer, with all costs'},
      ],
    },
    {
      legend: 'On call, and work that stays with you',
      fields: [
        {input: 'onCallPay', label: 'On-call pay', hint: 'Per month, for the whole rotation'},
        {input: 'hostedHours', label: 'Hours that stay with you', hint: 'Per month, if we host it'},
      ],
    },
  ],
  lines: [
    {id: 'machines', label: 'Machines'},
    {id: 'work', label: 'Work'},
    {id: 'onCall', label: 'On call'},
    {id: 'total', label: 'Your own servers'},
    {id: 'stays', label: 'Work that stays with you'},
    {id: 'breakEven', label: 'Break-even fee'},
  ],
  verdict: 'Hosting costs you less if its monthly fee is below',
  reset: 'Back to the example',
  note: 'Your browser calculates the result, and the address of this page contains your numbers. Copy the address to share them with a colleague. The result doesn’t include the first setup, the cost of an outage, or what your engineers could build instead.',
}

const cases: readonly {name: string; what: string; inputs: CostInputs}[] = [
  {name: 'The example', what: 'Two environments, one upgrade a month, an on-call rotation', inputs: costExample},
  {
    name: 'A small team without on-call',
    what: 'One environment, an upgrade every second month, no on-call pay',
    inputs: {...costExample, environments: 1, upgrades: 6, onCallPay: 0},
  },
  {
    name: 'A platform team',
    what: 'Existing databases and on-call rotation, and a pipeline for upgrades',
    inputs: {...costExample, databasePrice: 0, upgradeHours: 2, routineHours: 1, onCallPay: 0},
  },
]

export const examples: DataTableProps = {
  id: 'examples',
  title: 'Example calculations',
  lead: 'If you run Keycloak yourself, you pay for machines, work, and on-call. Subtract the work that stays with you to get the break-even fee, below which hosting is cheaper.',
  columns: ['Team', 'Setup', 'Machines', 'Work', 'Own servers', 'Break-even fee'],
  rows: cases.map(({name, what, inputs}) => {
    const amounts = Object.fromEntries(costLines(inputs).map(({id, amount}) => [id, {number: formatAmount(amount)}]))
    return [name, what, ...['machines', 'work', 'total', 'breakEven'].map((id) => amounts[id] ?? '')]
  }),
  note: 'Per month. Machines = environments × (servers × price + database). Work = (upgrades a year × hours ÷ 12 + other hours) × cost of an hour. The platform team gains the least from hosting, because it does the work anyway.',
}

export const comparison: DataTableProps = {
  id: 'comparison',
  title: 'Compare self-hosted and managed Keycloak',
  columns: ['Aspect', 'Your own servers', 'Hosted by us', 'Better'],
  rows: [
    [
      'Newest release of Keycloak',
      `${upstream.supported} today, without extensions`,
      `${service.server} today, with compatible extensions`,
      'Your\u00A0own',
    ],
    ['Your own code in the server', 'Any', `On ${planName.dedicated.a}, after a review`, 'Your\u00A0own'],
    ['Networks without internet access', 'Yes', 'No', 'Your\u00A0own'],
    ['Control over server options', 'All options', 'Options of the realm', 'Your\u00A0own'],
    [
      `${Object.keys(service.extensions).length} extensions compatible with each release`,
      'Tested by you',
      'Tested by us',
      'Hosted',
    ],
    [`An engineer who answers ${coverage.long}`, 'From your team', 'From ours', 'Hosted'],
    ['Guaranteed uptime', 'Depends on your team', `${serviceLevels.uptime}%, with credits`, 'Hosted'],
    ['Rehearsed restores', 'If you do them', `Every ${serviceLevels.backups.rehearsedEvery} months`, 'Hosted'],
    ['Time to the first login', 'Days', 'Minutes', 'Hosted'],
    ['Realm, clients, APIs, standards', 'Keycloak', 'The same Keycloak', 'Neither'],
    ['Moving away', 'You have everything', 'Full export, with hashes and keys', 'Neither'],
  ],
}

export const reasons: FeatureListProps = {
  composition: 'aside',
  title: 'When to run Keycloak yourself',
  tone: 'sunken',
  features: [
    {
      term: 'Your network has no internet access',
      text: 'For example, software in a factory, on a ship, or in a customer’s data center needs its login on site. If you bundle the extensions with a product, ask the licensor first.',
    },
    {
      term: 'You change Keycloak’s code',
      text: 'We run the server as the project releases it, with our extensions.',
    },
    {
      term: 'You need a release before the extensions have it',
      text: 'You can upgrade Keycloak alone on the day of its release.',
    },
    {
      term: 'You already have an on-call team',
      text: 'If the team runs databases every day, one more is little work. You can buy support for the hard questions instead.',
    },
    {
      term: 'You have ten colleagues and one internal tool',
      text: 'Use the directory that you already pay for. Running Keycloak isn’t worth it in this case, and neither is hosting.',
    },
  ],
}

export const questions: FaqProps = {
  title: 'Frequently asked questions',
  questions: [
    {
      question: 'Is managed Keycloak a lock-in?',
      answer:
        'Your applications depend on an address and on open standards. With a custom domain, the address moves with you, and a full export contains users, password hashes, and signing keys. The extensions are source-available, so you can run them for your company, but not as a service for others.',
      more: {label: 'What moves and what doesn’t', to: '/docs/introduction/open-source/#what-moves-and-what-doesnt'},
    },
    {
      question: 'Can we start hosted and move to our own servers later?',
      answer:
        'Yes, and you can also move in the other direction. A move takes an export, a rehearsal, and a switch of the domain.',
      more: {label: 'Where to run Keycloak', to: '/docs/hosting/'},
    },
    {
      question: 'Who helps if we run it ourselves?',
      answer:
        'You can ask the community, for free and without guarantees, or buy our enterprise support, with response times in a contract.',
      more: {label: 'Support for your own servers', to: '/support/'},
    },
    {
      question: 'Why isn’t the hosted service always on the newest release?',
      answer:
        'Because it runs extensions, and extensions that don’t match the server cause errors. We publish which version runs and who fixes its vulnerabilities.',
      more: {label: 'Version upgrades', to: '/hosting/version-upgrades/'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Compare our price with your cost',
  text: 'If our price is lower, try hosting with one application. If it’s higher, you can run Keycloak yourself with our Kubernetes manifests.',
  actions: [
    {label: 'See hosting prices', to: '/pricing/hosting/'},
    {label: 'Run it on Kubernetes', to: '/docs/hosting/kubernetes/'},
  ],
}
