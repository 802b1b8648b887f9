import {planName} from './offer/plan'
/**
 * What the legal texts promise in figures, besides service levels (`serviceLevels.ts`) and billing (`pricing.ts`), and under
 * whose law. Sample values: replace them together with the texts, after counsel has reviewed both. Pages show them from here
 * and state none themselves.
 */
export const legalTerms = {
  /** Where the provider, `legalName` of the brand, can be served. */
  address: {
    street: '100 Sample Street',
    locality: 'Wilmington',
    region: 'Delaware',
    postalCode: '19801',
    /** ISO 3166-1, two letters. */
    country: 'US',
    countryName: 'United States',
  },
  /** What the agreement and the terms of use are governed by. Completes "governed by …". */
  law: 'the laws of the State of Delaware, United States',
  /** Completes "brought before …". */
  courts: 'the state and federal courts in Delaware',
  /** The member state whose law and courts the standard contractual clauses name, which have to be those of one. */
  clausesCountry: 'Ireland',

  /** Days of warning before the service is suspended for an unpaid invoice. */
  suspensionNoticeDays: 14,
  /** Days to put a breach right before the other side may end the agreement. */
  cureDays: 30,
  /** Months whose fees are the most that either side owes for what happens in a year. */
  liabilityMonths: 12,
  /** Years after the end of the agreement for which confidential information is kept confidential. */
  confidentialityYears: 3,

  /** Days between the announcement of a new subprocessor and its first use. */
  subprocessorNoticeDays: 30,
  /** Days after that announcement within which a customer objects. */
  objectionDays: 21,
  /** Hours between our knowing of a breach of personal data and the customer's. */
  breachNoticeHours: 48,
  /** Days of notice before an audit. */
  auditNoticeDays: 30,

  /** How long what is known of readers and of people who write to us is kept. */
  kept: {
    /** Days: the log of requests to the site. */
    siteLogDays: 30,
    /** Months: the counts of pages read. */
    countMonths: 24,
    /** Months after the last message: an exchange that led to no contract. */
    messageMonths: 12,
    /** Months after the answer: an application for a job. */
    applicationMonths: 6,
    /** Years after the end of the year: invoices and what belongs to them. */
    invoiceYears: 7,
  },

  /** Days to answer a person who asks about their data. */
  dataRequestDays: 30,

  /** What protects personal data in the service: the annex of the data processing terms. */
  measures: [
    {area: 'Transport', measure: 'Connections from outside are accepted only over TLS.'},
    {area: 'Storage', measure: 'Databases and backups are encrypted at rest.'},
    {
      area: 'Staff access',
      measure:
        'Only staff on duty have access, through named accounts with a second factor and with the fewest rights that the task needs. Each access is logged.',
    },
    {
      area: 'Separation',
      measure: `Each realm has its own users, keys, and sessions. ${planName.Dedicated.a} has its own servers and database.`,
    },
    {
      area: 'Continuity',
      measure: 'Backups are made and restores are rehearsed as often as the service level agreement says.',
    },
    {
      area: 'Changes',
      measure: 'Changes are reviewed by a second person and tried on a test deployment before they reach production.',
    },
    {
      area: 'Vulnerabilities',
      measure:
        'We follow advisories about the server, its extensions, and the underlying systems, and install fixes within the times of the service level agreement.',
    },
    {
      area: 'Deletion',
      measure:
        'Data is deleted after the end of the agreement, and from backups when the last backup that contains it expires.',
    },
  ],
} as const
