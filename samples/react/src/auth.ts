import {InMemoryWebStorage, type User, UserManager, WebStorageStateStore} from 'oidc-client-ts'

// #region configure
export const manager = new UserManager({
  authority: import.meta.env.ISSUER,
  client_id: import.meta.env.CLIENT_ID,
  redirect_uri: `${location.origin}/callback`,
  post_logout_redirect_uri: `${location.origin}/logged-out`,
  scope: 'openid profile email',
  // Keep tokens in memory. Other scripts can't find them there, and they are gone when the tab closes.
  userStore: new WebStorageStateStore({store: new InMemoryWebStorage()}),
  // State, nonce, and code verifier must survive the redirect to the login page and back, in this tab only.
  stateStore: new WebStorageStateStore({store: sessionStorage}),
  // Renew tokens only when they are needed, so that the session of an unused tab can end.
  automaticSilentRenew: false,
})
// #endregion configure

// #region login
/** The parameters of a login request. @param path page of this application to return to */
export const loginTo = (path: string) => ({nonce: crypto.randomUUID(), url_state: path})
// #endregion login

// #region session
/** Resumes an existing session on the server without a password. */
export async function resumeSession(): Promise<void> {
  // Without a session, the server answers "login_required".
  await manager.signinSilent({nonce: crypto.randomUUID()}).catch(() => null)
}
// #endregion session

// #region refresh
let renewal: Promise<User | null> | undefined

/** An access token that is valid for at least a few seconds. */
export async function accessToken(): Promise<string> {
  const user = await manager.getUser()
  if (user && (user.expires_in ?? 0) > 5) return user.access_token
  // One renewal at a time: each refresh token works once, and a second use would end the session.
  renewal ??= manager.signinSilent().finally(() => (renewal = undefined))
  const renewed = await renewal
  if (!renewed) throw new Error('Not logged in')
  return renewed.access_token
}
// #endregion refresh

// #region organizations
type Organization = {name: string; roles: string[]}

/** The organizations of a user. In the claim, the keys are organization IDs. */
export function organizationsOf({profile}: User): Organization[] {
  return Object.values((profile.organizations ?? {}) as Record<string, Organization>)
}
// #endregion organizations
