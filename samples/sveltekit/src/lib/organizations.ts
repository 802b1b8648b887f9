import type {IDToken} from 'openid-client'

/** By the id of the organization. */
export type Organizations = Record<string, {name: string; roles: string[]}>

/** The claim that the mapper of the client adds. Users without an organization don't have it. */
export function organizationsOf(user: IDToken): Organizations {
  return (user.organizations ?? {}) as Organizations
}
