import {planName} from './offer/plan'
import {serviceLevels} from './offer/serviceLevels'

/** One thing that people write to the provider about. */
export type ContactTopic = {
  id:
    | 'sales'
    | 'on-call'
    | 'engineering'
    | 'support'
    | 'emergency'
    | 'credit'
    | 'security'
    | 'rfp'
    | 'privacy'
    | 'careers'
    | 'subprocessors'
    | 'unanswered'
    | 'documentation'
    | 'export'
    | 'affiliate'
    | 'accessibility'
  /** Subject of the prefilled mail: support sorts by it. */
  subject: string
  /** Lines of the prefilled mail, for the sender to complete. */
  body: readonly string[]
  /** Working days until a person's first answer. A sample value. Default: the response times of the service levels. */
  answeredWithin?: number
}

const severities = serviceLevels.responses.map(({severity}) => severity.toLowerCase()).join(' | ')

/** What a plan for a customer's own servers depends on. */
const ownServers = [
  'Version of Keycloak, extensions, where it runs:',
  'Clusters in production:',
  'Monitoring, and who is on call today:',
  'What worries us most:',
  'Start date:',
] as const

/**
 * What people write about, apart from single pieces of work, which are in `./engagements.ts`. Every link that opens a mail with
 * a subject takes it from here.
 */
export const contactTopics = {
  sales: {
    id: 'sales',
    subject: 'Plan and price',
    body: [
      'Monthly active users, now and in a year:',
      'Organizations with their own SSO:',
      'Region:',
      `${planName.Shared.one} or ${planName.dedicated.one}:`,
      'Launch date:',
    ],
    answeredWithin: 1,
  },
  'on-call': {id: 'on-call', subject: 'On-call support', body: ownServers},
  engineering: {id: 'engineering', subject: 'On-call support and engineering', body: ownServers},
  support: {
    id: 'support',
    subject: `Support: [${severities}]`,
    body: [
      'Deployment and realm:',
      'Start time, with the time zone:',
      'Who is affected:',
      'Error text, or the line from the log:',
      'Last change before it started:',
    ],
  },
  emergency: {
    id: 'emergency',
    subject: 'Keycloak is down',
    body: [
      'Down since (with the time zone):',
      'Who is affected:',
      'What they see:',
      'Last change before it started:',
      'Version, nodes, database:',
      'Extensions and themes:',
      'Last backup:',
      'Call me at:',
      'Who can approve changes:',
    ],
  },
  credit: {
    id: 'credit',
    subject: 'Uptime credit',
    body: ['Deployment or cluster:', 'Month:', 'Times of the downtime, if known, with the time zone:'],
  },
  security: {
    id: 'security',
    subject: 'Security report',
    body: [
      'What I did, step by step:',
      'What I saw:',
      'What an attacker could do with it:',
      'Who else knows, and when I plan to publish:',
      'How you can credit me, if at all:',
    ],
    answeredWithin: 2,
  },
  rfp: {
    id: 'rfp',
    subject: 'RFP or security questionnaire',
    body: ['Company:', 'Due date, with the time zone:', 'Format (spreadsheet, portal, document):', 'What it is for:'],
    answeredWithin: 2,
  },
  privacy: {
    id: 'privacy',
    subject: 'Data protection request',
    body: [
      'My request (a copy, a correction, deletion, an objection):',
      'Data in question (this site, the dashboard, messages, a job application):',
    ],
  },
  careers: {
    id: 'careers',
    subject: 'Job application',
    body: [
      'The kind of work I want to do:',
      'Something I built, fixed, or wrote, with a link:',
      'My country, time zone, and possible start date:',
    ],
    answeredWithin: 10,
  },
  subprocessors: {
    id: 'subprocessors',
    subject: 'Notify us about new subprocessors',
    body: ['Company:', 'Addresses to notify:'],
  },
  unanswered: {id: 'unanswered', subject: 'A question without an answer', body: ['Link to the question:']},
  documentation: {
    id: 'documentation',
    subject: 'Documentation',
    body: [
      'Address of the page, and the heading:',
      'What it says:',
      'What the server does, with request and response (no tokens, no secrets):',
      'Versions, if known:',
    ],
  },
  export: {
    id: 'export',
    subject: 'Realm export',
    body: ['Deployment and realm:', 'With users (yes | no):', 'When, with the time zone:', 'Who can receive it:'],
  },
  affiliate: {
    id: 'affiliate',
    subject: 'Affiliate',
    body: [
      'Name, company, country, website:',
      'What we do (consulting, development, operations, publishing):',
      'Referral or resale, and number of clients a year:',
      'Where we would recommend you:',
    ],
  },
  accessibility: {
    id: 'accessibility',
    subject: 'Accessibility',
    body: [
      'Address of the page:',
      'What you wanted to do, and what happened:',
      'Browser, and the assistive technology that you use:',
      'How we can reach you:',
    ],
    answeredWithin: 5,
  },
} as const satisfies {[Id in ContactTopic['id']]: ContactTopic & {id: Id}}

/** What anyone can test without an appointment. The page about penetration tests and the contact page both render it. */
export const vulnerabilityResearch = {
  rule: 'Without an appointment, you can test by hand, with your own accounts and realms, and without scanners or load',
} as const

/** Working days within which a reported vulnerability is assessed, and days after which its finder may publish. Sample values. */
export const disclosure = {assessedWithin: 10, publishedAfter: 90} as const
