/**
 * What a page can require of a server. `keycloak` is the server without any extension, and the default.
 * `native-organizations` is Keycloak's own feature, which is off on servers that have the extension `orgs`.
 */
export const PROOF_REQUIREMENTS = [
  'keycloak',
  'events',
  'orgs',
  'magic-link',
  'portal',
  'native-organizations',
] as const

/** One of them. */
export type Requirement = (typeof PROOF_REQUIREMENTS)[number]

/** The versions of Keycloak on which the lab proves pages, oldest first. `lab/bundles` has the extensions of each. */
export const PROOF_SERVERS = ['26.5.6', '26.6.4', '26.7.3'] as const
