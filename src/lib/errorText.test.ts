import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {fuzzRuns} from '../tools/fuzz'
import {isPasted, normalizeError} from './errorText'
import {cpuMsOf} from '../../tests/lib/cpuTime'

describe('normalizeError', () => {
  it.each([
    [
      'a line of events',
      '2026-11-27 14:00:24,810 WARN  [org.keycloak.events] (executor-thread-4) type="LOGIN_ERROR", realmId="6260b6d3-fc6f-4032-8b49-2fe910804a2f", realmName="acme", clientId="web", userId="null", ipAddress="127.0.0.1", error="invalid_user_credentials", auth_method="openid-connect", redirect_uri="https://app.acme.example/callback", code_id="R04u2z8JSkrty4AsldhEdvO6", username="alice"',
      'type LOGIN_ERROR error invalid_user_credentials',
    ],
    [
      'a line of events before Keycloak 25',
      '13:54:23,516 WARN  [org.keycloak.events] (default task-25) type=LOGIN_ERROR, realmId=apiman, clientId=apimanui, userId=null, ipAddress=10.57.31.102, error=invalid_redirect_uri',
      'type LOGIN_ERROR error invalid_redirect_uri',
    ],
    [
      'an OAuth error',
      '{"error":"invalid_grant","error_description":"Code not valid"}',
      'error invalid_grant error_description Code not valid',
    ],
    [
      'an OAuth error within JSON',
      String.raw`"{\"error\":\"invalid_grant\",\"error_description\":\"Code not valid\"}"`,
      'error invalid_grant error_description Code not valid',
    ],
    [
      'a callback',
      'https://app.acme.example/callback?error=login_required&state=abc&iss=https%3A%2F%2Fauth.example.com%2Frealms%2Facme',
      'error login_required',
    ],
    ['an entity', 'Restart login cookie not found. It&#39;s gone', "Restart login cookie not found It's gone"],
    [
      'an exception with its frames',
      'Caused by: sun.security.validator.ValidatorException: PKIX path building failed\n\tat java.base/sun.security.validator.PKIXValidator.doBuild(PKIXValidator.java:439)',
      'Caused by ValidatorException PKIX path building failed',
    ],
  ])('keeps the message of %s', (_, text, message) => {
    expect(normalizeError(text)).toBe(message)
  })

  it('is idempotent, bounded, and never throws', () => {
    const pieces = fc.constantFrom(
      '%25',
      '%',
      '&amp;',
      '#39;',
      '\\',
      'u0041',
      'at a.b(',
      ')',
      'realmId=',
      '"',
      '2026-01-01T10:00:00Z',
      'ERROR ',
    )
    const texts = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.array(fc.oneof(pieces, fc.string())).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const once = normalizeError(text)
        expect(normalizeError(once)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(4000)
      }),
      {numRuns: fuzzRuns()},
    )
  })

  it.each(['%', '%25', '&amp;', '\\', 'at a', '(', '[executor-thread', 'realmId="', 'a.', '1', 'a-', '9:', 'A'])(
    'answers a megabyte of %s in no time',
    async (piece) => {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
      const cpuMs = await cpuMsOf(() => expect(normalizeError(text).length).toBeLessThanOrEqual(4000))
      expect(cpuMs).toBeLessThan(2000)
    },
  )
})

describe('isPasted', () => {
  it('tells a line of a log, an answer, and an address from a query', () => {
    expect(isPasted('10:22:19,903 WARN  type=REFRESH_TOKEN_ERROR')).toBe(true)
    expect(isPasted('{"error":"invalid_grant"}')).toBe(true)
    expect(isPasted('https://app.example/?error=login_required')).toBe(true)
    expect(isPasted('invalid_grant Session not active')).toBe(false)
    expect(isPasted('GET /admin/realms/{realm}/users')).toBe(false)
  })
})
