import {quoted, type Report, type ReportPart, type ReportTable} from '../report'
import {sentParameters} from './parameters'
import {authorizationUrl, type AuthorizationRequest, type Trip} from './request'
import {tokenCommands} from './tokenCommand'
import {issuerWarnings, warningsOf} from './warnings'

/**
 * The address of a login, with everything that belongs to it.
 * @param enteredIssuer the issuer as the reader entered it. The request has the part that ends with the realm.
 */
export function buildReport(request: AuthorizationRequest, trip: Trip, enteredIssuer: string): Report {
  const url = authorizationUrl(request, trip)
  const commands = tokenCommands(request, trip)
  const hasCode = request.responseType.includes('code')
  const redeem: ReportPart[] = [
    {kind: 'heading', text: 'Redeem the code'},
    {kind: 'text', text: 'Set `CODE` to the code of the callback. It works once, and for 60 seconds by default.'},
    {kind: 'code', title: 'Public client', language: 'bash', code: commands.publicClient},
    {kind: 'code', title: 'Confidential client', language: 'bash', code: commands.confidentialClient},
  ]
  const warnings = [...issuerWarnings(enteredIssuer), ...warningsOf(request)]
  return [
    ...(warnings.some(({severity}) => severity === 'error') ? [] : [isReady]),
    ...warnings,
    {kind: 'code', title: 'Authorization request', language: 'text', code: url},
    {kind: 'open', label: 'Open the login of your realm', href: url},
    tripTable(request, trip),
    ...(hasCode ? redeem : []),
    sentParameters(url),
  ]
}

const isReady: ReportPart = {
  kind: 'finding',
  severity: 'ok',
  title: 'The request is ready.',
  text: 'Open it, log in, and paste the address of the callback into the last field. The app doesn’t have to run: the address bar shows the callback.',
}

const tripTable = (request: AuthorizationRequest, trip: Trip): ReportTable => ({
  kind: 'table',
  caption: 'What your app keeps until the callback. The values are gone when you leave this page',
  head: ['Value', 'Content', 'Use'],
  rows: [
    ['`state`', quoted(trip.state), 'Compare it with the callback'],
    ['`nonce`', quoted(trip.nonce), 'Compare it with the ID token'],
    ...(request.pkce === '' ? [] : [['`code_verifier`', quoted(trip.verifier), 'Send it with the code']]),
  ],
})
