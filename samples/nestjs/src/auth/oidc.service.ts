import {Injectable} from '@nestjs/common'
import * as oidc from 'openid-client'
import {appUrl, settings} from '../settings.js'

/** What a session stores of a user. The browser never gets any of it, except for what a page shows. */
export type User = {
  claims: oidc.IDToken
  idToken: string
  accessToken: string
  refreshToken: string
  /** When the access token expires, in milliseconds. */
  expiresAt: number
}

/** Data that the session stores until the browser returns from the server. */
export type Login = {state: string; nonce: string; verifier: string; returnTo: string}

/** Sends the requests of OpenID Connect to the server. */
@Injectable()
export class OidcService {
  // #region configure
  private configuration?: Promise<oidc.Configuration>

  /** Loads the addresses and keys of the server once. */
  private configure(): Promise<oidc.Configuration> {
    const {issuer, clientId, clientSecret} = settings
    // The library rejects plain HTTP. Allow it only for a server on this machine.
    const execute = issuer.hostname === 'localhost' ? [oidc.allowInsecureRequests] : []
    this.configuration ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, {execute})
      .catch((error: unknown) => {
        // The next request tries again.
        this.configuration = undefined
        throw error
      })
    return this.configuration
  }
  // #endregion configure

  // #region login
  /** Starts a login. @returns the URL for the redirect, and the data to store until the browser returns. */
  async beginLogin(returnTo: string): Promise<{url: URL; login: Login}> {
    const home = appUrl('/')
    const target = URL.canParse(returnTo, home) ? appUrl(returnTo) : home
    const login = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      // Only pages of this application, as complete URLs: a path such as //example.org would lead to another site.
      returnTo: target.origin === home.origin ? target.href : home.href,
    }
    const url = oidc.buildAuthorizationUrl(await this.configure(), {
      redirect_uri: appUrl('/auth/callback').href,
      scope: 'openid profile email',
      state: login.state,
      nonce: login.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(login.verifier),
      code_challenge_method: 'S256',
    })
    return {url, login}
  }

  /** Completes a login. @throws if the state, nonce, or code is from another login. */
  async finishLogin(callback: URL, {state, nonce, verifier}: Login): Promise<User> {
    const tokens = await oidc.authorizationCodeGrant(await this.configure(), callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    return userOf(tokens)
  }
  // #endregion login

  /** Exchanges the refresh token for new tokens. @throws if the session has ended on the server. */
  async renew({refreshToken}: User): Promise<User> {
    return userOf(await oidc.refreshTokenGrant(await this.configure(), refreshToken))
  }

  /** Gets the user from the server, as an example of an API that accepts the access token. */
  async userInfo({accessToken, claims}: User): Promise<oidc.UserInfoResponse> {
    return oidc.fetchUserInfo(await this.configure(), accessToken, claims.sub)
  }

  // #region logout
  /** @returns the address at which the browser also ends the session on the server. */
  async logoutUrl({idToken}: User): Promise<URL> {
    return oidc.buildEndSessionUrl(await this.configure(), {
      // Without it, the server asks the user to confirm the logout.
      id_token_hint: idToken,
      post_logout_redirect_uri: appUrl('/logged-out').href,
    })
  }
  // #endregion logout
}

function userOf(tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers): User {
  const {access_token: accessToken, refresh_token: refreshToken, id_token: idToken} = tokens
  const claims = tokens.claims()
  if (!refreshToken || !idToken || !claims) throw new Error('The server sent no refresh token or no ID token.')
  return {claims, idToken, accessToken, refreshToken, expiresAt: Date.now() + (tokens.expiresIn() ?? 0) * 1000}
}
