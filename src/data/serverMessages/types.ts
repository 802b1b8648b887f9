import type {PROOF_SERVERS} from '../proofServers'

/** Where a reader meets a message. */
export const errorPlaces = {
  token: 'answer of the token endpoint',
  oidc: 'answer of an OpenID Connect endpoint',
  api: 'answer of the Admin API',
  page: 'page in the browser',
  callback: 'address of your application',
  log: 'server log',
  start: 'output of `kc.sh`',
} as const

/** What messages are about. One function of `lab/facts/provocations` provokes those of an area. */
export const errorAreas = {
  codes: 'authorization codes',
  refreshes: 'refresh tokens',
  grants: 'grants, introspection, and userinfo',
  authorizations: 'login requests',
  registrations: 'registration',
  events: 'users and tokens',
  users: 'users and passwords',
  clients: 'clients and client scopes',
  objects: 'realms, roles, groups, and flows',
  brokers: 'identity providers',
  samlApplications: 'SAML applications',
  directories: 'LDAP',
  mails: 'email',
  starts: 'options',
} as const

export type ErrorArea = keyof typeof errorAreas

/** A message as the server writes it. In `cause` and `fix`, backticks mark code and two asterisks mark labels. */
export type ErrorMessage = {
  /** Also its anchor on the page of its family. */
  id: string
  area: ErrorArea
  /** The literal text. `…` stands for a part that varies. */
  text: string
  /** The OAuth error code that comes with the text. */
  error?: string
  place: keyof typeof errorPlaces
  cause: string
  fix: string
  /** ID of a family in `src/data/errorFamilies.ts`. */
  family: string
  /** The page that owns the subject. */
  page: `/docs/${string}/`
  /** Versions of Keycloak on which the lab sees this text. Default: all of `PROOF_SERVERS`. */
  versions?: readonly (typeof PROOF_SERVERS)[number][]
  /** What the other versions write in its place; left out where they have no such message. */
  elsewhere?: string
}
