import type {OneOff} from './offer/pricing'

/** Work that is done once, for a Keycloak that the customer runs or is about to run. */
export type Engagement = {
  /** Its line in the price list. */
  job: OneOff['id']
  /** Working days from the day on which we have what we need to the day on which the results are handed over. */
  workingDays: readonly [least: number, most: number]
  /** Months after the handover in which mistakes of ours are corrected without charge. */
  correctedFor: number
  /** The mail with which a customer begins: what we need for an estimate, for the sender to complete. */
  mail: {subject: string; body: readonly string[]}
}

/**
 * Sample values: replace them by those of your offers. They stand here and nowhere else. What each costs is in `./pricing.ts`, how
 * soon support answers in `./serviceLevels.ts`.
 */
export const engagements = {
  architectureReview: {
    job: 'review',
    workingDays: [5, 10],
    correctedFor: 1,
    mail: {
      subject: 'Architecture review',
      body: ['Version of Keycloak:', 'Realms, users, nodes:', 'Where it runs:', 'What worries us most:', 'Needed by:'],
    },
  },
  customExtension: {
    job: 'extension',
    workingDays: [10, 30],
    correctedFor: 6,
    mail: {
      subject: 'Custom extension',
      body: [
        'During (login, registration, token, …):',
        'Keycloak should:',
        'If the other system doesn’t answer, it should:',
        'Version of Keycloak, other extensions:',
      ],
    },
  },
  guidanceForScale: {
    job: 'scale',
    workingDays: [10, 15],
    correctedFor: 1,
    mail: {
      subject: 'Guidance for scale',
      body: [
        'Accounts:',
        'Logins in our busiest ten minutes, if known:',
        'Lifetime of access tokens:',
        'Nodes and cores, database:',
        'Expected growth or event, and when:',
      ],
    },
  },
  infrastructure: {
    job: 'infrastructure',
    workingDays: [15, 30],
    correctedFor: 3,
    mail: {
      subject: 'Infrastructure for Keycloak',
      body: [
        'Cloud or data center:',
        'Kubernetes or virtual machines:',
        'Users:',
        'Team that will run it:',
        'Needed by:',
      ],
    },
  },
  migration: {
    job: 'migration',
    workingDays: [20, 60],
    correctedFor: 3,
    mail: {
      subject: 'Migration to Keycloak',
      body: [
        'From:',
        'Users, and how many log in each month:',
        'Applications:',
        'Connections to customers or partners:',
        'What our rules, actions or policies do:',
        'End date of the current contract:',
      ],
    },
  },
  theming: {
    job: 'theme',
    workingDays: [5, 15],
    correctedFor: 6,
    mail: {
      subject: 'Theme for Keycloak',
      body: ['Version of Keycloak:', 'Ways to log in:', 'Languages:', 'Link to the design, or to our website:'],
    },
  },
  versionUpgrade: {
    job: 'upgrade',
    workingDays: [5, 20],
    correctedFor: 1,
    mail: {
      subject: 'Upgrade of Keycloak',
      body: [
        'From version:',
        'Nodes, database, users:',
        'Files in providers/ and themes/:',
        'Longest acceptable time without logins:',
        'Needed by:',
      ],
    },
  },
} as const satisfies Record<string, Engagement>
