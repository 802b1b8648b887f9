import {translate} from '@docusaurus/Translate'
import {isOnThisMachine} from '../../parts/reader-context/server'
import type {Circumstances, Explanation} from './explanation'
import {explainToken} from './explainToken'
import type {Findings} from './findOut'
import {help} from './help'
import type {TokenClaims} from './token'

function explainUnreachable(baseUrl: string, isOnline: boolean): Explanation {
  // A server on the reader's own machine can be called without a network.
  if (!isOnline && !isOnThisMachine(baseUrl))
    return {
      title: translate({id: 'site.console.silence.offline.title', message: 'You are offline'}),
      text: translate({
        id: 'site.console.silence.offline.text',
        message: 'The browser has no network connection. Nothing was sent.',
      }),
    }
  const local = baseUrl.startsWith('http:')
    ? translate({
        id: 'site.console.silence.unreachable.local',
        message:
          'Is it running on this computer, at this port? Some browsers don’t let an HTTPS page call a server without TLS.',
      })
    : translate({
        id: 'site.console.silence.unreachable.remote',
        message: 'Check the spelling, whether you need a VPN, and whether the browser trusts the server’s certificate.',
      })
  return {
    title: translate({id: 'site.console.silence.unreachable.title', message: 'The server doesn’t respond'}),
    text: translate(
      {
        id: 'site.console.silence.unreachable.text',
        message: 'Nothing responds at {baseUrl}, or it redirects to an address that doesn’t respond. {advice}',
      },
      {baseUrl, advice: local},
    ),
    link: help.address,
  }
}

/** For an answer that leads elsewhere. */
export const redirected: Explanation = {
  title: translate({id: 'site.console.silence.redirect.title', message: 'The server redirects the call'}),
  text: translate({
    id: 'site.console.silence.redirect.text',
    message:
      'The console doesn’t follow redirects, because it would send your values to the other address. Find out where the redirect leads, for example with "Copy as cURL". If you trust that server, enter its address as the base URL. Often only https, www, or the base path is missing.',
  }),
  link: help.address,
}

/** What is wrong with the address itself. Undefined where the realm is there. */
export function explainPlace(
  {issuer, otherBaseUrl, isReachable, isRedirecting, isOnline}: Findings,
  baseUrl: string,
): Explanation | undefined {
  if (isRedirecting) return redirected
  if (!isReachable) return explainUnreachable(baseUrl, isOnline)
  if (otherBaseUrl !== undefined)
    return {
      title: translate({id: 'site.console.silence.basePath.title', message: 'The base path is wrong'}),
      text: translate(
        {
          id: 'site.console.silence.basePath.text',
          message: 'The realm has the base URL {otherBaseUrl}. Enter this base URL.',
        },
        {otherBaseUrl},
      ),
      link: help.address,
    }
  if (issuer === undefined)
    return {
      title: translate({id: 'site.console.silence.noRealm.title', message: 'The realm doesn’t exist at this address'}),
      text: translate(
        {
          id: 'site.console.silence.noRealm.text',
          message:
            'A server responds at {baseUrl}, but not for this realm. Check the name of the realm, whether the server has a base path such as /auth, and whether it redirects to another address.',
        },
        {baseUrl},
      ),
      link: help.address,
    }
  return undefined
}

/** Adds why the reader sees no message of the server. */
const hidden = ({text, ...fault}: Explanation): Explanation => ({
  ...fault,
  text: translate(
    {
      id: 'site.console.silence.hidden',
      message: '{text} The browser can’t show the server’s message, because the response has no CORS headers.',
    },
    {text},
  ),
})

/** For a token whose client doesn't have this page's origin. */
function missingOrigin({client: name}: TokenClaims, origin: string): Explanation {
  const client =
    name === undefined
      ? translate({id: 'site.console.silence.client', message: 'the client of the token'})
      : translate({id: 'site.console.silence.namedClient', message: 'the client {client}'}, {client: name})
  return {
    title: translate({
      id: 'site.console.silence.cors.title',
      message: 'The server doesn’t let this page read its responses (CORS)',
    }),
    text: translate(
      {
        id: 'site.console.silence.cors.text',
        message:
          'Add the web origin {origin} to {client}, then get a new token, because the token contains the allowed origins. The server might have executed the call.',
      },
      {origin, client},
    ),
    link: help.client,
  }
}

const unreadable: Explanation = {
  title: translate({
    id: 'site.console.silence.unreadable.title',
    message: 'The browser can’t show the response (CORS)',
  }),
  text: translate({
    id: 'site.console.silence.unreadable.text',
    message:
      'The realm exists, but the response didn’t arrive or has no CORS headers. If the token was revoked or its session has ended, log in again. Otherwise, check whether the extension for this operation is installed. Also check whether a proxy in front of the server removes the CORS headers, redirects the call, or closes the connection. The server might have executed the call.',
  }),
  link: help.client,
}

/** Says why the browser got no answer that it may show. @param origin of this page. */
export function explainSilence(
  findings: Findings,
  circumstances: Circumstances,
  baseUrl: string,
  origin: string,
): Explanation {
  const place = explainPlace(findings, baseUrl)
  if (place) return place
  const fault = explainToken({...circumstances, realmUrl: findings.issuer ?? ''})
  if (fault) return hidden(fault)
  const {claims, operation} = circumstances
  if (operation.needsToken && claims && !claims.allowedOrigins?.some((allowed) => [origin, '*'].includes(allowed)))
    return missingOrigin(claims, origin)
  return unreadable
}
