import type {PageProps} from '../../kit/layout/Page'
import type {SectionText} from '../../kit/layout/Section'
import type {DataTableProps} from '../../kit/sections/DataTable'
import type {FeatureListProps} from '../../kit/sections/FeatureList'
import type {HeroProps} from '../../kit/sections/Hero'
import type {StepsProps} from '../../kit/sections/Steps'
import {brand} from '../../data/brand'
import {contactTopics, type ContactTopic} from '../../data/contact'
import {legalDocuments, legalPath} from '../../data/legal'
import {legalTerms} from '../../data/legalTerms'
import {days, duration, workingDays} from '../../lib/duration'
import {mailTo} from '../../lib/mailTo'
import {responseTo} from '../../lib/responseTo'

const mail = (topic: ContactTopic): string => mailTo(brand.supportEmail, topic)
const down = responseTo('down')

const withinDays = (count: number): string => `Within ${workingDays(count)}`

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Contact',
    description: `Reach ${brand.name}: sales, support around the clock, security reports, RFPs and data protection. Each link opens an email that asks for what we need.`,
  },
}

export const hero: HeroProps = {
  title: 'Contact us',
  lead: `One address for everything, read around the clock: ${brand.supportEmail}. The subject decides who reads it first, so please start from one of the links below.`,
  actions: [
    {label: 'Ask for a plan and a price', to: mail(contactTopics.sales)},
    {label: 'Get support', to: mail(contactTopics.support)},
  ],
}

export const topics: DataTableProps = {
  id: 'topics',
  title: 'What is it about?',
  columns: ['About', 'First answer', 'Write', 'Or read first'],
  rows: [
    [
      'Plans, prices, a dedicated cluster, support for your own servers',
      withinDays(contactTopics.sales.answeredWithin),
      {label: 'Write to sales', to: mail(contactTopics.sales)},
      {label: 'Pricing', to: '/pricing/'},
    ],
    [
      'Logins fail, or something does not work as documented',
      `Within ${duration(down.firstAnswer)} if nobody can log in`,
      {label: 'Write to support', to: mail(contactTopics.support)},
      {label: 'Support that comes with hosting', to: '/hosting/support/'},
    ],
    [
      'A vulnerability in the service, the dashboard or this site',
      withinDays(contactTopics.security.answeredWithin),
      {label: 'Report a vulnerability', to: mail(contactTopics.security)},
      {label: 'Disclosure policy', to: '#security'},
    ],
    [
      'An RFP, a security questionnaire, a vendor review',
      withinDays(contactTopics.rfp.answeredWithin),
      {label: 'Send a questionnaire', to: mail(contactTopics.rfp)},
      {label: 'What is already answered', to: '#rfp'},
    ],
    [
      'Your personal data',
      `Within ${days(legalTerms.dataRequestDays)}`,
      {label: 'Send a request', to: mail(contactTopics.privacy)},
      {label: legalDocuments.privacy.title, to: legalPath('privacy')},
    ],
    [
      'A job',
      withinDays(contactTopics.careers.answeredWithin),
      {label: 'Apply', to: mail(contactTopics.careers)},
      {label: 'Careers', to: '/company/careers/'},
    ],
    [
      'Recommending or reselling',
      'By agreement',
      {label: 'Affiliates and partners', to: '/docs/affiliate/'},
      {label: 'What to put in your mail', to: '/docs/affiliate/#what-to-put-in-your-email'},
    ],
  ],
  note: 'The links open your email program with a subject and the questions that we would ask anyway. If you have none, copy the address.',
}

export const sales: FeatureListProps = {
  id: 'sales',
  tone: 'sunken',
  title: 'Five answers get you a price',
  lead: 'Estimates are good enough. If you don’t know one, say so.',
  features: [
    {term: 'Monthly active users', text: 'People who log in at least once a month, today and a year from now.'},
    {
      term: 'Organizations with their own SSO',
      text: 'How many of your customers will connect their own identity provider.',
    },
    {term: 'Region', text: 'Where your users are, and whether a contract or the law says where their data must stay.'},
    {
      term: 'Shared or dedicated',
      text: 'Several realms, your own extensions, load tests or strict isolation call for a dedicated cluster.',
    },
    {
      term: 'Date',
      text: 'When the first real user logs in, and whether users have to be moved from another system first.',
    },
  ],
}

export const support: StepsProps = {
  id: 'support',
  title: 'If users can’t log in right now',
  steps: [
    {
      label: 'Look first',
      text: 'Open the dashboard. If the cluster is healthy, look at the events of the realm: the cause is often a client or a certificate.',
    },
    {
      label: `Put “${down.severity}” in the subject`,
      text: 'That wakes the person on duty. Name deployment and realm, the time with its time zone, and the exact error text.',
    },
    {
      label: `Wait ${duration(down.firstAnswer)} at most`,
      text: 'A person answers, and keeps you posted until logins work.',
    },
    {
      label: 'Keep secrets to yourself',
      text: 'We never need a password, a token or a client secret. If one was sent, change it.',
    },
  ],
}

export const security: SectionText = {
  id: 'security',
  title: 'Report a vulnerability',
  lead: 'You found something that an attacker could use. Thank you. Here is how to tell us, and what we do then.',
}

export const rfp: DataTableProps = {
  id: 'rfp',
  tone: 'sunken',
  title: 'RFPs and questionnaires: what is already answered',
  lead: 'Most questionnaires ask these. Link to the pages, and send us the questions that are left.',
  columns: ['Question', 'Answer'],
  rows: [
    ['Prices, billing, contract periods', {label: 'Pricing', to: '/pricing/'}],
    ['Availability: how it is measured, credits', {label: legalDocuments.sla.title, to: legalPath('sla')}],
    ['Backups, RPO and RTO, restore', {label: 'Backups', to: '/hosting/backups/'}],
    ['Support hours, severities, response times', {label: '24/7 on-call support', to: '/support/24-7-on-call/'}],
    ['Regions and where data is stored', {label: 'Deployments and regions', to: '/hosting/deployments/'}],
    [
      'Data processing agreement, breaches, audits',
      {
        label: 'Annex A of the service agreement',
        to: `${legalPath('service-agreement')}#annex-a-data-processing-terms`,
      },
    ],
    [
      'Technical and organizational measures',
      {label: 'Annex B of the service agreement', to: `${legalPath('service-agreement')}#annex-b-measures`},
    ],
    ['Subprocessors', {label: legalDocuments.subprocessors.title, to: legalPath('subprocessors')}],
    ['Reports of audits and penetration tests', {label: 'Trust center', to: brand.links.trustCenter}],
    ['Penetration tests by you', {label: 'Penetration tests of your login', to: '/docs/security/penetration-tests/'}],
    ['Audit logs and how to export them', {label: 'Audit logs', to: '/docs/audit-logs/'}],
    ['Upgrades and versions', {label: 'Version upgrades', to: '/hosting/version-upgrades/'}],
    [
      'Licenses of all parts, and how to leave',
      {label: 'Open source and leaving', to: '/docs/introduction/open-source/'},
    ],
    ['Company, address, governing law', {label: 'About the company', to: '/company/about/#details'}],
  ],
}
