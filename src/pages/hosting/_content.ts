import type {DutiesProps} from '../../components/figures'
import type {PageProps} from '../../components/layout/Page'
import type {StructuredDataProps} from '../../components/layout/StructuredData'
import type {CallToActionProps} from '../../components/sections/CallToAction'
import type {CodeShowcaseProps} from '../../components/sections/CodeShowcase'
import type {DataTableProps} from '../../components/sections/DataTable'
import type {FactRowProps} from '../../components/sections/FactRow'
import type {FaqProps} from '../../components/sections/Faq'
import type {HeroProps} from '../../components/sections/Hero'
import type {LinkGroupsProps} from '../../components/sections/LinkGroups'
import type {MapSectionProps} from '../../components/sections/MapSection'
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
    description: `${brand.name} runs Keycloak for you: servers, database, backups, upgrades, nights on call. Which work is ours, which stays yours, and what happens when.`,
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
  title: 'You manage the realm. We run the servers.',
  lead: 'Users, clients, login flows and the look of your pages stay in your hands. Database, backups, upgrades and the alarm at night are our job. It is the Keycloak that you know, with the same console and the same API.',
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
    {what: 'The day of an upgrade', who: ['we', 'both', 'you']},
    {what: 'Upgrades and patches', who: ['we', 'we', 'you']},
    {what: 'Matching extensions', who: ['we', 'we', 'you']},
    {what: 'Servers and caches', who: ['we', 'we', 'you']},
    {what: 'Database and backups', who: ['we', 'we', 'you']},
    {what: 'Certificates, gateway', who: ['we', 'we', 'you']},
    {what: 'Somebody awake at 3 a.m.', who: ['we', 'we', 'you']},
  ],
}

export const promises: FactRowProps = {
  label: 'What we promise',
  facts: [
    {figure: `${uptime}%`, text: 'guaranteed uptime, with credits below it'},
    {figure: duration(down.firstAnswer), text: 'until a person answers when nobody can log in, day or night'},
    {figure: duration(backups.recoveryTime), text: 'at most, until a lost database is back'},
    {
      figure: `Keycloak ${service.server}`,
      text: `with ${Object.keys(service.extensions).length} extensions runs today`,
    },
  ],
}

export const answers: CodeShowcaseProps = {
  id: 'keycloak',
  title: 'It answers like any Keycloak, because it is one',
  lead: 'Standard endpoints, so every OpenID Connect library works unchanged. The organizations extension answers beside them.',
  samples: Samples,
}

export const map: MapSectionProps = {
  id: 'regions',
  title: `${regions.length} regions, and your data stays in the one you choose`,
  lead: 'Servers, database and backups of a deployment are in one region. A deployment never moves by itself.',
  map: {
    title: 'Where deployments run',
    description: `A world map that marks ${regions.map(({label}) => label).join(', ')}.`,
    regions,
  },
}

export const events: DataTableProps = {
  title: 'What happens when',
  lead: 'The cases that buyers ask about, and what your users see of each.',
  columns: ['When', 'What we do', 'What your users notice', 'Details'],
  rows: [
    [
      'A machine fails',
      'The other nodes carry on. Sessions are in the database, not on the machine.',
      'Nothing, or one page to reload',
      {label: 'Monitoring', to: '/hosting/monitoring/'},
    ],
    [
      'A patch is released',
      'We test it with all extensions and replace one node after the other.',
      'Nothing',
      {label: 'Upgrades', to: '/hosting/version-upgrades/'},
    ],
    [
      'A minor release comes',
      `We announce it ${days(serviceLevels.upgrades.notice)} ahead. All nodes change at once.`,
      `An interruption at a quiet hour; together with other announced work, ${maintenance.minutes} minutes a month at most`,
      {label: 'Upgrades', to: '/hosting/version-upgrades/'},
    ],
    [
      'The database is lost',
      `We restore it, at most ${duration(backups.recoveryPoint)} old.`,
      `No logins for up to ${duration(backups.recoveryTime)}`,
      {label: 'Backups', to: '/hosting/backups/'},
    ],
    [
      'One of your administrators deletes a client',
      'We read the client from a backup, if you have no export.',
      'One application has no login until it is back',
      {label: 'Backups', to: '/hosting/backups/'},
    ],
    [
      'Logins fail and nobody knows why',
      'An engineer looks at servers and logs while you look at the events of the realm.',
      'Failed logins, until the cause is found',
      {label: 'Support', to: '/hosting/support/'},
    ],
    [
      'You leave',
      `You get a full export with password hashes and signing keys. ${days(serviceLevels.exportWithin)} later we delete your data.`,
      'One more login, if the address is your own',
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
          description: 'How much can be lost, how long a restore takes, and how you ask for one.',
        },
        {
          label: 'Monitoring',
          to: '/hosting/monitoring/',
          description: 'What we watch, what you see, and the two alarms that only you can set.',
        },
        {
          label: 'Version upgrades',
          to: '/hosting/version-upgrades/',
          description: 'Which version runs, why that one, and who fixes what.',
        },
        {
          label: 'Support for hosted deployments',
          to: '/hosting/support/',
          description: 'Who answers how fast, and what to write at night.',
        },
      ],
    },
  ],
}

export const questions: FaqProps = {
  title: 'Before you decide',
  questions: [
    {
      question: 'Can we get at the database or the server’s shell?',
      answer:
        'No. You have the admin console, the admin API and the API of the extensions. What needs the server itself, such as a full export, we do for you.',
    },
    {
      question: 'Is my data on the same database as that of others?',
      answer:
        'On a shared deployment, yes, separated by realm: no user, key or token of one realm is valid in another. On a dedicated cluster there is nobody else.',
      more: {label: 'Compare the two', to: '/hosting/deployments/#shared-or-dedicated'},
    },
    {
      question: 'Can I bring users from the system I have now?',
      answer:
        'Yes. If it can hand out password hashes that Keycloak knows, users keep their passwords. Otherwise they can be moved one by one, each at the next login.',
      more: {label: 'Migrate to Keycloak', to: '/support/migrate-to-keycloak/'},
    },
    {
      question: 'When should we not buy this?',
      answer:
        'If your network has no internet access, if you must change Keycloak’s own code, or if you have a team on call that runs databases anyway. Then run it yourself; we can still support you.',
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
  text: 'Create a realm, point an application at it and log in. That takes an afternoon, and an export takes you out again.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'See hosting prices', to: '/pricing/hosting/'},
  ],
}
