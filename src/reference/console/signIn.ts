import * as oauth from 'oauth4webapi'
import {explainPlace, findOut} from './diagnose'
import {boundToken, type Explanation} from './explain'
import {explainSignIn, ForeignEndpoint, type SignInStep} from './explainSignIn'
import {limited} from './limited'
import {realmUrl} from '../../parts/reader-context/server'
import type {Ending} from './session'
import {answerFor} from './signInWindow'
import {isSendable, readClaims} from './token'

/** How long the server may take to answer, in milliseconds. The reader at its login page has all the time. */
const PATIENCE = 10_000

/** Where to sign in. */
export type SignInTarget = {
  /** As `checkBaseUrl` gives it. */
  baseUrl: string
  realm: string
  clientId: string
  redirectUri: string
}

type Endpoint = 'authorization_endpoint' | 'token_endpoint' | 'revocation_endpoint'

/**
 * An endpoint at the issuer's own origin. The window is of this origin still, so an address that is a script would be run
 * as ours; and whoever gets the code with its verifier gets the token.
 * @throws ForeignEndpoint for any other.
 */
function ownEndpoint(issuer: URL, server: oauth.AuthorizationServer, name: Endpoint): URL {
  const address = server[name] ?? ''
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.origin !== issuer.origin) throw new ForeignEndpoint(name, address)
  return url
}

/** Ends the session of a sign-in at the server. @returns whether the server says that it has. */
export async function endSession({endpoint, clientId, token}: Ending): Promise<boolean> {
  try {
    const options = {
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      [oauth.allowInsecureRequests]: endpoint.startsWith('http:'),
      signal: AbortSignal.timeout(PATIENCE),
      // The document can be closed before the answer comes.
      [oauth.customFetch]: (url: string, init: RequestInit) => fetch(url, {...init, keepalive: true}),
    }
    const server = {issuer: new URL(endpoint).origin, revocation_endpoint: endpoint}
    const answer = await oauth.revocationRequest(server, {client_id: clientId}, oauth.None(), token, options)
    await oauth.processRevocationResponse(answer)
    return true
  } catch {
    return false
  }
}

/** How a sign-in ended. */
export type SignInResult = {token: string; ending?: Ending} | {explanation: Explanation} | 'cancelled'

/**
 * Signs in by authorization code with PKCE in a window of its own. Verifier and state stay in this document. Call it
 * while a click is handled: browsers block windows that no reader has asked for.
 */
export async function signIn(target: SignInTarget, signal: AbortSignal): Promise<SignInResult> {
  const popup = window.open('about:blank', '_blank', 'popup,width=520,height=720')
  if (popup === null) return {explanation: explainSignIn('window', undefined, target)}
  let step: SignInStep = 'discovery'
  try {
    const issuer = new URL(realmUrl(target.baseUrl, target.realm))
    const options = {
      signal: () => limited(signal, PATIENCE),
      // Marked so that it stands out: without TLS `checkBaseUrl` lets this machine pass, and no other.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
    }
    const client: oauth.Client = {client_id: target.clientId}
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options))

    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const address = ownEndpoint(issuer, server, 'authorization_endpoint')
    ownEndpoint(issuer, server, 'token_endpoint')
    // Before there is a session that could not be ended.
    const endpoint = server.revocation_endpoint && ownEndpoint(issuer, server, 'revocation_endpoint').href
    address.search = new URLSearchParams({
      ...Object.fromEntries(address.searchParams),
      response_type: 'code',
      client_id: target.clientId,
      redirect_uri: target.redirectUri,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString()
    const answer = answerFor(state, signal)
    popup.location.replace(address)

    step = 'answer'
    const parameters = oauth.validateAuthResponse(server, client, await answer, state)
    step = 'token'
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      parameters,
      target.redirectUri,
      verifier,
      options,
    )
    const granted = await oauth.processAuthorizationCodeResponse(server, client, response)
    const {access_token: token, refresh_token: refreshToken} = granted
    if (granted.token_type !== 'bearer' || readClaims(token)?.isBound) return {explanation: boundToken}
    if (!isSendable(token)) return {explanation: explainSignIn('token', undefined, target)}
    if (!endpoint) return {token}
    return {token, ending: {endpoint, clientId: target.clientId, token: refreshToken ?? token}}
  } catch (error) {
    // Once the window is at the server it is out of reach: the reader closes it.
    popup.close()
    // The browser tells of a dead server and of an answer without CORS in the same way, and nothing of a redirect.
    const findings = step === 'discovery' && !signal.aborted ? await findOut(target, signal) : undefined
    if (signal.aborted) return 'cancelled'
    const place = findings && explainPlace(findings, target.baseUrl)
    return {explanation: place ?? explainSignIn(step, error, target)}
  }
}
