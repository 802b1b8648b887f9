import {translate} from '@docusaurus/Translate'
import type {ConsoleOperation} from '../apiPage'
import {help, type HelpLink} from './help'
import {formatError} from './formatError'
import type {Answer} from './send'
import {formatList} from '../../lib/formats'
import {timeText, type TokenClaims} from './token'

/** Why a call did not do what it should, and what to do. */
export type Explanation = {
  title: string
  text: string
  link?: HelpLink
  /** Whether the token lacks a role. Default: it doesn't. */
  isRole?: boolean
}

/** What of an operation an explanation depends on. */
export type Asked = Pick<ConsoleOperation, 'path' | 'permission' | 'needsToken' | 'parameters'>

/** What an explanation depends on besides the answer. */
export type Circumstances = {
  operation: Asked
  /** The token's, where one was sent and can be read. */
  claims: TokenClaims | undefined
  hasToken: boolean
  /** Address of the realm that was called. */
  realmUrl: string
  /** In milliseconds since 1970. */
  now: number
}

const isMasterRealm = (issuer: string): boolean => issuer.endsWith('/realms/master')

/** Below these paths the API answers 401, not 403, where a role is missing. */
function hides403({path}: Asked): boolean {
  return /^\/(orgs|users|events)(\/|$)/.test(path)
}

/** For a token that is of use to whoever has its key alone. */
export const boundToken: Explanation = {
  title: translate({id: 'site.console.why.bound.title', message: 'The token is bound to a key (DPoP)'}),
  text: translate({
    id: 'site.console.why.bound.text',
    message:
      'The server accepts it only with a proof from the key that it’s bound to, but the console sends plain Bearer tokens. Use a client that doesn’t require DPoP or a certificate.',
  }),
  link: help.client,
}

/** What the token itself tells of why it is refused; undefined where it looks right. */
export function explainToken({claims, hasToken, realmUrl, now, operation}: Circumstances): Explanation | undefined {
  if (!operation.needsToken) return undefined
  if (!hasToken)
    return {
      title: translate({id: 'site.console.why.noToken.title', message: 'The call had no token'}),
      text: translate({
        id: 'site.console.why.noToken.text',
        message: 'This operation requires an access token of the realm. Log in above, or paste a token.',
      }),
      link: help.getToken,
    }
  if (claims === undefined)
    return {
      title: translate({id: 'site.console.why.notJwt.title', message: 'The token isn’t a JSON Web Token'}),
      text: translate({
        id: 'site.console.why.notJwt.text',
        message:
          'Keycloak’s access tokens start with eyJ and have three Base64url parts, separated by dots. The console can’t read this token. Copy the value of access_token again, without anything else.',
      }),
      link: help.getToken,
    }
  if (claims.isBound) return boundToken
  if (claims.expiresAt !== undefined && claims.expiresAt <= now)
    return {
      title: translate({id: 'site.console.why.expired.title', message: 'The token has expired'}),
      text: translate(
        {
          id: 'site.console.why.expired.text',
          message: 'By your device’s clock, it was valid until {time}. Log in again, or paste a new token.',
        },
        {time: timeText(claims.expiresAt, now)},
      ),
      link: help.tokenLife,
    }
  if (claims.issuer !== undefined && claims.issuer !== realmUrl && !isMasterRealm(claims.issuer))
    return {
      title: translate({id: 'site.console.why.otherRealm.title', message: 'The token belongs to another realm'}),
      text: translate(
        {
          id: 'site.console.why.otherRealm.text',
          message:
            'It was issued by {issuer}, but the call went to {realmUrl}. Get a token from the realm that you call, or correct the base URL and realm.',
        },
        {issuer: claims.issuer, realmUrl},
      ),
      link: help.decode,
    }
  return undefined
}

function missingRole({permission}: Asked, because: string): Explanation {
  return {
    title: translate({id: 'site.console.why.role.title', message: 'A role is missing'}),
    text:
      permission === ''
        ? because
        : translate(
            {id: 'site.console.why.role.text', message: '{because} Permissions: {permission}'},
            {because, permission},
          ),
    link: help.roles,
    isRole: true,
  }
}

function explain401(circumstances: Circumstances): Explanation {
  const fault = explainToken(circumstances)
  if (fault) return fault
  if (hides403(circumstances.operation))
    return missingRole(
      circumstances.operation,
      translate({
        id: 'site.console.why.role.hidden',
        message:
          'In this part of the API, a 401 response to a valid token means that a role is missing. If the role was assigned after the token was issued, get a new token.',
      }),
    )
  return {
    title: translate({id: 'site.console.why.rejected.title', message: 'The server rejected the token'}),
    text: translate({
      id: 'site.console.why.rejected.text',
      message:
        'The token might have been revoked, or its session might have ended. Log in again, or paste a new token.',
    }),
    link: help.getToken,
  }
}

function explain404({operation, realmUrl}: Circumstances, error: string): Explanation {
  if (/realm (does not exist|not found)/i.test(error))
    return {
      title: translate({id: 'site.console.why.noRealm.title', message: 'The realm doesn’t exist'}),
      text: translate(
        {
          id: 'site.console.why.noRealm.text',
          message:
            'The server responds, but has no realm at {realmUrl}. Realm names are case-sensitive and can differ from display names.',
        },
        {realmUrl},
      ),
      link: help.address,
    }
  if (/matching target resource/i.test(error))
    return {
      title: translate({id: 'site.console.why.basePath.title', message: 'The base path is wrong'}),
      text: translate({
        id: 'site.console.why.basePath.text',
        message:
          'The server doesn’t have this path. Some servers run Keycloak under /auth, others at the root. Add /auth to the base URL, or remove it.',
      }),
      link: help.address,
    }
  const names = operation.parameters.filter(({in: place}) => place === 'path').map(({name}) => name)
  const places = [
    names.length > 0
      ? translate(
          {id: 'site.console.why.notFound.object', message: 'this realm has nothing with this {names}'},
          {names: formatList(names)},
        )
      : '',
    operation.parameters.some(({in: place}) => place === 'query')
      ? translate({id: 'site.console.why.notFound.query', message: 'a query parameter has the wrong type'})
      : '',
    translate({
      id: 'site.console.why.notFound.extension',
      message: 'the server doesn’t have the extension for this operation',
    }),
  ].filter(Boolean)
  const [first = '', ...others] = places
  const all = [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(
    translate({id: 'site.console.why.notFound.or', message: ', or '}),
  )
  return {
    title: translate({id: 'site.console.why.notFound.title', message: 'Not found'}),
    text: `${all}.`,
    link: operation.path.startsWith('/orgs') && names.length > 0 ? help.findOrganization : help.address,
  }
}

function explainServerError(status: number): Explanation {
  if ([502, 503, 504].includes(status))
    return {
      title: translate({id: 'site.console.why.unavailable.title', message: 'The server isn’t available'}),
      text: translate({
        id: 'site.console.why.unavailable.text',
        message: 'The proxy or load balancer in front of the server can’t reach it. Try again later.',
      }),
    }
  return {
    title: translate({id: 'site.console.why.serverError.title', message: 'The server had an error'}),
    text: translate({
      id: 'site.console.why.serverError.text',
      message:
        'Often a required field is missing or a value is too long. Otherwise, look for the cause in the server’s log.',
    }),
    link: help.errors,
  }
}

function isHtml({headers, body}: Answer): boolean {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  return /\bx?html\b/.test(type) || /^\s*<(!doctype|html)/i.test(body.text)
}

/** Says what an answer means that is none of success. Undefined for success. */
export function explainAnswer(answer: Answer, circumstances: Circumstances): Explanation | undefined {
  const {status} = answer
  const error = formatError(answer.body.text)
  const says =
    error === ''
      ? ''
      : translate(
          {id: 'site.console.why.says', message: ' The server’s message: {says}'},
          {says: /[.!?…]$/.test(error) ? error : `${error}.`},
        )
  if (isHtml(answer))
    return {
      title: translate({id: 'site.console.why.html.title', message: 'The response is a web page, not from the API'}),
      text: translate({
        id: 'site.console.why.html.text',
        message:
          'Something other than the API responds at this address, such as a proxy, a login page, or a website. Check the base URL and the base path, for example /auth.',
      }),
      link: help.address,
    }
  if (status < 400) return undefined
  if (status === 401) return /dpop/i.test(error) ? boundToken : explain401(circumstances)
  if (status === 403)
    return missingRole(
      circumstances.operation,
      translate(
        {id: 'site.console.why.forbidden.text', message: 'The token is valid, but doesn’t allow this call.{says}'},
        {says},
      ),
    )
  if (status === 404) return explain404(circumstances, error)
  if (status === 409)
    return {
      title: translate({id: 'site.console.why.exists.title', message: 'It already exists'}),
      text: translate(
        {
          id: 'site.console.why.exists.text',
          message: 'Nothing was changed.{says} Choose another name, or change the existing object.',
        },
        {says},
      ),
      link: help.errors,
    }
  if (status === 429)
    return {
      title: translate({id: 'site.console.why.tooMany.title', message: 'Too many calls'}),
      text: translate({
        id: 'site.console.why.tooMany.text',
        message: 'A rate limit rejected the call. Wait, then try again.',
      }),
    }
  if (status >= 500) return explainServerError(status)
  return {
    title: translate({id: 'site.console.why.invalid.title', message: 'The server can’t process the call'}),
    text: translate({id: 'site.console.why.invalid.text', message: 'A field or value is invalid.{says}'}, {says}),
    link: help.errors,
  }
}
