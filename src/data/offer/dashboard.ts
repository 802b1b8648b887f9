import {planName} from './plan'
import {hasStandby} from './regions'

/** The roles of members in the dashboard. */
export const dashboardRoles = [
  {id: 'owner', name: 'Owner', summary: 'Everything, and who else is an owner'},
  {
    id: 'administrator',
    name: 'Administrator',
    summary: 'Everything except owners, billing, and deleting the organization',
  },
  {id: 'developer', name: 'Developer', summary: 'Settings of test deployments, and reading everything else'},
  {id: 'billing', name: 'Billing', summary: 'Plans, invoices, and payment'},
  {id: 'viewer', name: 'Viewer', summary: 'Reading, without billing'},
] as const

/** A role's ID. */
export type DashboardRole = (typeof dashboardRoles)[number]['id']

/** What a member can do, and which roles include it. */
export type Permission = {
  /** Lower-case letters and hyphens. */
  id: string
  /** Completes "can …", in sentence case. */
  label: string
  roles: readonly DashboardRole[]
}

const all: readonly DashboardRole[] = ['owner', 'administrator', 'developer', 'billing', 'viewer']

/** Sample values: replace them by the roles of your dashboard. */
export const permissions = [
  {id: 'see-deployments', label: 'See deployments, clusters, and their status', roles: all},
  {id: 'see-metrics', label: 'See usage and metrics', roles: all},
  {
    id: 'create-test',
    label: 'Create and delete deployments with the environment test',
    roles: ['owner', 'administrator', 'developer'],
  },
  {
    id: 'create-production',
    label: 'Create and delete deployments with the environment production',
    roles: ['owner', 'administrator'],
  },
  {
    id: 'open-admin-console',
    label: 'Open the admin console as the first administrator of a realm',
    roles: ['owner', 'administrator'],
  },
  {id: 'custom-domains', label: 'Add and verify custom domains', roles: ['owner', 'administrator']},
  {id: 'server-options', label: `Change server options of ${planName.dedicated.a}`, roles: ['owner', 'administrator']},
  {
    id: 'order-cluster',
    label: `Order, change, and cancel ${planName.dedicated.many}`,
    roles: ['owner', 'administrator'],
  },
  {id: 'streams', label: 'Set up log and metric streams', roles: ['owner', 'administrator']},
  {
    id: 'restore',
    label: 'Confirm the restore of a backup, a full export, or a move',
    roles: ['owner', 'administrator'],
  },
  {id: 'read-changes', label: 'Read the log of changes', roles: ['owner', 'administrator']},
  {id: 'members', label: 'Invite and remove members, except owners', roles: ['owner', 'administrator']},
  {id: 'owners', label: 'Appoint and remove owners', roles: ['owner']},
  {id: 'company-login', label: 'Connect the company’s identity provider', roles: ['owner']},
  {id: 'support', label: 'Write to support', roles: all},
  {id: 'billing', label: 'Change the plan, and see invoices', roles: ['owner', 'billing']},
  {id: 'delete-organization', label: 'Delete the organization', roles: ['owner']},
] as const satisfies readonly Permission[]

/** A permission's ID. */
export type PermissionId = (typeof permissions)[number]['id']

/** The name of a role, as the dashboard shows it. */
export function roleName(id: DashboardRole): string {
  const found = dashboardRoles.find((role) => role.id === id)
  if (found === undefined) throw new Error(`src/data/offer/dashboard.ts has no role with the ID "${id}".`)
  return found.name
}

/** The names of the roles with a permission, from the most powerful one. */
export function rolesWith(id: PermissionId): string[] {
  const found: Permission | undefined = permissions.find((permission) => permission.id === id)
  if (found === undefined) throw new Error(`src/data/offer/dashboard.ts has no permission with the ID "${id}".`)
  return found.roles.map(roleName)
}

/** A field of a form in the dashboard. */
export type DashboardSetting = {
  /** Where the form is. */
  page: 'New deployment' | 'Deployment' | 'New cluster' | 'Cluster' | 'Organization'
  label: string
  /** Allowed values, as one phrase. */
  values: string
  /** The value in the empty form, or in a new organization. */
  default: string
  /** Whether it can be changed later. */
  canChange: boolean
  /** What it decides. */
  effect: string
}

/** Sample values. */
export const dashboardSettings: readonly DashboardSetting[] = [
  {
    page: 'New deployment',
    label: 'Name',
    values: '3 to 40 lowercase letters, digits, and hyphens',
    default: 'Empty',
    canChange: false,
    effect: 'The name of the realm and part of its issuer',
  },
  {
    page: 'New deployment',
    label: 'Region',
    values: 'A region of the service',
    default: 'The nearest region',
    canChange: false,
    effect: 'Where data is stored',
  },
  {
    page: 'New deployment',
    label: 'Environment',
    values: 'Test or production',
    default: 'Test',
    canChange: true,
    effect: 'Which roles can change it, and whether it upgrades first',
  },
  {
    page: 'New deployment',
    label: 'Cluster',
    values: `Shared, or one of your ${planName.dedicated.many}`,
    default: 'Shared',
    canChange: false,
    effect: 'Which servers run the realm',
  },
  {
    page: 'Deployment',
    label: 'Custom domain',
    values: 'A host name that you control',
    default: 'None',
    canChange: true,
    effect: 'The host of all URLs, and the issuer',
  },
  {
    page: 'Deployment',
    label: 'Technical contact',
    values: 'Email addresses',
    default: 'All owners',
    canChange: true,
    effect: 'Who gets announcements about upgrades, maintenance, and incidents',
  },
  {
    page: 'Deployment',
    label: 'Deletion protection',
    values: 'On or off',
    default: 'On for production, off for test',
    canChange: true,
    effect: 'Whether the deployment can be deleted',
  },
  {
    page: 'New cluster',
    label: 'Name',
    values: '3 to 40 lowercase letters, digits, and hyphens',
    default: 'Empty',
    canChange: true,
    effect: 'The name of the cluster in lists and messages',
  },
  {
    page: 'New cluster',
    label: 'Region',
    values: 'A region of the service',
    default: 'The nearest region',
    canChange: false,
    effect: 'Where data is stored',
  },
  ...(hasStandby
    ? [
        {
          page: 'Cluster',
          label: 'Standby region',
          values: 'The region of the pair, or none',
          default: 'None',
          canChange: true,
          effect: 'Where logins continue if the first region fails',
        } as const,
      ]
    : []),
  {
    page: 'Cluster',
    label: 'Server options',
    values: 'The options that you control',
    default: 'The values of the service',
    canChange: true,
    effect: 'How the servers of the cluster run',
  },
  {
    page: 'Cluster',
    label: 'Upgrade date',
    values: 'A day of the rollout',
    default: 'The last day of the rollout',
    canChange: true,
    effect: 'When a minor release is installed',
  },
  {
    page: 'Organization',
    label: 'Second factor',
    values: 'Optional or required',
    default: 'Required',
    canChange: true,
    effect: 'Whether members need a passkey or an authenticator app',
  },
  {
    page: 'Organization',
    label: 'Session length',
    values: '1 to 24 hours',
    default: '8 hours',
    canChange: true,
    effect: 'After how long members log in again',
  },
  {
    page: 'Organization',
    label: 'Company login',
    values: 'A SAML or OpenID Connect provider',
    default: 'None',
    canChange: true,
    effect: 'Where members with addresses of verified domains log in',
  },
]

/** The field of a form. */
export function setting(page: DashboardSetting['page'], label: string): DashboardSetting {
  const found = dashboardSettings.find((each) => each.page === page && each.label === label)
  if (found === undefined) throw new Error(`src/data/offer/dashboard.ts has no field "${label}" on the page "${page}".`)
  return found
}

/** Days for which an invitation to the organization is valid. Sample value. */
export const invitationValidFor = 7

/** Minutes until a deployment is ready, and working days until a dedicated cluster is. Sample values. */
export const readyWithin = {deployment: 5, cluster: 2} as const

/** How a realm is moved to another cluster or region. Sample values. */
export const move = {
  /** Working days between the order and the move. */
  notice: 5,
  /** Minutes without logins for a realm with `users` users. */
  interruption: 30,
  users: 100_000,
} as const

/** DNS records of a custom domain. Sample values. */
export const customDomain = {
  /** Name of the TXT record, before the domain. */
  proofRecord: '_keycloak-domain',
  /** Certificate authority that a CAA record has to allow. */
  authority: 'letsencrypt.org',
  /** Minutes until the certificate is there after the records are. */
  certificateWithin: 30,
  /** Days for which the earlier host still answers after a change of the domain. */
  oldHostFor: 90,
} as const
