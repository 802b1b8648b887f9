import type {ExtensionName} from '../compatibility'

/** What a company does with an extension. */
export type LicenseUse = 'own-company' | 'hosted-service' | 'bundled-product'

/** The uses that readers ask about. */
export const licenseUses: Readonly<Record<LicenseUse, string>> = {
  'own-company': 'Run it for the logins of your own company and its applications',
  'hosted-service': 'Offer it to others as a hosted or managed service',
  'bundled-product': 'Bundle it with a product that customers install on their premises or private cloud',
}

/** Whether a use is allowed without asking. */
export type LicenseAnswer = 'yes' | 'no' | 'ask'

/** How a license answers. */
export type License = {
  id: 'Apache-2.0' | 'Elastic-2.0'
  name: string
  /** `open source`: approved by the Open Source Initiative. */
  kind: 'open source' | 'source-available'
  answers: Readonly<Record<LicenseUse, LicenseAnswer>>
  /** The text of the license. */
  to: string
}

/**
 * The licensor of the extensions, in its announcement of January 28, 2023, lists as prohibited: offering them as a hosted or
 * managed service, and bundling them with products that are sold for on-premises or private-cloud use
 * (https://github.com/p2-inc/phasetwo-docs/blob/main/blog/2023-01-28-licensing-change.md). So every answer for these uses is to ask the licensor first.
 */
export const licensorStatement = {
  date: '2023-01-28',
  to: 'https://github.com/p2-inc/phasetwo-docs/blob/main/blog/2023-01-28-licensing-change.md',
} as const

/** The licenses of the server and the extensions. */
export const licenses = {
  'Apache-2.0': {
    id: 'Apache-2.0',
    name: 'Apache License 2.0',
    kind: 'open source',
    answers: {'own-company': 'yes', 'hosted-service': 'yes', 'bundled-product': 'yes'},
    to: 'https://www.apache.org/licenses/LICENSE-2.0',
  },
  'Elastic-2.0': {
    id: 'Elastic-2.0',
    name: 'Elastic License 2.0',
    kind: 'source-available',
    answers: {'own-company': 'yes', 'hosted-service': 'ask', 'bundled-product': 'ask'},
    to: 'https://www.elastic.co/licensing/elastic-license',
  },
} as const satisfies {[Id in License['id']]: License & {id: Id}}

/** Under which license each part is published, read in the `LICENSE` files of its repository on 2026-11-20. */
export const licenseOf: Readonly<Record<'keycloak' | ExtensionName, License['id']>> = {
  keycloak: 'Apache-2.0',
  orgs: 'Elastic-2.0',
  events: 'Elastic-2.0',
  'magic-link': 'Elastic-2.0',
  themes: 'Elastic-2.0',
  'idp-wizard': 'Elastic-2.0',
  'admin-portal': 'Elastic-2.0',
}
