import {InMemoryWebStorage, UserManager, WebStorageStateStore} from 'oidc-client-ts'

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

// #region login
/** @param {string} path page of this application to come back to */
export function login(path) {
  return manager.signinRedirect({nonce: crypto.randomUUID(), url_state: path})
}

/**
 * Completes a login on the page /callback. The library refuses a state or a nonce that it did not make.
 *
 * @returns {Promise<string | undefined>} the path to come back to; undefined in the frame of a silent login
 */
export async function finishLogin() {
  const user = await manager.signinCallback()
  return user && (user.url_state ?? '/')
}
// #endregion login

// #region session
/**
 * The user: of this tab, or of a session that the server has already, which it tells without a password.
 *
 * @returns {Promise<import('oidc-client-ts').User | null>}
 */
export async function findUser() {
  // The server answers "login_required" where it knows nobody.
  return (await manager.getUser()) ?? (await manager.signinSilent({nonce: crypto.randomUUID()}).catch(() => null))
}
// #endregion session

// #region refresh
/** @type {Promise<import('oidc-client-ts').User | null> | undefined} */
let renewal

/** @returns {Promise<string>} an access token that is valid for some seconds at least */
export async function accessToken() {
  const user = await manager.getUser()
  if (user && (user.expires_in ?? 0) > 5) return user.access_token
  // One renewal at a time: a refresh token can be used once, and the second use would end the session.
  renewal ??= manager.signinSilent().finally(() => (renewal = undefined))
  const renewed = await renewal
  if (!renewed) throw new Error('Nobody is logged in')
  return renewed.access_token
}
// #endregion refresh

// #region logout
/** Ends the session here and at the server. */
export function logout() {
  return manager.signoutRedirect()
}
// #endregion logout
