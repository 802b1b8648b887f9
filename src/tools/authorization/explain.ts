import {quoted, type Finding, type Report, type ReportPart, type ReportTable} from '../report'
import type {Callback} from './callback'
import {callbackErrors} from './callbackErrors'
import {issuerFinding, stateFinding} from './comparisons'
import {errorFinding, knownError} from './knownError'
import {outcomeOf} from './outcome'
import {pageErrors} from './pageErrors'
import {pages} from './pages'
import {sentParameters} from './parameters'
import {readAuthorizationUrl, type AuthorizationRequest, type Trip} from './request'
import {tokenCommands} from './tokenCommand'
import {tokenErrors} from './tokenErrors'
import {warningsOf} from './warnings'

/** What the tool knows about the login that a callback belongs to. */
export type Expected = {
  /** Empty if the reader entered none. */
  issuer: string
  state: string
  request: AuthorizationRequest | undefined
  trip: Trip | undefined
}

/** Explains what the reader pasted. */
export function explain(callback: Callback, expected: Expected): Report {
  switch (callback.kind) {
    case 'request':
      return explainRequest(callback.address)
    case 'page':
      return [pageFinding(callback.text)]
    case 'answer':
      return [answerFinding(callback.error, callback.description)]
    case 'callback':
      return explainCallback(callback, expected)
  }
}

const isRequest: Finding = {
  kind: 'finding',
  severity: 'warning',
  title: 'This is the address of the login, not the callback.',
  text: 'The callback begins with your redirect URI and contains `code` or `error`.',
  fix: 'If Keycloak shows an error there, paste the text of the page. Otherwise, log in, and paste the address to which Keycloak redirects.',
}

function explainRequest(address: string): Report {
  const request = readAuthorizationUrl(address)?.request
  return request === undefined ? [isRequest] : [isRequest, ...warningsOf(request), sentParameters(address)]
}

function pageFinding(text: string): Finding {
  const known = pageErrors.find(({pattern}) => pattern.test(text))
  if (known) return errorFinding(`Keycloak shows \`${known.error}\``, known)
  return {
    kind: 'finding',
    severity: 'note',
    title: `The tool doesn’t know this text: ${quoted(text)}`,
    text: 'It knows callbacks, answers of the token endpoint as JSON, and the error pages of a login.',
    fix: 'Paste the whole address of the callback, or the literal text of the error page. The event `LOGIN_ERROR` of the realm names the reason too.',
    page: pages.loginPage,
  }
}

function answerFinding(error: string, description: string): Finding {
  const known =
    knownError(tokenErrors, error, description) ??
    knownError(callbackErrors, error, description) ??
    pageErrors.find(({pattern}) => pattern.test(error))
  const title = `The server answered ${quoted(error)}${description && `: ${quoted(description)}`}`
  if (known) return errorFinding(title, known)
  return {kind: 'finding', severity: 'error', title, text: 'The tool doesn’t know this error.', page: pages.tokens}
}

function explainCallback(callback: Callback & {kind: 'callback'}, expected: Expected): Report {
  const {parameters} = callback
  const code = parameters.get('code')
  const {request, trip} = expected
  const parts: ReportPart[] = [...outcomeOf(callback), ...stateFinding(parameters, expected.state)]
  parts.push(...issuerFinding(parameters, expected.issuer), parameterTable(parameters))
  if (code === undefined || request === undefined || trip === undefined) return parts
  const commands = tokenCommands(request, trip, code)
  return [
    ...parts,
    {kind: 'code', title: 'Redeem the code of a public client', language: 'bash', code: commands.publicClient},
    {
      kind: 'code',
      title: 'Redeem the code of a confidential client',
      language: 'bash',
      code: commands.confidentialClient,
    },
  ]
}

const parameterTable = (parameters: ReadonlyMap<string, string>): ReportTable => ({
  kind: 'table',
  caption: 'The parameters of the callback',
  head: ['Parameter', 'Value'],
  rows: [...parameters].slice(0, 50).map(([name, value]) => [quoted(name), quoted(value)]),
})
