import {LRUCache} from 'lru-cache'
import * as oidc from 'openid-client'

/** Reads a required environment variable. */
function setting(name: 'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'APP_URL'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Copy .env.example to .env and fill it in.`)
  return value
}

/** An address of this application. It's based on the configuration, because a Host header can be forged. */
export const appUrl = (path: string): URL => new URL(path, setting('APP_URL'))

/** Whether cookies require HTTPS. They do everywhere except on a developer's machine. */
export const isSecure = (): boolean => appUrl('/').protocol === 'https:'

// #region configure
let configuration: Promise<oidc.Configuration> | undefined

/** Loads the addresses and keys of the server once. */
function configure(): Promise<oidc.Configuration> {
  const issuer = new URL(setting('ISSUER'))
  // The library rejects plain HTTP. Allow it only for a server on this machine.
  const execute = issuer.hostname === 'localhost' ? [oidc.allowInsecureRequests] : []
  configuration ??= oidc
    .discovery(issuer, setting('CLIENT_ID'), setting('CLIENT_SECRET'), undefined, {execute})
    .catch((error: unknown) => {
      // The next request tries again.
      configuration = undefined
      throw error
    })
  return configuration
}
// #endregion configure

// #region session
/** A user who is logged in. The browser has the ID of the session in a cookie, but never a token. */
export type Session = {
  user: oidc.IDToken
  idToken: string
  accessToken: string
  refreshToken: string
  /** When the access token expires, in milliseconds. */
  expiresAt: number
  renewal?: Promise<void>
}

/** Seconds after which a session is deleted. Use at most the "SSO Session Max" of the realm. */
export const SESSION_SECONDS = 10 * 60 * 60

/** Sessions of this process. Several processes need a shared store, such as Redis. */
export const sessions = new LRUCache<string, Session>({max: 10_000, ttl: SESSION_SECONDS * 1000})

function tokensOf(tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers) {
  const {access_token: accessToken, refresh_token: refreshToken, id_token: idToken} = tokens
  const user = tokens.claims()
  if (!refreshToken || !idToken || !user) throw new Error('The server sent no refresh token or no ID token.')
  return {user, idToken, accessToken, refreshToken, expiresAt: Date.now() + (tokens.expiresIn() ?? 0) * 1000}
}
// #endregion session

// #region login
/** Data that is stored until the browser returns from the server. */
export type Login = {state: string; nonce: string; verifier: string; returnTo: string}

/** Starts a login. @returns the URL for the redirect, and the data to store until the browser returns. */
export async function beginLogin(returnTo: string): Promise<{url: URL; login: Login}> {
  const home = appUrl('/')
  const target = appUrl(returnTo)
  const login = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    // Only pages of this application, as complete URLs: a path such as //example.org would lead to another site.
    returnTo: target.origin === home.origin ? target.href : home.href,
  }
  const url = oidc.buildAuthorizationUrl(await configure(), {
    redirect_uri: appUrl('/auth/callback').href,
    scope: 'openid profile email',
    state: login.state,
    nonce: login.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(login.verifier),
    code_challenge_method: 'S256',
  })
  return {url, login}
}

/** Completes a login. @throws if the state, nonce, or code is from another login. @returns the ID of a new session. */
export async function finishLogin(query: string, {state, nonce, verifier}: Login): Promise<string> {
  const tokens = await oidc.authorizationCodeGrant(await configure(), appUrl(`/auth/callback${query}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const id = oidc.randomState()
  sessions.set(id, tokensOf(tokens))
  return id
}
// #endregion login

// #region refresh
async function renew(session: Session): Promise<void> {
  Object.assign(session, tokensOf(await oidc.refreshTokenGrant(await configure(), session.refreshToken)))
}

/** @returns an access token that is valid for at least a few seconds. @throws if the session has ended. */
export async function accessTokenOf(session: Session): Promise<string> {
  if (session.expiresAt < Date.now() + 5000) {
    // One renewal at a time: each refresh token works once, and a second use would end the session.
    session.renewal ??= renew(session).finally(() => delete session.renewal)
    await session.renewal
  }
  return session.accessToken
}
// #endregion refresh

// #region user-info
/** Gets the user from the server, as an example of an API that accepts the access token. */
export async function userInfoOf(session: Session): Promise<oidc.UserInfoResponse> {
  return oidc.fetchUserInfo(await configure(), await accessTokenOf(session), session.user.sub)
}
// #endregion user-info

// #region logout
/** @returns the address at which the browser also ends the session on the server. */
export async function logoutUrl({idToken}: Session): Promise<URL> {
  return oidc.buildEndSessionUrl(await configure(), {
    // Without it, the server asks the user to confirm the logout.
    id_token_hint: idToken,
    post_logout_redirect_uri: appUrl('/logged-out').href,
  })
}
// #endregion logout
