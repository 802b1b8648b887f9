import type {SketchProps} from '../../kit/figures'
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
import {auditReports} from '../../data/offer/claims'
import {planName} from '../../data/offer/plan'
import {coverage, supportChannels, type SupportChannel} from '../../data/offer/support'
import {days, duration, workingDays} from '../../lib/duration'
import {mailTo} from '../../lib/mailTo'
import {responseTo} from '../../lib/responseTo'
import {answers, drawCalendar} from './_calendar'

const mail = (topic: ContactTopic): string => mailTo(brand.supportEmail, topic)
const down = responseTo('down')
// A provider without it has no such channel.
const channels: readonly SupportChannel[] = supportChannels
const telephone = channels.find(({id}) => id === 'telephone')

const withinDays = (count: number): string => `Within ${workingDays(count)}`

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Contact',
    description: `Contact ${brand.name} about sales, support, security, RFPs, or your data. Each link opens an email that asks for what we need.`,
  },
}

export const hero: HeroProps = {
  title: 'Contact us',
  lead: `You can reach us ${coverage.long} at ${brand.supportEmail}. We sort messages by their subject, so start from one of the links below to reach the right team.`,
  actions: [
    {label: 'Ask for a quote', to: mail(contactTopics.sales)},
    {label: 'Get support', to: mail(contactTopics.support)},
  ],
}

export const calendar: SketchProps = {
  title: 'When you get an answer if you write on a Friday at 5 p.m.',
  description: `The times until the first answer: ${answers.map(({what, text}) => `${what.toLowerCase()}: ${text}`).join('; ')}. Saturdays and Sundays aren’t working days.`,
  caption: 'You write on a Friday at 5 p.m. Each bar ends when you have an answer at the latest.',
  draw: drawCalendar,
}

export const topics: DataTableProps = {
  id: 'topics',
  title: 'Choose a topic',
  columns: ['Topic', 'First answer', 'Email', 'Read first'],
  rows: [
    [
      `Plans, prices, ${planName.dedicated.many}, or support for your own servers`,
      withinDays(contactTopics.sales.answeredWithin),
      {label: 'Contact sales', to: mail(contactTopics.sales)},
      {label: 'Pricing', to: '/pricing/'},
    ],
    [
      'Login failures, or something that doesn’t work as documented',
      `Within ${duration(down.firstAnswer)} if logins are down`,
      {label: 'Contact support', to: mail(contactTopics.support)},
      {label: 'Support', to: '/docs/service/support/'},
    ],
    [
      'A vulnerability in the service, the dashboard, or this site',
      withinDays(contactTopics.security.answeredWithin),
      {label: 'Report a vulnerability', to: mail(contactTopics.security)},
      {label: 'Disclosure policy', to: '#security'},
    ],
    [
      'An RFP, a security questionnaire, or a vendor review',
      withinDays(contactTopics.rfp.answeredWithin),
      {label: 'Send a questionnaire', to: mail(contactTopics.rfp)},
      {label: 'Answers to common questions', to: '#rfp'},
    ],
    [
      'Your personal data',
      `Within ${days(legalTerms.dataRequestDays)}`,
      {label: 'Send a request', to: mail(contactTopics.privacy)},
      {label: legalDocuments.privacy.title, to: legalPath('privacy')},
    ],
    [
      'A job application',
      withinDays(contactTopics.careers.answeredWithin),
      {label: 'Apply', to: mail(contactTopics.careers)},
      {label: 'Careers', to: '/company/careers/'},
    ],
    [
      'Referrals and reselling',
      'By agreement',
      {label: 'Affiliates and partners', to: '/docs/affiliate/'},
      {label: 'What to put in your email', to: '/docs/affiliate/#what-to-put-in-your-email'},
    ],
  ],
  note: 'Each link opens your email program with a subject and the questions that we need answered. If that doesn’t work on your device, copy the address above.',
}

export const sales: FeatureListProps = {
  id: 'sales',
  tone: 'sunken',
  title: 'What we need for a quote',
  lead: 'Estimates are good enough. If you don’t know a number, tell us.',
  features: [
    {term: 'Monthly active users', text: 'How many users log in at least once a month, today and a year from now.'},
    {
      term: 'Organizations with their own SSO',
      text: 'How many of your customers will connect their own identity provider.',
    },
    {
      term: 'Region',
      text: 'The location of your users, and whether a contract or the law requires a location for their data.',
    },
    {
      term: 'Shared or dedicated',
      text: `Whether you need ${planName.dedicated.a}, for example for several realms, your own extensions, load tests, or strict isolation.`,
    },
    {
      term: 'Launch date',
      text: 'When the first real user logs in, and whether you have to migrate users from another system first.',
    },
  ],
}

export const support: StepsProps = {
  id: 'support',
  title: 'If your users can’t log in',
  steps: [
    {
      label: 'Check the dashboard',
      text: 'If the cluster is healthy, look at the events of the realm. You can often find the cause there, such as a wrong client setting or an expired certificate.',
    },
    {
      label: `Put “${down.severity}” in the subject`,
      text: 'This pages the engineer on call. Include the deployment, the realm, the time with its time zone, and the exact error text.',
    },
    ...(telephone === undefined
      ? []
      : [
          {
            label: 'Call us if you can’t send email',
            text: `The number of the emergency telephone is ${telephone.where[0]?.toLowerCase()}${telephone.where.slice(1)}. The dashboard has its own login, so write the number down now.`,
          },
        ]),
    {
      label: `Get an answer within ${duration(down.firstAnswer)}`,
      text: 'A person answers and keeps you posted until logins work.',
    },
    {
      label: 'Don’t send secrets',
      text: 'We never need a password, a token, or a client secret. If you sent one, change it.',
    },
  ],
}

export const security: SectionText = {
  id: 'security',
  title: 'Report a vulnerability',
  lead: 'Thank you for helping us keep logins safe. This policy says how you can report a vulnerability and what we do with your report.',
}

export const rfp: DataTableProps = {
  id: 'rfp',
  tone: 'sunken',
  title: 'Answers for RFPs and questionnaires',
  lead: 'These pages answer most questionnaires. You can link to them and send us only the remaining questions.',
  columns: ['Subject', 'Page'],
  rows: [
    ['Prices, billing, and contract periods', {label: 'Pricing', to: '/pricing/'}],
    ['Availability, its measurement, and credits', {label: legalDocuments.sla.title, to: legalPath('sla')}],
    ['Backups, restores, RPO, and RTO', {label: 'Backups', to: '/hosting/backups/'}],
    ['Support hours, severities, and response times', {label: 'Support', to: '/docs/service/support/'}],
    ['Regions, and where data is stored and processed', {label: 'Regions', to: '/docs/service/regions/'}],
    ['Retention and deletion of data', {label: 'Data retention', to: '/docs/service/data-retention/'}],
    ['Vulnerabilities of the server', {label: 'Security advisories', to: '/docs/service/security-advisories/'}],
    [
      'Data processing agreement, breaches, and audits',
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
    ...auditReports.map(({title, auditor, to}) => [`${title}, by ${auditor}`, {label: title, to}] as const),
    ['More about security and compliance', {label: 'Trust center', to: brand.links.trustCenter}],
    ['Your own penetration tests', {label: 'Penetration tests of your login', to: '/docs/security/penetration-tests/'}],
    ['Audit logs and their export', {label: 'Audit logs', to: '/docs/audit-logs/'}],
    ['Upgrades and versions', {label: 'Versions and upgrades', to: '/docs/service/versions/'}],
    ['Licenses of all parts', {label: 'Open source and source-available', to: '/docs/introduction/open-source/'}],
    ['Notice, export, and deletion at the end', {label: 'Leave the service', to: '/docs/service/leaving/'}],
    ['Company, address, and governing law', {label: 'About the company', to: '/company/about/#details'}],
  ],
}
