import * as oidc from 'openid-client'

const {ISSUER, CLIENT_ID, CLIENT_SECRET, APP_URL} = process.env
const issuer = new URL(ISSUER)
// The library rejects HTTP. Allow it only for a server on this machine.
const execute = issuer.hostname === 'localhost' ? [oidc.allowInsecureRequests] : []
const keycloak = await oidc.discovery(issuer, CLIENT_ID, CLIENT_SECRET, undefined, {execute})

/** The users who are logged in, by session ID. The browser has that ID in a cookie, but never a token. */
const logins = new Map()

// #region login
/** @returns the URL for the redirect */
export async function begin(session) {
  const begun = {state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier()}
  session.begun = begun
  return oidc.buildAuthorizationUrl(keycloak, {
    redirect_uri: `${APP_URL}/callback`,
    scope: 'openid profile email',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
  }).href
}

/** Rejects if the state, nonce, or code is from another login. */
export async function finish(request) {
  const {state, nonce, verifier} = request.session.begun ?? {}
  if (!state) throw new Error('No login was started in this browser.')
  const tokens = await oidc.authorizationCodeGrant(keycloak, new URL(request.originalUrl, APP_URL), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  // Use a new ID, so that an ID that an attacker planted before the login is useless.
  await new Promise((resolve, reject) => request.session.regenerate((error) => (error ? reject(error) : resolve())))
  request.session.isLoggedIn = true
  logins.set(request.session.id, keep({}, tokens))
}
// #endregion login

function keep(login, tokens) {
  return Object.assign(login, {
    user: tokens.claims(),
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    expiresAt: Date.now() + tokens.expiresIn() * 1000,
  })
}

/** @returns the user's claims and a valid access token, or nothing before a login */
export async function loginOf(request) {
  const login = logins.get(request.session.id)
  if (!login) return undefined
  if (login.expiresAt < Date.now() + 5000) {
    // One renewal at a time: if refresh tokens rotate, a second use would end the session.
    login.renewal ??= oidc
      .refreshTokenGrant(keycloak, login.refreshToken)
      .then((tokens) => keep(login, tokens))
      .finally(() => delete login.renewal)
    try {
      await login.renewal
    } catch {
      // The session on the server has ended.
      logins.delete(request.session.id)
      return undefined
    }
  }
  return login
}

/** Ends the session in the app. @returns the URL that ends the session on the server */
export function end(request) {
  const login = logins.get(request.session.id)
  logins.delete(request.session.id)
  if (!login) return '/'
  return oidc.buildEndSessionUrl(keycloak, {id_token_hint: login.idToken, post_logout_redirect_uri: `${APP_URL}/`}).href
}
