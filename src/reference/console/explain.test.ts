import {describe, expect, it} from 'vitest'
import type {ConsoleOperation} from '../apiPage'
import {explainAnswer} from './explain'
import type {Circumstances} from './explanation'
import {explainSilence} from './explainSilence'
import type {Findings} from './findOut'
import {explainSignIn} from './explainSignIn'

const NOW = Date.UTC(2026, 0, 1, 12)
const REALM = 'https://auth.example.com/realms/acme'
const ORIGIN = 'https://docs.example.com'

const operation: ConsoleOperation = {
  title: 'Find it',
  method: 'get',
  path: '/orgs/{orgId}',
  parameters: [{name: 'orgId', in: 'path', type: 'string', required: true, hint: ''}],
  permission: 'The realm role view-organizations.',
  sample: {
    operationId: 'any',
    method: 'GET',
    base: 'https://auth.example.com/realms/acme',
    path: '/',
    pathValues: [],
    queryValues: [],
    needsToken: true,
    body: undefined,
    answersJson: true,
    answersLocation: false,
  },
  needsToken: true,
}
const good = {expiresAt: NOW + 1000, issuer: REALM, client: 'console', allowedOrigins: [ORIGIN]}
const circumstances: Circumstances = {operation, claims: good, hasToken: true, realmUrl: REALM, now: NOW}
const webhooks = {...circumstances, operation: {...operation, path: '/webhooks', parameters: []}}

function answer(status: number, body = '', type = 'application/json') {
  return {
    status,
    statusText: '',
    headers: [['content-type', type]] as const,
    body: {text: body, isCut: false},
    elapsed: 1,
  }
}

const titleOf = (status: number, body?: string, of: Partial<Circumstances> = {}, type?: string) =>
  explainAnswer(answer(status, body, type), {...circumstances, ...of})?.title

describe('explainAnswer', () => {
  it('has nothing to say of success', () => {
    for (const status of [200, 201, 204, 207]) expect(titleOf(status)).toBeUndefined()
  })

  it('tells the four meanings of 401 apart', () => {
    expect(titleOf(401, '', {hasToken: false, claims: undefined})).toBe('The call had no token')
    expect(titleOf(401, '', {claims: {...good, expiresAt: NOW - 1}})).toBe('The token has expired')
    expect(titleOf(401, '', {claims: {...good, issuer: 'https://auth.example.com/realms/other'}})).toBe(
      'The token belongs to another realm',
    )
    expect(titleOf(401, '', {claims: {...good, issuer: 'https://auth.example.com/realms/master'}})).toBe(
      'A role is missing',
    )
    expect(titleOf(401)).toBe('A role is missing')
    expect(explainAnswer(answer(401), circumstances)?.text).toContain('The realm role view-organizations.')
    expect(titleOf(401, '', webhooks)).toBe('The server rejected the token')
    expect(titleOf(401, '{"error":"use_dpop_nonce"}')).toBe('The token is bound to a key (DPoP)')
  })

  it('names the role that 403 misses, and what the server says', () => {
    const text = explainAnswer(answer(403, '{"error":"requires view-realm"}'), webhooks)?.text
    expect(text).toContain('requires view-realm')
    expect(text).toContain('The realm role view-organizations.')
  })

  it('tells the meanings of 404 apart', () => {
    expect(titleOf(404, '{"error":"Realm does not exist"}')).toBe('The realm doesn’t exist')
    expect(titleOf(404, '{"error":"Unable to find matching target resource method"}')).toBe('The base path is wrong')
    expect(explainAnswer(answer(404, '{"error":"x not found"}'), circumstances)).toMatchObject({
      title: 'Not found',
      text: 'This realm has nothing with this orgId, or the server doesn’t have the extension for this operation.',
    })
    expect(explainAnswer(answer(404), webhooks)?.text).toMatch(/^The server doesn’t have the extension/)
  })

  it.each([
    [400, 'The server can’t process the call'],
    [405, 'The server can’t process the call'],
    [409, 'It already exists'],
    [429, 'Too many calls'],
    [500, 'The server had an error'],
    [503, 'The server isn’t available'],
  ])('has words for %i', (status, title) => {
    expect(titleOf(status, '{"error":"x"}')).toBe(title)
  })

  it('knows a web page, whatever its status', () => {
    for (const status of [200, 404, 502]) {
      expect(titleOf(status, '<!doctype html>', {}, 'text/html')).toBe('The response is a web page, not from the API')
      expect(titleOf(status, ' <HTML>', {}, 'application/octet-stream')).toBe(
        'The response is a web page, not from the API',
      )
    }
  })
})

describe('explainSilence', () => {
  const found: Findings = {issuer: REALM, otherBaseUrl: undefined, isReachable: true, isOnline: true}
  const explain = (findings: Partial<Findings>, of: Partial<Circumstances> = {}) =>
    explainSilence({...found, ...findings}, {...circumstances, ...of}, 'https://auth.example.com', ORIGIN)

  it.each([
    [{isReachable: false, issuer: undefined, isOnline: false}, {}, 'You are offline'],
    [{isReachable: false, issuer: undefined}, {}, 'The server doesn’t respond'],
    [{issuer: undefined, otherBaseUrl: 'https://auth.example.com/auth'}, {}, 'The base path is wrong'],
    [{issuer: undefined}, {}, 'The realm doesn’t exist at this address'],
    [{}, {hasToken: false, claims: undefined}, 'The call had no token'],
    [{}, {claims: {...good, expiresAt: NOW}}, 'The token has expired'],
    [{}, {claims: {...good, allowedOrigins: []}}, 'The server doesn’t let this page read its responses (CORS)'],
    [{}, {claims: {...good, allowedOrigins: ['*']}}, 'The browser can’t show the response (CORS)'],
    [{}, {}, 'The browser can’t show the response (CORS)'],
    [{}, {claims: undefined}, 'The token isn’t a JSON Web Token'],
    [{}, {claims: {...good, isBound: true}}, 'The token is bound to a key (DPoP)'],
    [{issuer: undefined, isRedirecting: true}, {}, 'The server redirects the call'],
  ])('%j %j', (findings, of, title) => {
    expect(explain(findings, of).title).toBe(title)
  })

  it('does not say that a server on the reader’s own machine is out of reach because the network is', () => {
    const isGone = {...found, isReachable: false, issuer: undefined, isOnline: false}
    for (const baseUrl of ['http://localhost:8080', 'https://127.0.0.1/auth'])
      expect(explainSilence(isGone, circumstances, baseUrl, ORIGIN).title).toBe('The server doesn’t respond')
  })

  it('names the web origin and the client that lacks it', () => {
    const {text} = explain({}, {claims: {...good, allowedOrigins: undefined}})
    expect(text).toContain(`Add the web origin ${ORIGIN} to the client console`)
  })
})

describe('explainSignIn', () => {
  const target = {
    baseUrl: 'https://auth.example.com',
    realm: 'acme',
    clientId: 'console',
    redirectUri: `${ORIGIN}/back`,
  }
  it.each([
    ['window', undefined, 'The browser blocked the window'],
    ['discovery', new TypeError('Failed to fetch'), 'Realm not found'],
    ['discovery', {code: 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'}, 'The realm has another address'],
    ['answer', {error: 'access_denied'}, 'The login was refused'],
    ['answer', {error: 'invalid_scope', error_description: 'No.'}, 'The server refused the login'],
    ['answer', new Error('state'), 'The server refused the login'],
    ['token', new TypeError('Failed to fetch'), 'The server doesn’t give this page a token (CORS)'],
    ['token', {error: 'unauthorized_client'}, 'The server didn’t issue a token'],
    ['token', {error: 'use_dpop_nonce'}, 'The token is bound to a key (DPoP)'],
    ['token', new DOMException('', 'TimeoutError'), 'The server took too long'],
  ] as const)('%s %j', (step, error, title) => {
    expect(explainSignIn(step, error, target).title).toBe(title)
  })

  it('shows no more of what a server says than a page can hold', () => {
    expect(explainSignIn('token', {error: 'x'.repeat(100_000)}, target).text.length).toBeLessThan(500)
  })
})
