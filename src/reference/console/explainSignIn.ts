import {boundToken, type Explanation} from './explain'
import {shortened} from './formatError'
import {help} from './help'

/** How far a sign-in had come: opening the window, discovery document, answer of the login page, token. */
export type SignInStep = 'window' | 'discovery' | 'answer' | 'token'

/** What an explanation names. */
type Target = {baseUrl: string; realm: string; clientId: string; redirectUri: string}

function fieldOf(error: unknown, name: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** The error code and the words of an OAuth error answer. */
function oauthError(error: unknown): string {
  const code = fieldOf(error, 'error')
  const words = fieldOf(error, 'error_description')
  return shortened([code, words].filter(Boolean).join(': '))
}

/** A discovery document that would send the code, or the reader, to another host than the one that was entered. */
export class ForeignEndpoint extends Error {
  constructor(
    readonly endpoint: string,
    readonly address: string,
  ) {
    super(`${endpoint} is ${address}`)
  }
}

function explainForeign({endpoint, address}: ForeignEndpoint, baseUrl: string): Explanation {
  return {
    title: 'The realm names another host',
    text: `Its discovery document has ${address || 'nothing'} as ${endpoint}, which is not at ${new URL(baseUrl).origin}. The console sends the code of a sign-in to the host that you entered and to no other. Correct the server’s hostname settings, or paste a token.`,
    link: help.address,
  }
}

function explainDiscovery(error: unknown, {baseUrl, realm}: Target): Explanation {
  const isOtherIssuer = fieldOf(error, 'code') === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
  if (isOtherIssuer)
    return {
      title: 'The realm has another address',
      text: 'Its discovery document names another issuer. Enter the part of the issuer before /realms as the base URL.',
      link: help.address,
    }
  return {
    title: 'The realm was not found',
    text: `The discovery document of the realm ${realm} could not be read at ${baseUrl}. Check both, and whether the server has a base path such as /auth.`,
    link: help.address,
  }
}

function explainToken(error: unknown, {clientId}: Target, origin: string): Explanation {
  // The browser tells of a request that CORS forbids by a TypeError without a code; the library's have one.
  if (error instanceof TypeError && fieldOf(error, 'code') === undefined)
    return {
      title: 'The server does not give this page a token (CORS)',
      text: `Add the web origin ${origin} to the client ${clientId} and sign in again.`,
      link: help.client,
    }
  const says = oauthError(error)
  if (/dpop/i.test(says)) return boundToken
  return {
    title: 'The server did not give a token',
    text: `${says === '' ? 'Its answer is not that of a token endpoint.' : `It says: ${says}.`} The client ${clientId} has to be public: without client authentication.`,
    link: help.client,
  }
}

/** Says why a sign-in failed. */
export function explainSignIn(step: SignInStep, error: unknown, target: Target): Explanation {
  if (step === 'window')
    return {
      title: 'The browser blocked the window',
      text: 'Allow this site to open windows and sign in again, or paste a token.',
    }
  if (error instanceof ForeignEndpoint) return explainForeign(error, target.baseUrl)
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return {title: 'The server took too long', text: 'The sign-in was given up. Try again.', link: help.address}
  if (step === 'discovery') return explainDiscovery(error, target)
  if (step === 'token') return explainToken(error, target, new URL(target.redirectUri).origin)
  const code = fieldOf(error, 'error')
  if (code === 'access_denied')
    return {
      title: 'The sign-in was refused',
      text: 'It was cancelled at the server, or your account may not use the client.',
    }
  const says = oauthError(error)
  return {
    title: 'The server refused the sign-in',
    text: says === '' ? 'Its answer does not belong to this sign-in.' : `It says: ${says}.`,
    link: help.client,
  }
}
