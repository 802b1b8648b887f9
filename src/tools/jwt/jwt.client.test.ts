import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import type {Report} from '../report'
import {reportText} from '../reportText'
import {InputError} from '../run'
import {changed, formWith, ISSUER, lab, NOW, tokenOf} from './fixtures'
import {jwtForm} from './form'
import {run} from './jwt.client'

/** An issuer that the page can call. */
const SECURE = 'https://auth.example.com/realms/acme'

const keys = JSON.stringify(lab.jwks)
const answer = async (texts: Readonly<Record<string, string>>, action?: string): Promise<Report> =>
  run(formWith(texts), action, new AbortController().signal)
const titles = (report: Report): string[] => report.flatMap((part) => (part.kind === 'finding' ? [part.title] : []))

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('run', () => {
  test('answers an empty form with nothing, and a pressed button with a request', async () => {
    expect(await answer({})).toEqual([])
    await expect(answer({}, 'verify')).rejects.toThrow(/^Paste a token/)
  })

  test('reads exactly the fields of the form', async () => {
    const read = new Set<string>()
    const values = formWith({token: lab.tokens.mapped})
    const recording = {...values, text: (name: string) => (read.add(name), values.text(name))}
    await run(recording, undefined, new AbortController().signal)
    expect([...read].sort()).toEqual(jwtForm.fields.map(({name}) => name).sort())
  })

  test('puts the verdict first', async () => {
    const verdict = async (texts: Readonly<Record<string, string>>) => titles(await answer(texts))[0]
    const token = lab.tokens.mapped
    expect(await verdict({token, keys, issuer: ISSUER, audience: 'acme-api'})).toBe(
      'Nothing in the token makes an API answer 401.',
    )
    expect(await verdict({token, keys, issuer: ISSUER, audience: 'other'})).toBe(
      'An API would answer 401. `aud` doesn’t contain `other`.',
    )
    expect(await verdict({token, time: String(NOW + 3600)})).toMatch(/^An API would answer 401\. The token expired/)
    expect(await verdict({token: lab.tokens.codeAccess})).toMatch(/^An API might answer 401\. `aud` is only `account`/)
    expect(await verdict({token: lab.tokens.id})).toBe('This is an ID token, so an API would answer 401.')
    expect(await verdict({token: changed({aud: 'x'}, {alg: 'none'}).token})).toMatch(
      /^An API would answer 401\. `alg` is `none`/,
    )
  })

  test('says whether the signature was verified', async () => {
    const text = async (texts: Readonly<Record<string, string>>) =>
      reportText(await answer({token: lab.tokens.mapped, ...texts}), '')
    expect(await text({})).toContain('The signature isn’t verified yet.')
    expect(await text({keys})).toContain('The signature is valid.')
    expect(await text({keys})).not.toContain('isn’t verified yet')
  })

  test('calls a server only for a pressed button', async () => {
    await answer({token: lab.tokens.mapped, issuer: SECURE})
    expect(fetch).not.toHaveBeenCalled()
    expect(titles(await answer({token: lab.tokens.mapped, issuer: SECURE}, 'verify'))).toContain(
      'The signature wasn’t verified: the browser can’t read the server’s answer.',
    )
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('never calls an address that only the token names', async () => {
    expect(titles(await answer({token: lab.tokens.mapped}, 'verify'))).toContainEqual(
      expect.stringContaining('the issuer is empty'),
    )
    const jku = changed({}, {jku: 'https://evil.example/jwks'}).token
    await answer({token: jku}, 'verify')
    expect(fetch).not.toHaveBeenCalled()
  })

  test('calls no server for a token that only Keycloak verifies', async () => {
    expect(titles(await answer({token: lab.tokens.refresh, issuer: ISSUER}, 'verify'))).toContain(
      'Only Keycloak can verify this token.',
    )
    expect(fetch).not.toHaveBeenCalled()
  })

  test('verifies with the keys of the issuer', async () => {
    const answers: Readonly<Record<string, unknown>> = {
      [`${SECURE}/.well-known/openid-configuration`]: {
        issuer: SECURE,
        jwks_uri: `${SECURE}/protocol/openid-connect/certs`,
      },
      [`${SECURE}/protocol/openid-connect/certs`]: lab.jwks,
    }
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(JSON.stringify(answers[url]))))
    const report = titles(await answer({token: lab.tokens.mapped, issuer: SECURE}, 'verify'))
    expect(report).toContain('The signature is valid.')
    // The server of the fixtures has another address.
    expect(report[0]).toContain('`iss` isn’t the issuer that you expect')
  })

  test('reports on the access token of a token response, and lists the others', async () => {
    const text = reportText(await answer({token: JSON.stringify(lab.response)}), '')
    expect(text).toContain('`access_token` is an access token.')
    expect(text).toContain('| `refresh_token` | a refresh token |')
  })

  test('shows the claims, the header, and the payload', async () => {
    const report = await answer({token: lab.tokens.mapped})
    expect(report.find((part) => part.kind === 'table')).toMatchObject({caption: 'Claims'})
    expect(report.flatMap((part) => (part.kind === 'code' ? [part.title] : []))).toEqual(['Header', 'Payload'])
  })

  test('compares with a second token, unless it’s encrypted', async () => {
    const compared = await answer({token: lab.tokens.mapped, second: lab.tokens.codeAccess})
    expect(compared).toContainEqual({kind: 'heading', text: 'Comparison of the two tokens'})
    expect(titles(await answer({token: lab.tokens.mapped, second: lab.tokens.encrypted}))).toContain(
      'The second token can’t be compared.',
    )
  })

  test('warns about a token that is too large for a header', async () => {
    const token = tokenOf({alg: 'RS256', kid: 'a'}, {typ: 'Bearer', sub: 'a', roles: 'x'.repeat(8000)})
    expect(titles(await answer({token}))).toContainEqual(
      expect.stringMatching(/^The token is large: 11,\d{3} bytes\.$/),
    )
  })

  test.each([
    ['the time', {time: 'yesterday'}, /time of the request/],
    ['a time without a zone', {time: '2026-11-27T14:05:00'}, /time zone/],
    ['the tolerance', {tolerance: '-1'}, /clock tolerance/],
    ['the issuer', {issuer: 'acme'}, /issuer isn’t a URL/],
    ['the keys', {keys: '{}'}, /aren’t a key set/],
    ['the second token', {second: 'eyJhbGciOiJSUzI1NiJ9'}, /^The token to compare with can’t be read\. .*no dot/],
    ['the token', {token: 'x'.repeat(3_000_000)}, /longer than 2 MiB/],
  ])('explains what is wrong with %s', async (_, texts, message) => {
    const call = answer({token: lab.tokens.mapped, ...texts})
    await expect(call).rejects.toThrow(message)
    await expect(call).rejects.toBeInstanceOf(InputError)
  })

  test('reads the time of the request', async () => {
    expect(titles(await answer({token: lab.tokens.mapped, time: '2020-01-01T00:00:00Z'}))).toContainEqual(
      expect.stringContaining('issued in the future'),
    )
    expect(titles(await answer({token: lab.tokens.mapped, time: '2030-01-01T00:00:00+01:00'}))).toContainEqual(
      expect.stringContaining('expired 3 years ago'),
    )
  })

  test('quotes values of a token as one piece of code', async () => {
    const token = changed({iss: 'https://evil.example/`**x**`\n<img src=x>'}).token
    const report = await answer({token, issuer: ISSUER})
    expect(JSON.stringify(report.filter((part) => part.kind === 'finding'))).not.toContain('/`**x**`')
  })
})
