import type {ConsoleOperation} from '../apiPage'
import {help, type HelpLink} from './help'
import {formatError} from './formatError'
import type {Answer} from './send'
import {timeText, type TokenClaims} from './token'

/** Why a call did not do what it should, and what to do. */
export type Explanation = {
  title: string
  text: string
  link?: HelpLink
}

/** What an explanation depends on besides the answer. */
export type Circumstances = {
  operation: ConsoleOperation
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
function hides403({path}: ConsoleOperation): boolean {
  return /^\/(orgs|users|events)(\/|$)/.test(path)
}

/** For a token that is of use to whoever has its key alone. */
export const boundToken: Explanation = {
  title: 'The token is bound to a key (DPoP)',
  text: 'The server takes it only with a proof by the key that it was made for, and the console sends plain Bearer tokens. Use a client that does not require DPoP or a certificate.',
  link: help.client,
}

/** What the token itself tells of why it is refused; undefined where it looks right. */
export function explainToken({claims, hasToken, realmUrl, now, operation}: Circumstances): Explanation | undefined {
  if (!operation.needsToken) return undefined
  if (!hasToken)
    return {
      title: 'The call had no token',
      text: 'This operation wants an access token of the realm. Sign in above, or paste a token.',
      link: help.getToken,
    }
  if (claims === undefined)
    return {
      title: 'The token is no JSON Web Token',
      text: 'Keycloak’s access tokens are three parts in Base64url with dots between them, and begin with eyJ. This is another kind of text, so it can not be looked into. Copy the value of access_token anew, and nothing else.',
      link: help.getToken,
    }
  if (claims.isBound) return boundToken
  if (claims.expiresAt !== undefined && claims.expiresAt <= now)
    return {
      title: 'The token has expired',
      text: `It was good until ${timeText(claims.expiresAt, now)}. Sign in again, or paste a new one.`,
      link: help.tokenLife,
    }
  if (claims.issuer !== undefined && claims.issuer !== realmUrl && !isMasterRealm(claims.issuer))
    return {
      title: 'The token is of another realm',
      text: `It was issued by ${claims.issuer}, and the call went to ${realmUrl}. Get a token of the realm that you call, or correct base URL and realm.`,
      link: help.decode,
    }
  return undefined
}

function missingRole({permission}: ConsoleOperation, because: string): Explanation {
  return {title: 'A role is missing', text: `${because} Permissions: ${permission}`, link: help.roles}
}

function explain401(circumstances: Circumstances): Explanation {
  const fault = explainToken(circumstances)
  if (fault) return fault
  if (hides403(circumstances.operation))
    return missingRole(
      circumstances.operation,
      'In this part of the API, 401 for a token that is still good means that it lacks a role. A role that was given since needs a new token.',
    )
  return {
    title: 'The server refuses the token',
    text: 'It may have been revoked, or its session has ended. Sign in again, or paste a new one.',
    link: help.getToken,
  }
}

function explain404({operation, realmUrl}: Circumstances, error: string): Explanation {
  if (/realm (does not exist|not found)/i.test(error))
    return {
      title: 'There is no such realm',
      text: `The server answers, but not for ${realmUrl}. Names of realms are case-sensitive, and differ from their display names.`,
      link: help.address,
    }
  if (/matching target resource/i.test(error))
    return {
      title: 'The base path is wrong',
      text: 'The server knows no such path. Some serve Keycloak below /auth, others at the root: add it to the base URL, or take it out.',
      link: help.address,
    }
  const names = operation.parameters.filter(({in: place}) => place === 'path').map(({name}) => name)
  const places = [
    names.length > 0 ? `there is nothing of this ${names.join(' and ')} in this realm` : '',
    operation.parameters.some(({in: place}) => place === 'query') ? 'a query parameter has the wrong type' : '',
    'the extension that this operation belongs to is not installed on the server',
  ].filter(Boolean)
  const [first = '', ...others] = places
  const all = [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', or ')
  return {
    title: 'Not found',
    text: `${all}.`,
    link: operation.path.startsWith('/orgs') && names.length > 0 ? help.findOrganization : help.address,
  }
}

function explainServerError(status: number): Explanation {
  if ([502, 503, 504].includes(status))
    return {
      title: 'The server is not available',
      text: 'What stands in front of it does not reach it. Try again later.',
    }
  return {
    title: 'The server failed',
    text: 'Often a required field is missing or a value is too long. If not, its log says more.',
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
  const says = error === '' ? '' : ` The server says: ${/[.!?…]$/.test(error) ? error : `${error}.`}`
  if (isHtml(answer))
    return {
      title: 'The answer is a web page, not the API',
      text: 'Something else answers at this address: a proxy, a login page or a website. Check base URL and base path, for example /auth.',
      link: help.address,
    }
  if (status < 400) return undefined
  if (status === 401) return /dpop/i.test(error) ? boundToken : explain401(circumstances)
  if (status === 403) return missingRole(circumstances.operation, `The token is good, but may not do this.${says}`)
  if (status === 404) return explain404(circumstances, error)
  if (status === 409)
    return {
      title: 'It exists already',
      text: `Nothing was changed.${says} Choose another name, or change what is there.`,
      link: help.errors,
    }
  if (status === 429)
    return {title: 'Too many calls', text: 'What stands in front of the server limits them. Wait, then try again.'}
  if (status >= 500) return explainServerError(status)
  return {
    title: 'The server can not use the call',
    text: `A field or a value is wrong.${says}`,
    link: help.errors,
  }
}
