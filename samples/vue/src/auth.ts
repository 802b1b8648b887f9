import {InMemoryWebStorage, type User, UserManager, WebStorageStateStore} from 'oidc-client-ts'
import {shallowRef} from 'vue'

// #region configure
const manager = new UserManager({
  authority: import.meta.env.ISSUER,
  client_id: import.meta.env.CLIENT_ID,
  redirect_uri: `${location.origin}/callback`,
  post_logout_redirect_uri: `${location.origin}/logged-out`,
  scope: 'openid profile email',
  // Tokens stay in memory, where no other script finds them and a closed tab leaves none behind.
  userStore: new WebStorageStateStore({store: new InMemoryWebStorage()}),
  // State, nonce and code verifier have to survive the way to the login page and back, in this tab alone.
  stateStore: new WebStorageStateStore({store: sessionStorage}),
  // Renewed when a token is needed: a tab that nobody uses lets the session end.
  automaticSilentRenew: false,
})
// #endregion configure

// #region user
/** The user who is logged in. Components that show it follow when it changes. */
export const user = shallowRef<User | null>(null)
manager.events.addUserLoaded((loaded) => {
  user.value = loaded
})
manager.events.addUserUnloaded(() => {
  user.value = null
})
// #endregion user

// #region login
/** @param path page of this application to come back to */
export function login(path: string): Promise<void> {
  return manager.signinRedirect({nonce: crypto.randomUUID(), url_state: path})
}

/**
 * Completes a login on the page /callback. The library refuses a state or a nonce that it did not make.
 *
 * @returns the path to come back to; undefined in the frame of a silent login
 */
export async function finishLogin(): Promise<string | undefined> {
  const loggedIn = await manager.signinCallback()
  return loggedIn && (loggedIn.url_state ?? '/')
}
// #endregion login

// #region session
/** Takes over a session that the server has already, without a password. */
export async function resumeSession(): Promise<void> {
  // The server answers "login_required" where it knows nobody.
  await manager.signinSilent({nonce: crypto.randomUUID()}).catch(() => null)
}
// #endregion session

// #region logout
/** Ends the session here and at the server. */
export function logout(): Promise<void> {
  return manager.signoutRedirect()
}
// #endregion logout

// #region refresh
let renewal: Promise<User | null> | undefined

/** An access token that is valid for some seconds at least. */
export async function accessToken(): Promise<string> {
  if (user.value && (user.value.expires_in ?? 0) > 5) return user.value.access_token
  // One renewal at a time: a refresh token can be used once, and the second use would end the session.
  renewal ??= manager.signinSilent().finally(() => (renewal = undefined))
  const renewed = await renewal
  if (!renewed) throw new Error('Nobody is logged in')
  return renewed.access_token
}
// #endregion refresh

// #region organizations
type Organization = {name: string; roles: string[]}

/** The organizations of the user, as the mapper of the client writes them: by id. */
export function organizationsOf({profile}: User): Organization[] {
  return Object.values((profile.organizations ?? {}) as Record<string, Organization>)
}
// #endregion organizations
