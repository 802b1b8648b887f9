import * as oauth from 'oauth4webapi'
import {explainSignIn, type SignInStep} from './explainSignIn'
import type {Explanation} from './explain'
import {realmUrl} from './server'
import {answerFor} from './signInWindow'

/** Where to sign in. */
export type SignInTarget = {
  /** As `checkBaseUrl` gives it. */
  baseUrl: string
  realm: string
  clientId: string
  redirectUri: string
}

/** How a sign-in ended. */
export type SignInResult = {token: string} | {explanation: Explanation} | 'cancelled'

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
    // Marked so that it stands out: without TLS `checkBaseUrl` lets this machine pass, and no other.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    const options = {signal, [oauth.allowInsecureRequests]: issuer.protocol === 'http:'}
    const client: oauth.Client = {client_id: target.clientId}
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options))

    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const address = new URL(server.authorization_endpoint ?? '')
    // The window is of this origin still: an address that is a script would be run as ours.
    if (address.protocol !== issuer.protocol) throw new TypeError(`authorization_endpoint is ${address.href}`)
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
    const {access_token: token} = await oauth.processAuthorizationCodeResponse(server, client, response)
    return {token}
  } catch (error) {
    // Once the window is at the server it is out of reach: the reader closes it.
    popup.close()
    return signal.aborted ? 'cancelled' : {explanation: explainSignIn(step, error, target)}
  }
}
