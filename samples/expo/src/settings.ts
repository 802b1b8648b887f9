import type {User} from './user'

// #region settings
/** Expo puts these values into the application when it builds it. Everybody who has the application can read them. */
export const settings = {
  issuer: required('EXPO_PUBLIC_ISSUER', process.env.EXPO_PUBLIC_ISSUER),
  clientId: required('EXPO_PUBLIC_CLIENT_ID', process.env.EXPO_PUBLIC_CLIENT_ID),
  apiUrl: required('EXPO_PUBLIC_API_URL', process.env.EXPO_PUBLIC_API_URL),
  scopes: ['openid', 'profile', 'email'],
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set. Copy .env.example to .env, and build again.`)
  return value
}
// #endregion settings

// #region auth-module
/** What auth.native.ts and auth.web.ts both do. */
export type Auth = {
  /** Finds the session of an earlier start. On the web, it also completes a login. */
  start: () => Promise<{user: User | null; path?: string}>
  /** Logs in. On the web, the browser leaves the page. @param path where to return to @returns null if the user cancels */
  login: (path: string) => Promise<User | null>
  /** Ends the session here and at Keycloak. On the web, the browser leaves the page. */
  logout: () => Promise<void>
  /** @returns an access token that is valid for at least a few seconds. @throws Error if the session has ended */
  accessToken: () => Promise<string>
}
// #endregion auth-module
