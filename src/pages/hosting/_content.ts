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
import {regions} from '../../data/regions'
import {service} from '../../data/service'
import {serviceLevels} from '../../data/serviceLevels'
import {days, duration} from '../../lib/duration'
import {responseTo} from '../../lib/responseTo'
import Samples from './_samples.mdx'

const {backups, maintenance, uptime} = serviceLevels
const down = responseTo('down')

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Managed Keycloak hosting',
    description: `${brand.name} runs Keycloak for you: servers, database, backups, upgrades, on-call at night. What we do, what stays with you, what users notice.`,
  },
  label: 'Hosting',
}

export const offer: StructuredDataProps['data'] = {
  '@type': 'Service',
  name: page.meta.title,
  serviceType: 'Managed identity and access management',
  description: page.meta.description,
  provider: {'@type': 'Organization', name: brand.name, url: `https://${brand.domain}/`},
}

export const hero: HeroProps = {
  title: 'We run Keycloak, you run your realm',
  lead: 'Managed Keycloak hosting for teams that don’t want to operate it. Users, clients, login flows and login pages stay under your control; the database, backups, upgrades and alarms at night are our job.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Compare with your own servers', to: '/hosting/self-host-vs-managed/'},
  ],
}

export const duties: DutiesProps = {
  caption: 'Who does what on a shared deployment, on a dedicated cluster and on servers of your own',
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
    {what: 'On call at 3 a.m.', who: ['we', 'we', 'you']},
  ],
}

export const promises: FactRowProps = {
  label: 'What we promise',
  facts: [
    {figure: `${uptime}%`, text: 'guaranteed uptime, with credits below it'},
    {figure: duration(down.firstAnswer), text: 'until a person answers when nobody can log in, day or night'},
    {figure: duration(backups.recoveryTime), text: 'at most, until a lost database is restored'},
    {
      figure: `Keycloak ${service.server}`,
      text: `runs today, with ${Object.keys(service.extensions).length} extensions`,
    },
  ],
}

export const answers: CodeShowcaseProps = {
  id: 'keycloak',
  title: 'The same endpoints as any Keycloak',
  lead: 'It is the Keycloak that you know, with the same console and the same API. Every OpenID Connect library works unchanged; the organizations extension adds endpoints of its own.',
  samples: Samples,
}

export const map: MapSectionProps = {
  id: 'regions',
  title: `${regions.length} regions, and your data stays in the one you choose`,
  lead: 'The servers, database and backups of a shared deployment are all in one region. A dedicated cluster can have more than one.',
  map: {
    title: 'Where deployments run',
    description: `A world map that marks ${regions.map(({label}) => label).join(', ')}.`,
    regions,
  },
  table: {columns: ['Region', 'Id'], rows: regions.map(({label, id}) => [label, id] as const)},
}

export const events: DataTableProps = {
  title: 'When something fails or changes',
  lead: 'What we do in each case, and what your users see of it.',
  columns: ['Case', 'What we do', 'Users notice', 'Details'],
  rows: [
    [
      'A machine fails',
      'The other nodes carry on. Sessions are in the database, not on the machine.',
      'Nothing, or one page to reload',
      {label: 'Monitoring', to: '/hosting/monitoring/'},
    ],
    [
      'A patch is released',
      'We test it with all extensions, then replace one node after the other.',
      'Nothing',
      {label: 'Upgrades', to: '/hosting/version-upgrades/'},
    ],
    [
      'A minor release is due',
      `We announce it ${days(serviceLevels.upgrades.notice)} ahead. All nodes change at once.`,
      `A short interruption at a quiet hour. All announced work together takes ${maintenance.minutes} minutes a month at most.`,
      {label: 'Upgrades', to: '/hosting/version-upgrades/'},
    ],
    [
      'The database is lost',
      `We restore it. At most ${duration(backups.recoveryPoint)} of changes are lost.`,
      `No logins for up to ${duration(backups.recoveryTime)}`,
      {label: 'Backups', to: '/hosting/backups/'},
    ],
    [
      'One of your administrators deletes a client',
      'If you have no export, we recover the client from a backup.',
      'Nobody can log in to that application until the client is back',
      {label: 'Backups', to: '/hosting/backups/'},
    ],
    [
      'Logins fail and nobody knows why',
      'An engineer checks servers and logs while you check the realm’s events.',
      'Failed logins until the cause is found',
      {label: 'Support', to: '/hosting/support/'},
    ],
    [
      'You leave',
      `You get a full export with password hashes and signing keys. ${days(serviceLevels.exportWithin)} after the contract ends, we delete your data.`,
      'One extra login, if you use your own domain',
      {label: 'What leaving looks like', to: '/docs/introduction/open-source/#what-leaving-looks-like'},
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
          description: 'Shared or dedicated, and which region is near your users.',
        },
        {
          label: 'Configuration',
          to: '/hosting/configure/',
          description: 'Which settings are yours, where each is made, and how test and production stay alike.',
        },
        {
          label: 'Customization',
          to: '/hosting/customize/',
          description: 'Your domain, your logo, your emails, your own code.',
        },
      ],
    },
    {
      title: 'Keep it running',
      links: [
        {
          label: 'Backups and restores',
          to: '/hosting/backups/',
          description: 'How much can be lost, how long a restore takes, and how to ask for one.',
        },
        {
          label: 'Monitoring',
          to: '/hosting/monitoring/',
          description: 'What we watch, what you see, and the two alarms that only you can set.',
        },
        {
          label: 'Version upgrades',
          to: '/hosting/version-upgrades/',
          description: 'Which version runs, why it isn’t always the newest, and who fixes what.',
        },
        {
          label: 'Support for hosted deployments',
          to: '/hosting/support/',
          description: 'How fast an engineer answers, and what to write at three in the morning.',
        },
      ],
    },
  ],
}

export const questions: FaqProps = {
  title: 'Before you decide',
  questions: [
    {
      question: 'Do we get access to the database or a shell?',
      answer:
        'No. You have the admin console, the admin API and the API of the extensions. Anything that needs the server itself, such as a full export, we do for you.',
    },
    {
      question: 'Is our data in the same database as other customers’ data?',
      answer:
        'On a shared deployment, yes, separated by realm: no user, key or token of one realm is valid in another. On a dedicated cluster, the database is yours alone.',
      more: {label: 'Compare the two', to: '/hosting/deployments/#shared-or-dedicated'},
    },
    {
      question: 'Can we bring our users from our current system?',
      answer:
        'Yes. If it exports password hashes that Keycloak can read, we import them and users keep their passwords. Otherwise users move one by one, each at their next login.',
      more: {label: 'Migrate to Keycloak', to: '/support/migrate-to-keycloak/'},
    },
    {
      question: 'When is this the wrong choice?',
      answer:
        'If your network has no internet access, if you have to change Keycloak’s own code, or if you already have a team on call that runs databases. Then run it yourself; we can still support you.',
      more: {label: 'Self-hosted or managed', to: '/hosting/self-host-vs-managed/'},
    },
    {
      question: 'What does it cost?',
      answer: 'A monthly fee for a shared deployment or a dedicated cluster. The price page has a calculator.',
      more: {label: 'Hosting prices', to: '/pricing/hosting/'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Try it with one application',
  text: 'Create a realm, point an application at it and log in. It takes an afternoon, and if you don’t like it, you leave with an export.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'See hosting prices', to: '/pricing/hosting/'},
  ],
}
