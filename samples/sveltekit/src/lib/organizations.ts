import type {IDToken} from 'openid-client'

/** The keys are organization IDs. */
export type Organizations = Record<string, {name: string; roles: string[]}>

/** The claim that the client's mapper adds. Users without an organization don't have it. */
export function organizationsOf(user: IDToken): Organizations {
  return (user.organizations ?? {}) as Organizations
}
