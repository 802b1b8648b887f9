import type {PersonKey} from './people'

/** An organization with everything that hangs on it. */
export type LabOrganization = {
  name: string
  displayName: string
  url: string
  domains: readonly string[]
  attributes: Readonly<Record<string, readonly string[]>>
  /** Roles beside those that every organization has. */
  roles: readonly {name: string; description: string}[]
  /** The members, with the roles each is given. */
  members: readonly {person: PersonKey; roles: readonly string[]}[]
  invitations: readonly {email: string; send: boolean; roles: readonly string[]}[]
  /** How its people log in with their own identity provider. */
  identityProvider?: {alias: string; displayName: string; providerId: 'oidc' | 'saml'}
}

/** The roles that every organization has from its creation. */
export const DEFAULT_ROLES = [
  'view-organization',
  'delete-organization',
  'manage-organization',
  'view-members',
  'manage-members',
  'view-roles',
  'manage-roles',
  'view-invitations',
  'manage-invitations',
  'view-identity-providers',
  'manage-identity-providers',
] as const

/** The customers of Acme. */
export const organizations = {
  cedar: {
    name: 'cedar',
    displayName: 'Cedar Bank',
    url: 'https://www.cedar.example',
    domains: ['cedar.example'],
    attributes: {plan: ['enterprise'], region: ['eu-central']},
    roles: [
      {name: 'billing', description: 'Sees and pays invoices'},
      {name: 'auditor', description: 'Reads the audit log'},
    ],
    members: [
      {person: 'olivia', roles: DEFAULT_ROLES},
      {person: 'max', roles: ['billing']},
      {person: 'ida', roles: ['auditor']},
    ],
    invitations: [],
    identityProvider: {alias: 'cedar-oidc', displayName: 'Cedar Bank', providerId: 'oidc'},
  },
  maple: {
    name: 'maple',
    displayName: 'Maple Health',
    url: 'https://www.maple.example',
    domains: ['maple.example', 'clinic.maple.example'],
    attributes: {plan: ['business']},
    roles: [{name: 'clinician', description: 'Sees patient records'}],
    members: [
      {person: 'theo', roles: DEFAULT_ROLES},
      {person: 'ida', roles: ['view-organization', 'view-members']},
    ],
    invitations: [],
    identityProvider: {alias: 'maple-saml', displayName: 'Maple Health', providerId: 'saml'},
  },
  birch: {
    name: 'birch',
    displayName: 'Birch Labs',
    url: 'https://www.birch.example',
    domains: ['birch.example'],
    attributes: {plan: ['starter']},
    roles: [{name: 'developer', description: 'Uses the API keys'}],
    members: [{person: 'nina', roles: DEFAULT_ROLES}],
    invitations: [
      {email: 'piet@birch.example', send: true, roles: ['developer']},
      {email: 'rosa@birch.example', send: false, roles: []},
    ],
  },
} as const satisfies Record<string, LabOrganization>

/** The key of an organization. */
export type OrganizationKey = keyof typeof organizations
