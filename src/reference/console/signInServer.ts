import * as oauth from 'oauth4webapi'
import {ForeignEndpoint} from './explainSignIn'

/** Where to sign in. */
export type SignInTarget = {
  /** As `checkBaseUrl` gives it. */
  baseUrl: string
  realm: string
  clientId: string
  redirectUri: string
}

/** What a sign-in needs of the server. */
export type Login = {
  server: oauth.AuthorizationServer
  authorization: URL
  /** Undefined if the server can't end a session. */
  revocation: string | undefined
}

type Options = oauth.DiscoveryRequestOptions & oauth.TokenEndpointRequestOptions

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

/** Reads where the realm logs readers in. @throws ForeignEndpoint for an address of another origin. */
export async function discover(issuer: URL, options: Options): Promise<Login> {
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options))
  const authorization = ownEndpoint(issuer, server, 'authorization_endpoint')
  ownEndpoint(issuer, server, 'token_endpoint')
  // Before there is a session that could not be ended.
  const revocation = server.revocation_endpoint && ownEndpoint(issuer, server, 'revocation_endpoint').href
  return {server, authorization, revocation}
}

/** The address of the login page. */
export async function loginAddress(
  authorization: URL,
  {clientId, redirectUri}: SignInTarget,
  {state, verifier}: {state: string; verifier: string},
): Promise<URL> {
  const address = new URL(authorization)
  address.search = new URLSearchParams({
    ...Object.fromEntries(address.searchParams),
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).toString()
  return address
}
