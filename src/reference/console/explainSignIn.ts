import {translate} from '@docusaurus/Translate'
import type {Explanation} from './explanation'
import {boundToken} from './explainToken'
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
    title: translate({id: 'site.console.signIn.foreign.title', message: 'The realm uses another host'}),
    text: translate(
      {
        id: 'site.console.signIn.foreign.text',
        message:
          'Its discovery document has {address} as {endpoint}, which isn’t at {origin}. The console sends login codes only to the host that you entered. Correct the server’s hostname settings, or paste a token.',
      },
      {
        address: address || translate({id: 'site.console.signIn.foreign.nothing', message: 'nothing'}),
        endpoint,
        origin: new URL(baseUrl).origin,
      },
    ),
    link: help.address,
  }
}

function explainDiscovery(error: unknown, {baseUrl, realm}: Target): Explanation {
  const isOtherIssuer = fieldOf(error, 'code') === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
  if (isOtherIssuer)
    return {
      title: translate({id: 'site.console.signIn.issuer.title', message: 'The realm has another address'}),
      text: translate({
        id: 'site.console.signIn.issuer.text',
        message:
          'Its discovery document contains another issuer. Enter the part of that issuer before /realms as the base URL.',
      }),
      link: help.address,
    }
  return {
    title: translate({id: 'site.console.signIn.noRealm.title', message: 'Realm not found'}),
    text: translate(
      {
        id: 'site.console.signIn.noRealm.text',
        message:
          'The console couldn’t read the discovery document of the realm {realm} at {baseUrl}. Check both, and whether the server has a base path such as /auth.',
      },
      {realm, baseUrl},
    ),
    link: help.address,
  }
}

function explainToken(error: unknown, {clientId}: Target, origin: string): Explanation {
  // The browser tells of a request that CORS forbids by a TypeError without a code; the library's have one.
  if (error instanceof TypeError && fieldOf(error, 'code') === undefined)
    return {
      title: translate({
        id: 'site.console.signIn.cors.title',
        message: 'The server doesn’t give this page a token (CORS)',
      }),
      text: translate(
        {
          id: 'site.console.signIn.cors.text',
          message: 'Add the web origin {origin} to the client {clientId}, then log in again.',
        },
        {origin, clientId},
      ),
      link: help.client,
    }
  const says = oauthError(error)
  if (/dpop/i.test(says)) return boundToken
  return {
    title: translate({id: 'site.console.signIn.noToken.title', message: 'The server didn’t issue a token'}),
    text: translate(
      {
        id: 'site.console.signIn.noToken.text',
        message: '{says} The client {clientId} must be public, so turn off its client authentication.',
      },
      {
        says:
          says === ''
            ? translate({
                id: 'site.console.signIn.noToken.notEndpoint',
                message: 'The response isn’t from a token endpoint.',
              })
            : translate({id: 'site.console.signIn.says', message: 'The server’s message: {says}.'}, {says}),
        clientId,
      },
    ),
    link: help.client,
  }
}

/** Says why a sign-in failed. */
export function explainSignIn(step: SignInStep, error: unknown, target: Target): Explanation {
  if (step === 'window')
    return {
      title: translate({id: 'site.console.signIn.blocked.title', message: 'The browser blocked the window'}),
      text: translate({
        id: 'site.console.signIn.blocked.text',
        message: 'Allow this site to open windows, then log in again. You can also paste a token.',
      }),
    }
  if (error instanceof ForeignEndpoint) return explainForeign(error, target.baseUrl)
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return {
      title: translate({id: 'site.console.signIn.slow.title', message: 'The server took too long'}),
      text: translate({id: 'site.console.signIn.slow.text', message: 'The console canceled the login. Try again.'}),
      link: help.address,
    }
  if (step === 'discovery') return explainDiscovery(error, target)
  if (step === 'token') return explainToken(error, target, new URL(target.redirectUri).origin)
  const code = fieldOf(error, 'error')
  if (code === 'access_denied')
    return {
      title: translate({id: 'site.console.signIn.denied.title', message: 'The login was refused'}),
      text: translate({
        id: 'site.console.signIn.denied.text',
        message: 'The login was canceled on the server, or your account isn’t allowed to use the client.',
      }),
    }
  const says = oauthError(error)
  return {
    title: translate({id: 'site.console.signIn.refused.title', message: 'The server refused the login'}),
    text:
      says === ''
        ? translate({id: 'site.console.signIn.refused.text', message: 'The response doesn’t belong to this login.'})
        : translate({id: 'site.console.signIn.says', message: 'The server’s message: {says}.'}, {says}),
    link: help.client,
  }
}
