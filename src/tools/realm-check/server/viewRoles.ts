/** Client roles of `realm-management` that read a realm, and what each adds. Without `view-realm`, nothing can be checked. */
export const viewRoles = {
  'view-realm': 'Settings, login flows, keys, user directories, and realm roles. Required',
  'view-clients': 'Clients, their authorization policies, client scopes, and the clients of composite roles',
  'view-users': 'With `view-clients`, users and groups that have administration roles',
  'view-identity-providers': 'Identity providers and their mappers',
  'view-organizations': 'Organizations that are built into Keycloak, if they are turned on',
} as const

export type ViewRole = keyof typeof viewRoles
