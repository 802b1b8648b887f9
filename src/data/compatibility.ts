/** An extension of the hosted service. */
export type ExtensionName = 'orgs' | 'events' | 'magic-link' | 'idp-wizard' | 'admin-portal' | 'themes'

/** What each extension is called, and what it adds to the server. */
export const extensionNames: Readonly<Record<ExtensionName, {name: string; does: string}>> = {
  orgs: {name: 'Organizations', does: 'Adds organizations with members, roles, domains, and identity providers'},
  events: {name: 'Events', does: 'Adds webhooks and custom events'},
  'magic-link': {name: 'Magic link', does: 'Adds logins with a link or code sent by email'},
  'idp-wizard': {name: 'Identity provider wizard', does: 'Lets customers connect their SSO step by step'},
  'admin-portal': {name: 'Admin portal', does: 'Lets customers manage their organizations'},
  themes: {name: 'Themes', does: 'Sets the logo, colors, and emails from realm attributes'},
}

/** Whether an extension answers on a server: known only of what was run. */
export type CompatibilityVerdict = 'works' | 'fails'

/** One version of the server with one version of an extension. */
export type CompatibilityRow = {
  /** Version of Keycloak. */
  server: string
  extension: ExtensionName
  /** Version of the extension, without `v`. */
  version: string
} & (
  | {
      verdict: CompatibilityVerdict
      /** The lab started the two together. `npm run lab:matrix` does it again. */
      evidence: {kind: 'run'; date: string}
      /** Of a failure: what the server's log says, up to the first parameter. */
      cause?: string
    }
  | {
      verdict: 'built for'
      /** The extension's build file names this version of the server as the one it is compiled for. */
      evidence: {kind: 'source'; date: string}
      cause?: undefined
    }
)

const run = {kind: 'run', date: '2026-11-21'} as const
const source = {kind: 'source', date: '2026-11-20'} as const

/** The method whose change in 26.6.3 separates older extensions from newer servers. */
const CORS =
  "java.lang.NoSuchMethodError: 'org.keycloak.services.cors.Cors org.keycloak.services.cors.Cors.allowedOrigins"

/** The method that came in its place, which servers before 26.6.3 do not have. */
const NEW_CORS =
  "java.lang.NoSuchMethodError: 'org.keycloak.services.cors.Cors org.keycloak.services.cors.Cors.checkAllowedOrigins"

/**
 * What fits what. Between 26.6.2 and 26.6.3 the server changed an interface that every extension here uses: older
 * extensions fail above it and newer ones below.
 */
export const compatibility: readonly CompatibilityRow[] = [
  {server: '26.5.6', extension: 'orgs', version: '0.144', verdict: 'works', evidence: run},
  {server: '26.5.6', extension: 'events', version: '0.55', verdict: 'works', evidence: run},
  {server: '26.5.6', extension: 'events', version: '0.59', verdict: 'fails', evidence: run, cause: NEW_CORS},
  {server: '26.6.4', extension: 'orgs', version: '0.144', verdict: 'fails', evidence: run, cause: CORS},
  {server: '26.6.4', extension: 'events', version: '0.55', verdict: 'fails', evidence: run, cause: CORS},
  {server: '26.6.4', extension: 'events', version: '0.59', verdict: 'works', evidence: run},
  {server: '26.7.3', extension: 'orgs', version: '0.144', verdict: 'fails', evidence: run, cause: CORS},
  {server: '26.7.3', extension: 'events', version: '0.55', verdict: 'fails', evidence: run, cause: CORS},
  {server: '26.7.3', extension: 'events', version: '0.59', verdict: 'works', evidence: run},
  {server: '26.5.0', extension: 'orgs', version: '0.143', verdict: 'built for', evidence: source},
  {server: '26.5.0', extension: 'events', version: '0.52', verdict: 'built for', evidence: source},
  {server: '26.5.0', extension: 'magic-link', version: '0.60', verdict: 'built for', evidence: source},
  {server: '26.5.0', extension: 'themes', version: '0.60', verdict: 'built for', evidence: source},
  {server: '26.5.7', extension: 'orgs', version: '0.159', verdict: 'built for', evidence: source},
  {server: '26.5.7', extension: 'events', version: '0.55', verdict: 'built for', evidence: source},
  {server: '26.5.7', extension: 'magic-link', version: '0.68', verdict: 'built for', evidence: source},
  {server: '26.5.7', extension: 'idp-wizard', version: '0.46', verdict: 'built for', evidence: source},
  {server: '26.6.1', extension: 'orgs', version: '0.166', verdict: 'built for', evidence: source},
  {server: '26.6.1', extension: 'events', version: '0.58', verdict: 'built for', evidence: source},
  {server: '26.6.1', extension: 'magic-link', version: '0.71', verdict: 'built for', evidence: source},
  {server: '26.6.1', extension: 'themes', version: '0.67', verdict: 'built for', evidence: source},
  {server: '26.6.1', extension: 'admin-portal', version: '0.58', verdict: 'built for', evidence: source},
  {server: '26.6.3', extension: 'orgs', version: '0.168', verdict: 'built for', evidence: source},
  {server: '26.6.3', extension: 'events', version: '0.62', verdict: 'built for', evidence: source},
  {server: '26.6.3', extension: 'magic-link', version: '0.73', verdict: 'built for', evidence: source},
  {server: '26.6.3', extension: 'themes', version: '0.71', verdict: 'built for', evidence: source},
]
