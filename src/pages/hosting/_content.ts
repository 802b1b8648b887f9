import type {DutiesProps} from '../../kit/figures'
import type {PageProps} from '../../kit/layout/Page'
import type {StructuredDataProps} from '../../kit/layout/StructuredData'
import type {CallToActionProps} from '../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../kit/sections/DataTable'
import type {FactRowProps} from '../../kit/sections/FactRow'
import type {FaqProps} from '../../kit/sections/Faq'
import type {HeroProps} from '../../kit/sections/Hero'
import type {LinkGroupsProps} from '../../kit/sections/LinkGroups'
import type {MapSectionProps} from '../../kit/sections/MapSection'
import {brand} from '../../data/brand'
import {planName} from '../../data/offer/plan'
import {regions} from '../../data/offer/regions'
import {chosenRegion, oneRegion, standbyPlaces} from '../../lib/regionTexts'
import {service} from '../../data/offer/versions'
import {serviceLevels} from '../../data/offer/serviceLevels'
import {coverage} from '../../data/offer/support'
import {subprocessors} from '../../data/offer/subprocessors'
import {days, duration} from '../../lib/duration'
import {responseTo} from '../../lib/responseTo'
import {siteAddress} from '../../lib/siteAddress'
import Samples from './_samples.mdx'

const {backups, maintenance, uptime} = serviceLevels
const down = responseTo('down')
/** Where subprocessors work that aren't in the deployment's region. */
const elsewhere = subprocessors
  .filter(({id}) => id !== 'infrastructure')
  .map(({category, place}) => `${category}: ${place}.`)
  .join(' ')

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Managed Keycloak hosting',
    description: `${brand.name} runs Keycloak for you: servers, database, backups, upgrades, and on-call. See what we do and what you control.`,
  },
  label: 'Hosting',
}

export const offer: StructuredDataProps['data'] = {
  '@type': 'Service',
  name: page.meta.title,
  serviceType: 'Managed identity and access management',
  description: page.meta.description,
  provider: {'@type': 'Organization', name: brand.name, url: `${siteAddress(brand)}/`},
}

export const hero: HeroProps = {
  title: 'We run Keycloak, you run your realm',
  lead: 'Get managed Keycloak without operating a server. You control users, clients, login flows, and login pages. We take care of the database, backups, upgrades, and alerts.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Compare with self-hosting', to: '/hosting/self-host-vs-managed/'},
  ],
}

export const duties: DutiesProps = {
  caption: `Responsibilities on ${planName.shared.a}, on ${planName.dedicated.a}, and on your own servers`,
  places: ['Shared', 'Dedicated', 'Your own'],
  duties: [
    {what: 'Applications and APIs', who: ['you', 'you', 'you']},
    {what: 'Users, roles, login flows', who: ['you', 'you', 'you']},
    {what: 'Texts, logo, themes', who: ['you', 'you', 'you']},
    {what: 'Your own extensions', who: ['none', 'both', 'you']},
    {what: 'Date of an upgrade', who: ['we', 'both', 'you']},
    {what: 'Upgrades and patches', who: ['we', 'we', 'you']},
    {what: 'Compatible extensions', who: ['we', 'we', 'you']},
    {what: 'Servers and caches', who: ['we', 'we', 'you']},
    {what: 'Database and backups', who: ['we', 'we', 'you']},
    {what: 'Certificates, gateway', who: ['we', 'we', 'you']},
    {what: `Answers ${coverage.long}`, who: ['we', 'we', 'you']},
  ],
}

export const promises: FactRowProps = {
  label: 'What we promise',
  facts: [
    {figure: `${uptime}%`, text: 'uptime guarantee, with credits if we miss it'},
    {
      figure: duration(down.firstAnswer),
      text: `at most, until an engineer answers when logins are down, ${coverage.long}`,
    },
    {figure: duration(backups.recoveryTime), text: 'at most, until we have restored a lost database'},
    {
      figure: `Keycloak ${service.server}`,
      text: `on the service today, with ${Object.keys(service.extensions).length} extensions`,
    },
  ],
}

export const answers: CodeShowcaseProps = {
  id: 'keycloak',
  title: 'Use the same endpoints as with any Keycloak',
  lead: 'You get the Keycloak that you know, with the same console and API. You can use any OpenID Connect library without changes. The extensions add endpoints, for example for organizations.',
  samples: Samples,
}

export const map: MapSectionProps = {
  id: 'regions',
  title: `Store your realm in ${oneRegion}`,
  lead: `The servers, database, and backups are in ${chosenRegion}. ${standbyPlaces === undefined ? '' : `${planName.Dedicated.a} can have a standby in a second region. `}Some of our subprocessors process data in other places.`,
  map: {
    title: 'Regions of the service',
    description: `A world map of the regions: ${regions.map(({label}) => label).join(', ')}.`,
    regions,
  },
  table: {columns: ['Region', 'ID'], rows: regions.map(({label, id}) => [label, id] as const)},
}

export const events: DataTableProps = {
  title: 'What happens when something fails or changes',
  lead: 'This table shows what we do in each case and what your users notice.',
  columns: ['Event', 'What we do', 'What users notice', 'Learn more'],
  rows: [
    [
      'A machine fails',
      'The other nodes continue, and no session is lost, because sessions are in the database.',
      'Nothing, or they reload a page once',
      {label: 'Monitoring', to: '/hosting/monitoring/'},
    ],
    [
      'A patch is released',
      'We test it with all extensions, and then replace one node after the other.',
      'Nothing',
      {label: 'Upgrades', to: '/hosting/version-upgrades/'},
    ],
    [
      'A minor release is due',
      `We announce it ${days(serviceLevels.upgrades.notice)} ahead and switch all nodes at the same time.`,
      `A short interruption at a quiet hour. Announced work takes at most ${maintenance.minutes} minutes a month in total.`,
      {label: 'Upgrades', to: '/hosting/version-upgrades/'},
    ],
    [
      'The database is lost',
      `We restore it. You lose at most ${duration(backups.recoveryPoint)} of changes.`,
      `No logins for up to ${duration(backups.recoveryTime)}`,
      {label: 'Backups', to: '/hosting/backups/'},
    ],
    [
      'Your administrator deletes a client',
      'If you have no export, we recover the client from a backup.',
      'They can’t log in to that application until the client is back',
      {label: 'Backups', to: '/hosting/backups/'},
    ],
    [
      'Logins fail for an unknown reason',
      'An engineer checks the servers and logs while you check the events of your realm.',
      'Failed logins until we find the cause together',
      {label: 'Support', to: '/hosting/support/'},
    ],
    [
      'You leave',
      `We give you a full export with password hashes and signing keys, and delete your data ${days(serviceLevels.exportWithin)} after the contract ends.`,
      'One extra login, if you use a custom domain',
      {label: 'Leaving', to: '/docs/service/leaving/'},
    ],
  ],
}

export const parts: LinkGroupsProps = {
  groups: [
    {
      title: 'Set it up',
      links: [
        {
          label: 'Deployments and regions',
          to: '/hosting/deployments/',
          description: 'Choose shared or dedicated, and find the region near your users.',
        },
        {
          label: 'Configuration',
          to: '/hosting/configure/',
          description: 'See where to change each setting, and keep test and production in sync.',
        },
        {
          label: 'Customization',
          to: '/hosting/customize/',
          description: 'Use your domain, logo, emails, and code.',
        },
      ],
    },
    {
      title: 'Keep it running',
      links: [
        {
          label: 'Backups and restores',
          to: '/hosting/backups/',
          description: 'See what you can lose, how long a restore takes, and how to request one.',
        },
        {
          label: 'Monitoring',
          to: '/hosting/monitoring/',
          description: 'See what we monitor, and set up the two alerts that only you can set up.',
        },
        {
          label: 'Version upgrades',
          to: '/hosting/version-upgrades/',
          description: 'See which version runs, why it isn’t always the newest, and who fixes vulnerabilities.',
        },
        {
          label: 'Support for hosted deployments',
          to: '/hosting/support/',
          description: 'See how fast an engineer answers, and what to write in an outage.',
        },
      ],
    },
  ],
}

export const questions: FaqProps = {
  title: 'Frequently asked questions',
  questions: [
    {
      question: 'Do we get access to the database or a shell?',
      answer: `No, you get the admin console, the Admin API, and the API of the extensions. We do everything that needs access to the server, such as a full export. ${planName.Dedicated.a} can stream its server logs to you.`,
      more: {label: 'Logs and metrics', to: '/docs/service/logs-and-metrics/'},
    },
    {
      question: 'Do we share a database with other customers?',
      answer: `On ${planName.shared.a}, yes, but the data is separated by realm, and no user, key, or token of one realm is valid in another. On ${planName.dedicated.a}, only you use the database.`,
      more: {label: 'Compare shared and dedicated', to: '/hosting/deployments/#shared-or-dedicated'},
    },
    {
      question: 'Does all our data stay in the region?',
      answer: `No. The region stores your realm and its backups, for example users, password hashes, sessions, and stored events. Other subprocessors can process data elsewhere, such as IP addresses in logs or messages to support. ${elsewhere}`,
      more: {label: 'Where data goes', to: '/docs/service/regions/'},
    },
    {
      question: 'Can we bring our users from our current system?',
      answer:
        'Yes, and if your system exports password hashes that Keycloak can read, users keep their passwords. Otherwise, each user moves at their next login.',
      more: {label: 'Migrate to Keycloak', to: '/support/migrate-to-keycloak/'},
    },
    {
      question: 'When is managed hosting the wrong choice?',
      answer:
        'Run Keycloak yourself if your network has no internet access, if you have to change Keycloak’s code, or if you already have an on-call team that runs databases. Even then, you can buy our support.',
      more: {label: 'Self-hosted or managed', to: '/hosting/self-host-vs-managed/'},
    },
    {
      question: 'What does it cost?',
      answer: `You pay a monthly fee for ${planName.shared.a} or ${planName.dedicated.a}. You can calculate it on the pricing page.`,
      more: {label: 'Hosting prices', to: '/pricing/hosting/'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Try it with one application',
  text: 'Create a realm, connect an application, and log in, which takes an afternoon. If you don’t like it, you can leave with an export.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'See hosting prices', to: '/pricing/hosting/'},
  ],
}
