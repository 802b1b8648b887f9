import {quoted, type Finding} from '../report'
import {pages} from './pages'

/** Whether a callback belongs to the expected request. @param expected empty if the tool doesn’t know it. */
export function stateFinding(parameters: ReadonlyMap<string, string>, expected: string): Finding[] {
  const state = parameters.get('state')
  const finding = {kind: 'finding', page: pages.state} as const
  if (state === undefined)
    return [
      {
        ...finding,
        severity: 'warning',
        title: 'The callback has no `state`, so the request had none.',
        text: 'An attacker can send a user to your callback with a foreign code.',
        fix: 'Send a random `state` with each request, and compare it.',
      },
    ]
  if (expected === '')
    return [
      {
        ...finding,
        severity: 'note',
        title: 'The tool can’t compare `state`, because it doesn’t know yours.',
        fix: 'Enter the state of your request. Your app must compare it each time.',
      },
    ]
  if (state === expected) return [{...finding, severity: 'ok', title: 'The `state` is the one of the request.'}]
  return [
    {
      ...finding,
      severity: 'error',
      title: `The \`state\` differs: the request had ${quoted(expected)}, and the callback has ${quoted(state)}.`,
      text: 'The callback belongs to another login: of another tab, of an earlier attempt, or of an attacker.',
      fix: 'Don’t redeem the code. Start the login again, and keep one state for each tab.',
    },
  ]
}

/** Whether a callback comes from the expected realm (RFC 9207). @param issuer empty if the tool doesn’t know it. */
export function issuerFinding(parameters: ReadonlyMap<string, string>, issuer: string): Finding[] {
  const iss = parameters.get('iss')
  const finding = {kind: 'finding', page: pages.proxy} as const
  if (iss === undefined)
    return [
      {
        ...finding,
        severity: 'note',
        title: 'The callback has no `iss`.',
        text: 'Keycloak sends it since 23.0 (RFC 9207), unless **Exclude Issuer From Authentication Response** of the client is on.',
        fix: 'If your app uses several identity servers, leave that setting off, and compare `iss`.',
      },
    ]
  if (issuer === '') return []
  if (iss === issuer) return [{...finding, severity: 'ok', title: 'The `iss` is the issuer of the realm.'}]
  return [
    {
      ...finding,
      severity: 'error',
      title: `The \`iss\` differs: you expect ${quoted(issuer)}, and the callback has ${quoted(iss)}.`,
      text: 'The answer comes from another realm, or the server doesn’t know its public address. An `http://` or a port in `iss` means that the server ignores the headers of the proxy.',
      fix: 'Compare the realm. If it’s right, set the hostname and the proxy headers of the server.',
    },
  ]
}
