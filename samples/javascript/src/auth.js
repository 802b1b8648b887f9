import {InMemoryWebStorage, UserManager, WebStorageStateStore} from 'oidc-client-ts'

// #region configure
const manager = new UserManager({
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
/** @param {string} path page of this application to return to */
export function login(path) {
  return manager.signinRedirect({nonce: crypto.randomUUID(), url_state: path})
}

/**
 * Completes a login on the page /callback. The library rejects a state or a nonce that it didn't create.
 *
 * @returns {Promise<string | undefined>} the path to return to, or undefined in the frame of a silent login
 */
export async function finishLogin() {
  const user = await manager.signinCallback()
  return user && (user.url_state ?? '/')
}
// #endregion login

// #region session
/**
 * Finds the user of this tab, or of an existing session on the server, without a password.
 *
 * @returns {Promise<import('oidc-client-ts').User | null>}
 */
export async function findUser() {
  // Without a session, the server answers "login_required".
  return (await manager.getUser()) ?? (await manager.signinSilent({nonce: crypto.randomUUID()}).catch(() => null))
}
// #endregion session

// #region refresh
/** @type {Promise<import('oidc-client-ts').User | null> | undefined} */
let renewal

/** @returns {Promise<string>} an access token that is valid for at least a few seconds */
export async function accessToken() {
  const user = await manager.getUser()
  if (user && (user.expires_in ?? 0) > 5) return user.access_token
  // One renewal at a time: each refresh token works once, and a second use would end the session.
  renewal ??= manager.signinSilent().finally(() => (renewal = undefined))
  const renewed = await renewal
  if (!renewed) throw new Error('Not logged in')
  return renewed.access_token
}
// #endregion refresh

// #region logout
/** Ends the session in this application and on the server. */
export function logout() {
  return manager.signoutRedirect()
}
// #endregion logout
