import * as oauth from 'oauth4webapi'
import type {Explanation} from './explanation'
import {explainPlace} from './explainSilence'
import {boundToken} from './explainToken'
import {findOut} from './findOut'
import {explainSignIn, type SignInStep} from './explainSignIn'
import {limited} from './limited'
import {realmUrl} from '../../parts/reader-context/server'
import type {Ending} from './session'
import {discover, loginAddress, type Login, type SignInTarget} from './signInServer'
import {answerFor} from './signInWindow'
import {isSendable, readClaims} from './token'

/** How long the server may take to answer, in milliseconds. The reader at its login page has all the time. */
const PATIENCE = 10_000

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

/** Whether the console can send the token, and how its session ends. */
function resultOf(granted: oauth.TokenEndpointResponse, target: SignInTarget, {revocation}: Login): SignInResult {
  const {access_token: token, refresh_token: refreshToken} = granted
  if (granted.token_type !== 'bearer' || readClaims(token)?.isBound) return {explanation: boundToken}
  if (!isSendable(token)) return {explanation: explainSignIn('token', undefined, target)}
  if (!revocation) return {token}
  return {token, ending: {endpoint: revocation, clientId: target.clientId, token: refreshToken ?? token}}
}

/** Why a step failed. */
async function failureOf(
  step: SignInStep,
  error: unknown,
  target: SignInTarget,
  signal: AbortSignal,
): Promise<SignInResult> {
  // The browser tells of a dead server and of an answer without CORS in the same way, and nothing of a redirect.
  const findings = step === 'discovery' && !signal.aborted ? await findOut(target, signal) : undefined
  if (signal.aborted) return 'cancelled'
  const place = findings && explainPlace(findings, target.baseUrl)
  return {explanation: place ?? explainSignIn(step, error, target)}
}

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
    const login = await discover(issuer, options)
    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const address = await loginAddress(login.authorization, target, {state, verifier})
    const answer = answerFor(state, signal)
    popup.location.replace(address)

    step = 'answer'
    const client: oauth.Client = {client_id: target.clientId}
    const parameters = oauth.validateAuthResponse(login.server, client, await answer, state)
    step = 'token'
    const request = [login.server, client, oauth.None(), parameters, target.redirectUri, verifier, options] as const
    const response = await oauth.authorizationCodeGrantRequest(...request)
    return resultOf(await oauth.processAuthorizationCodeResponse(login.server, client, response), target, login)
  } catch (error) {
    // Once the window is at the server it is out of reach: the reader closes it.
    popup.close()
    return failureOf(step, error, target, signal)
  }
}
