/** Client roles of `realm-management` that read a realm, and what each adds. Without `view-realm`, nothing can be checked. */
export const readRoles = {
  'view-realm': 'the settings, login flows, keys, user directories, and realm roles',
  'view-clients': 'the clients, their authorization policies, and the client scopes',
  'view-users': 'with `view-clients`, the users and groups that have administration roles',
  'view-identity-providers': 'the identity providers and their mappers',
  'view-organizations': 'the organizations that are built into Keycloak',
} as const

export type ReadRole = keyof typeof readRoles
