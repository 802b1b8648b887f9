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
export type Permission = {label: string; roles: readonly DashboardRole[]}

const all: readonly DashboardRole[] = ['owner', 'administrator', 'developer', 'billing', 'viewer']

/** Sample values: replace them by the roles of your dashboard. */
export const permissions: readonly Permission[] = [
  {label: 'See deployments, clusters, and their status', roles: all},
  {label: 'See usage and metrics', roles: all},
  {label: 'Create and delete deployments with the environment test', roles: ['owner', 'administrator', 'developer']},
  {label: 'Create and delete deployments with the environment production', roles: ['owner', 'administrator']},
  {label: 'Open the admin console as the first administrator of a realm', roles: ['owner', 'administrator']},
  {label: 'Add and verify custom domains', roles: ['owner', 'administrator']},
  {label: 'Change server options and extensions of a dedicated cluster', roles: ['owner', 'administrator']},
  {label: 'Set up log and metric streams', roles: ['owner', 'administrator']},
  {label: 'Restore a backup to a new deployment', roles: ['owner', 'administrator']},
  {label: 'Read the log of changes', roles: ['owner', 'administrator']},
  {label: 'Invite and remove members, except owners', roles: ['owner', 'administrator']},
  {label: 'Appoint and remove owners', roles: ['owner']},
  {label: 'Connect the company’s identity provider', roles: ['owner']},
  {label: 'Write to support', roles: all},
  {label: 'Change the plan, and see invoices', roles: ['owner', 'billing']},
  {label: 'Delete the organization', roles: ['owner']},
]

/** A field of a form in the dashboard. */
export type DashboardSetting = {
  /** Where the form is. */
  page: 'New deployment' | 'Deployment' | 'Dedicated cluster' | 'Organization'
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
    values: 'Shared, or a dedicated cluster of yours',
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
    page: 'Dedicated cluster',
    label: 'Standby region',
    values: 'The region of the pair, or none',
    default: 'None',
    canChange: true,
    effect: 'Where logins continue if the first region fails',
  },
  {
    page: 'Dedicated cluster',
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
