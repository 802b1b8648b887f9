import {translate} from '@docusaurus/Translate'
import {explain404} from './explain404'
import type {Asked, Circumstances, Explanation} from './explanation'
import {boundToken, explainToken} from './explainToken'
import {formatError} from './formatError'
import {help} from './help'
import type {Answer} from './send'

/** Below these paths the API answers 401, not 403, where a role is missing. */
function hides403({path}: Asked): boolean {
  return /^\/(orgs|users|events)(\/|$)/.test(path)
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

const webPage: Explanation = {
  title: translate({id: 'site.console.why.html.title', message: 'The response is a web page, not from the API'}),
  text: translate({
    id: 'site.console.why.html.text',
    message:
      'Something other than the API responds at this address, such as a proxy, a login page, or a website. Check the base URL and the base path, for example /auth.',
  }),
  link: help.address,
}

const tooMany: Explanation = {
  title: translate({id: 'site.console.why.tooMany.title', message: 'Too many calls'}),
  text: translate({
    id: 'site.console.why.tooMany.text',
    message: 'A rate limit rejected the call. Wait, then try again.',
  }),
}

const explain403 = ({operation}: Circumstances, says: string): Explanation =>
  missingRole(
    operation,
    translate(
      {id: 'site.console.why.forbidden.text', message: 'The token is valid, but doesn’t allow this call.{says}'},
      {says},
    ),
  )

const explain409 = (says: string): Explanation => ({
  title: translate({id: 'site.console.why.exists.title', message: 'It already exists'}),
  text: translate(
    {
      id: 'site.console.why.exists.text',
      message: 'Nothing was changed.{says} Choose another name, or change the existing object.',
    },
    {says},
  ),
  link: help.errors,
})

const explainOther = (says: string): Explanation => ({
  title: translate({id: 'site.console.why.invalid.title', message: 'The server can’t process the call'}),
  text: translate({id: 'site.console.why.invalid.text', message: 'A field or value is invalid.{says}'}, {says}),
  link: help.errors,
})

/** The server's message as a sentence that follows another one. Empty if there is none. */
function quoted(error: string): string {
  if (error === '') return ''
  return translate(
    {id: 'site.console.why.says', message: ' The server’s message: {says}'},
    {says: /[.!?…]$/.test(error) ? error : `${error}.`},
  )
}

/** Says what an answer means that is none of success. Undefined for success. */
export function explainAnswer(answer: Answer, circumstances: Circumstances): Explanation | undefined {
  const {status} = answer
  const error = formatError(answer.body.text)
  if (isHtml(answer)) return webPage
  if (status < 400) return undefined
  if (status === 401) return /dpop/i.test(error) ? boundToken : explain401(circumstances)
  if (status === 403) return explain403(circumstances, quoted(error))
  if (status === 404) return explain404(circumstances, error)
  if (status === 409) return explain409(quoted(error))
  if (status === 429) return tooMany
  if (status >= 500) return explainServerError(status)
  return explainOther(quoted(error))
}
