import * as oidc from 'openid-client'

/** @typedef {{accessToken: string, refreshToken: string, expiresAt: number}} Tokens `expiresAt` is in milliseconds */

const issuer = new URL(process.env.ISSUER || 'http://localhost:8080/realms/acme')
const clientId = process.env.CLIENT_ID || 'acme-cli'

// #region configure
/** Loads the addresses of the server. A public client has no secret. */
function configure() {
  // The library rejects plain HTTP. Allow it only for a server on this machine.
  const execute = issuer.hostname === 'localhost' ? [oidc.allowInsecureRequests] : []
  return oidc.discovery(issuer, clientId, undefined, oidc.None(), {execute})
}
// #endregion configure

/** @param {oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers} tokens @returns {Tokens} */
function tokensOf(tokens) {
  if (!tokens.refresh_token) throw new Error('The server sent no refresh token.')
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresAt: Date.now() + (tokens.expiresIn() ?? 0) * 1000,
  }
}

// #region login
/**
 * Logs in with the device flow. The user confirms the code in a browser, on this machine or another one.
 * @param {(address: string, code: string) => void} show shows the user where to confirm which code
 * @returns {Promise<Tokens>}
 */
export async function logIn(show) {
  const configuration = await configure()
  const verifier = oidc.randomPKCECodeVerifier()
  const device = await oidc.initiateDeviceAuthorization(configuration, {
    scope: 'openid profile email',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  show(device.verification_uri_complete ?? device.verification_uri, device.user_code)
  // Asks at the interval that the server named, until the user has decided or the code has expired.
  return tokensOf(await oidc.pollDeviceAuthorizationGrant(configuration, device, {code_verifier: verifier}))
}
// #endregion login

/** @param {string} refreshToken @throws if the session has ended */
export async function renew(refreshToken) {
  return tokensOf(await oidc.refreshTokenGrant(await configure(), refreshToken))
}

// #region logout
/** Ends the login on the server, so that a copy of the tokens is useless. @param {string} refreshToken */
export async function logOut(refreshToken) {
  await oidc.tokenRevocation(await configure(), refreshToken, {token_type_hint: 'refresh_token'})
}
// #endregion logout

/** Gets the user, as an example of an API that accepts the access token. @param {string} accessToken */
export async function userInfo(accessToken) {
  return oidc.fetchUserInfo(await configure(), accessToken, oidc.skipSubjectCheck)
}
