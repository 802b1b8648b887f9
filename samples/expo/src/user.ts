/** The claims of a user's ID token. */
export type User = Readonly<Record<string, unknown>> & {sub: string; name?: string}

// #region organizations
type Organization = {name: string; roles: string[]}

/** The organizations of a user. In the claim, the keys are organization IDs. */
export function organizationsOf(user: User): Organization[] {
  return Object.values((user.organizations ?? {}) as Record<string, Organization>)
}
// #endregion organizations
