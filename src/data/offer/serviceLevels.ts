/** Part of the monthly fee that a customer gets back for a month below a threshold. */
export type Credit = {
  /** Percent of the month in which the service was available; the credit is due below it. */
  below: number
  /** Percent of the month's fee. */
  credit: number
}

/** How soon a person answers. */
export type Response = {
  id: 'down' | 'impaired' | 'question'
  /** As support asks for it. */
  severity: string
  /** What belongs to it. */
  meaning: string
  /** Minutes until a person's first answer. */
  firstAnswer: number
  /** Minutes between two reports while it lasts. Default: when there is news. */
  update?: number
  /** Whether that holds at every hour, or on working days only. */
  hours: 'always' | 'working'
}

/**
 * What the service promises. The guarantee of 99.95% and support around the clock are the product's; all other figures are
 * sample values: replace them by those of your contracts. Pages show them from here and state none themselves.
 */
export const serviceLevels = {
  /** Percent of a calendar month, for each deployment and each cluster. */
  uptime: 99.95,
  /** How downtime is measured. */
  measurement: {
    /** Seconds between two probes from one place. */
    every: 60,
    /** Seconds after which a request without an answer has failed. */
    timeout: 10,
    /** Places outside our networks from which is probed. */
    places: 3,
    /** Of them, those in which the same minute has to fail. */
    quorum: 2,
    /** Days for which what was measured is kept. */
    keptFor: 400,
  },
  /** Thresholds from the highest to the lowest. */
  credits: [
    {below: 99.95, credit: 10},
    {below: 99.5, credit: 25},
    {below: 99, credit: 50},
  ] satisfies Credit[],
  /** Days after the end of a month within which a credit is asked for. */
  creditWithin: 30,
  /** Working days within which a request for a credit is answered. */
  creditAnsweredWithin: 10,
  /** A contract can be ended at once after so many months, within so many, with less uptime (percent). */
  endAtOnce: {below: 99, months: 3, within: 12},
  maintenance: {
    /** Days between the announcement and the work. */
    notice: 7,
    /** Minutes a month, at most, that announced work may interrupt the service; they don't count as downtime. */
    minutes: 30,
  },
  upgrades: {
    /** Days between the announcement of a minor release and its rollout; a deployment for tests can have it from the first. */
    notice: 21,
  },
  /** Days from the publication of an advisory about a vulnerability of the server until something is done about it. */
  fixes: {
    /** We have found out whether the service is affected. */
    assessed: 1,
    /** It is closed, where somebody could use it without an account or to get another's. */
    critical: 3,
    /** It is closed, where it is anything else. */
    other: 30,
  },
  backups: {
    /** Minutes of data that may be lost when a database is lost (RPO). */
    recoveryPoint: 15,
    /** Minutes until the service runs again from a backup (RTO). */
    recoveryTime: 240,
    /** Days for which a backup is kept. */
    keptFor: 30,
    /** Months between two rehearsed restores. */
    rehearsedEvery: 3,
  },
  /** Days for which events are kept in the service itself; a webhook keeps them for as long as its receiver likes. */
  eventsKeptFor: 30,
  /** Days between the end of a contract and the deletion of the data, within which it can be exported. */
  exportWithin: 30,
  /** Working days after an outage until its cause, its minutes and what was changed are written down for those it hit. */
  reportWithin: 5,
  /** Working days after an incident on a customer's own servers until its causes and what was done are written down. */
  ownServersReportWithin: 1,
  responses: [
    {
      id: 'down',
      severity: 'Down',
      meaning: 'Logins fail for all users, or for all users of one of your customers.',
      firstAnswer: 15,
      update: 30,
      hours: 'always',
    },
    {
      id: 'impaired',
      severity: 'Impaired',
      meaning: 'Some logins fail, or logins are slower than usual.',
      firstAnswer: 60,
      update: 240,
      hours: 'always',
    },
    {
      id: 'question',
      severity: 'Question',
      meaning: 'Your question can wait until a working day.',
      firstAnswer: 480,
      hours: 'working',
    },
  ] satisfies Response[],
} as const
