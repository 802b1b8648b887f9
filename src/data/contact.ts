/** One thing that people write to the provider about. */
export type ContactTopic = {
  id: 'sales' | 'support' | 'security' | 'rfp' | 'privacy' | 'careers' | 'subprocessors'
  /** Subject of the prefilled mail: support sorts by it. */
  subject: string
  /** Lines of the prefilled mail, for the sender to complete. */
  body: readonly string[]
  /** Working days until a person's first answer. A sample value. Default: the response times of the service levels. */
  answeredWithin?: number
}

/** What people write about. Every link that opens a mail with a subject takes it from here. */
export const contactTopics = {
  sales: {
    id: 'sales',
    subject: 'Plan and price',
    body: [
      'Monthly active users, now and in a year:',
      'Organizations with their own SSO:',
      'Region:',
      'Shared deployment or dedicated cluster:',
      'Date of the launch:',
    ],
    answeredWithin: 1,
  },
  support: {
    id: 'support',
    subject: 'Support: [down | impaired | question]',
    body: [
      'Deployment and realm:',
      'Since when, with the time zone:',
      'Who is affected:',
      'Error text, or the line from the log:',
      'What changed last:',
    ],
  },
  security: {
    id: 'security',
    subject: 'Security report',
    body: [
      'What I did, step by step:',
      'What I saw:',
      'What somebody could do with it:',
      'Whether others know, and when I plan to publish:',
      'How I would like to be named, if at all:',
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
      'What I ask for (a copy, a correction, deletion, an objection):',
      'What it concerns (this site, the dashboard, messages, an application):',
    ],
  },
  careers: {
    id: 'careers',
    subject: 'Application',
    body: [
      'The kind of work that I want to do:',
      'Something that I built, fixed or wrote, with a link:',
      'Where I am (country and time zone), and from when I am free:',
    ],
    answeredWithin: 10,
  },
  subprocessors: {
    id: 'subprocessors',
    subject: 'Tell us about new subprocessors',
    body: ['Company:', 'Addresses to notify:'],
  },
} as const satisfies {[Id in ContactTopic['id']]: ContactTopic & {id: Id}}

/** Working days within which a report of a weakness is assessed, and days after which its finder may publish. Sample values. */
export const disclosure = {assessedWithin: 10, publishedAfter: 90} as const
