import Keycloak from 'keycloak-js'

// #region configure
const keycloak = new Keycloak({
  url: import.meta.env.KEYCLOAK_URL,
  realm: import.meta.env.KEYCLOAK_REALM,
  clientId: import.meta.env.KEYCLOAK_CLIENT_ID,
})
// #endregion configure

// #region init
const silentCheckSsoRedirectUri = `${location.origin}/silent-check-sso.html`

/**
 * Completes a login if the page was opened by one. Otherwise, looks for a session on the server.
 *
 * @returns {Promise<boolean>} whether a user is logged in
 */
export function startSession() {
  const started = keycloak.init({
    onLoad: 'check-sso',
    redirectUri: location.origin + location.pathname,
    silentCheckSsoRedirectUri,
    pkceMethod: 'S256',
    // Watching the session all the time needs third-party cookies. The next refresh also notices its end.
    checkLoginIframe: false,
  })
  return Promise.race([started, noAnswer()])
}

/** keycloak-js waits forever if the server rejects the redirect to the page of the silent check. */
function noAnswer() {
  const message = `no answer. Is ${silentCheckSsoRedirectUri} a valid redirect URI of the client?`
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error(message)), 15_000))
}
// #endregion init

// #region login
/** @param {string} path page of this application to return to */
export function login(path) {
  return keycloak.login({redirectUri: location.origin + path})
}
// #endregion login

// #region logout
export function logout() {
  return keycloak.logout({redirectUri: `${location.origin}/`})
}
// #endregion logout

// #region refresh
/**
 * An access token that is valid for at least 30 seconds.
 *
 * @returns {Promise<string>}
 */
export async function accessToken() {
  await keycloak.updateToken(30)
  if (!keycloak.token) throw new Error('Not logged in')
  return keycloak.token
}
// #endregion refresh

/** Gets new tokens even if the current ones are still valid. */
export function refreshTokens() {
  return keycloak.updateToken(-1)
}

/** @param {() => void} listener called when the session has ended and the tokens are gone */
export function onSessionEnd(listener) {
  keycloak.onAuthLogout = listener
}

// #region claims
/** @returns {Array<[name: string, value: unknown]>} the claims of the ID token, or none before a login */
export function idTokenClaims() {
  return Object.entries(keycloak.idTokenParsed ?? {})
}

/** @returns {string | undefined} */
export function username() {
  return keycloak.idTokenParsed?.preferred_username
}
// #endregion claims

/** @returns {string} ID and expiry time of the access token */
export function describeAccessToken() {
  const {jti, exp} = keycloak.tokenParsed ?? {}
  return `Access token ${jti}, valid until ${new Date((exp ?? 0) * 1000).toLocaleTimeString()}`
}
