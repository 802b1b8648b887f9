/** Who calls, with the roles of `realm-management` that they have. `anonymous` has no token. */
export const CALLERS = {
  admin: ['realm-admin'],
  nobody: [],
  viewer: ['view-organizations'],
  manager: ['view-organizations', 'manage-organizations'],
  creator: ['create-organization'],
  'realm-viewer': ['view-realm'],
  'realm-manager': ['manage-realm'],
  'events-viewer': ['view-events'],
  'events-manager': ['manage-events'],
  publisher: ['publish-events'],
  'user-manager': ['manage-users'],
} as const satisfies Record<string, readonly string[]>

/** The name of a caller. */
export type CallerName = keyof typeof CALLERS | 'anonymous'

/** Whether a caller has this name. */
export function isCallerName(name: string): name is CallerName {
  return name === 'anonymous' || Object.hasOwn(CALLERS, name)
}
