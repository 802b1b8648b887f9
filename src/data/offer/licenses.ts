import type {ExtensionName} from '../compatibility'

/** What a company does with the software. */
export type LicenseUse = 'own-company' | 'change' | 'keep' | 'bundled-product' | 'hosted-service'

/** The uses that readers ask about, in the order of the tables. */
export const licenseUses: Readonly<Record<LicenseUse, string>> = {
  'own-company': 'Run it for the logins of your company and its applications',
  change: 'Read and change the source',
  keep: 'Keep using it after you leave the service',
  'bundled-product': 'Bundle it with a product that customers install',
  'hosted-service': 'Offer it to others as a hosted service',
}

/** `yes`: without asking. `no`: not without an agreement. `ask`: the licensor says no, and the text doesn't say it. */
export type LicenseAnswer = 'yes' | 'no' | 'ask'

/** The answers, as tables say them. */
export const licenseAnswers: Readonly<Record<LicenseAnswer, string>> = {
  yes: 'Yes',
  no: 'No, unless the licensor agrees',
  ask: 'Ask the licensor first',
}

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
 * managed service, and bundling them with products that are sold for on-premises or private-cloud use. The license text
 * forbids the first and doesn't name the second.
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
    answers: {'own-company': 'yes', change: 'yes', keep: 'yes', 'bundled-product': 'yes', 'hosted-service': 'yes'},
    to: 'https://www.apache.org/licenses/LICENSE-2.0',
  },
  'Elastic-2.0': {
    id: 'Elastic-2.0',
    name: 'Elastic License 2.0',
    kind: 'source-available',
    answers: {'own-company': 'yes', change: 'yes', keep: 'yes', 'bundled-product': 'ask', 'hosted-service': 'no'},
    to: 'https://www.elastic.co/licensing/elastic-license',
  },
} as const satisfies {[Id in License['id']]: License & {id: Id}}

/** What a part is published under, and where. */
export type LicensedPart = {
  license: License['id']
  /** `owner/name` on GitHub. */
  repository: string
  /** What of it has another license. Default: nothing. */
  except?: string
}

/** Under which license each part is published, read in the `LICENSE` or `COPYING` file of its repository on 2026-11-20. */
export const licensedParts: Readonly<Record<'keycloak' | ExtensionName, LicensedPart>> = {
  keycloak: {license: 'Apache-2.0', repository: 'keycloak/keycloak'},
  orgs: {
    license: 'Elastic-2.0',
    repository: 'p2-inc/keycloak-orgs',
    except: 'MIT for the code that discovers home identity providers',
  },
  events: {license: 'Elastic-2.0', repository: 'p2-inc/keycloak-events'},
  'magic-link': {license: 'Elastic-2.0', repository: 'p2-inc/keycloak-magic-link'},
  themes: {license: 'Elastic-2.0', repository: 'p2-inc/keycloak-themes'},
  'idp-wizard': {license: 'Elastic-2.0', repository: 'p2-inc/idp-wizard'},
  'admin-portal': {license: 'Elastic-2.0', repository: 'p2-inc/phasetwo-admin-portal'},
}
