import {describe, expect, test} from 'vitest'
import type {Finding} from '../../report'
import {base64url, changed, expected, ISSUER, jwsOf, lab, NOW, tokenOf} from '../fixtures'
import type {Expected} from '../context'
import type {Jws} from '../decode'
import {kindOf} from '../kinds'
import {headerFindings} from './header'
import {issuerFindings} from './issuer'
import {recipientFindings} from './recipient'
import {timeFindings} from './times'

const titles = (findings: readonly Finding[]): string[] => findings.map(({severity, title}) => `${severity}: ${title}`)
const header = (jws: Jws): string[] => titles(headerFindings(jws, kindOf(jws)))
const times = (jws: Jws, more: Partial<Expected> = {}): string[] =>
  titles(timeFindings(jws, kindOf(jws), {...expected, ...more}))
const issuer = (iss: unknown, wanted?: string): string[] => {
  const jws = changed({iss})
  return titles(issuerFindings(jws, kindOf(jws), {...expected, issuer: wanted}))
}
const recipient = (jws: Jws, more: Partial<Expected> = {}): string[] =>
  titles(recipientFindings(jws, kindOf(jws), {...expected, ...more}))

describe('header', () => {
  test.each(
    Object.entries(lab.tokens).filter(
      ([name]) => !['encrypted', 'restart', 'code', 'hs256', 'jarm', 'clientAssertion'].includes(name),
    ),
  )('accepts the header of the lab’s token %s', (_, token) => {
    expect(header(jwsOf(token)).filter((title) => !title.startsWith('note'))).toEqual([])
  })

  test.each([
    ['none', 'error: `alg` is `none`: the token has no signature, so it’s worthless.'],
    ['nOnE', 'error: `alg` is `nOnE`: the token has no signature, so it’s worthless.'],
    [undefined, 'error: The header has no `alg`.'],
    [256, 'error: The header has no `alg`.'],
    ['rs256', 'warning: The algorithm `rs256` isn’t one that Keycloak uses.'],
  ])('reports the algorithm %s', (alg, title) => {
    expect(header(changed({}, {alg}))).toContain(title)
  })

  test('reports an access token with a shared secret, and not a refresh token', () => {
    expect(header(jwsOf(lab.tokens.hs256))).toEqual([
      'error: The token is signed with a shared secret (`HS256`), which no key set contains.',
    ])
    expect(header(jwsOf(lab.tokens.refresh))).toEqual([
      'note: The token is signed with a secret of the realm (`HS512`).',
    ])
    expect(header(changed({}, {alg: 'HS256'}))).toContain(
      'error: The token is signed with a shared secret (`HS256`), which no key set contains.',
    )
  })

  test.each([
    ['crit', ['b64'], 'error: `crit` demands extensions that Keycloak doesn’t use.'],
    ['zip', 'DEF', 'error: `zip` isn’t allowed in a signed token.'],
    ['jwk', {kty: 'RSA'}, 'error: The header brings its key: `jwk`.'],
    ['jku', 'https://evil.example/jwks', 'error: The header brings its key: `jku`.'],
    ['x5u', 'https://evil.example/cert', 'error: The header brings its key: `x5u`.'],
    ['x5c', ['MII'], 'error: The header brings its key: `x5c`.'],
    ['kid', undefined, 'warning: The header has no `kid`.'],
    ['kid', '../../dev/null', 'error: `kid` contains characters that no key ID of Keycloak has.'],
    ['kid', "x' OR 1=1", 'error: `kid` contains characters that no key ID of Keycloak has.'],
    ['kid', 7, 'error: `kid` contains characters that no key ID of Keycloak has.'],
  ])('reports %s: %j', (name, value, title) => {
    expect(header(changed({}, {[name]: value}))).toEqual([title])
  })

  test('accepts the key in the header of a DPoP proof, and no other', () => {
    expect(header(jwsOf(lab.tokens.dpopProof))).toEqual([])
    expect(header(jwsOf(tokenOf({typ: 'dpop+jwt', alg: 'RS256', jku: 'https://evil.example/'}, {htm: 'GET'})))).toEqual(
      ['error: The header brings its key: `jku`.'],
    )
  })

  test('reports a missing, a short, and a DER signature', () => {
    const [head = '', body = '', tail = ''] = lab.tokens.es256.split('.')
    const der = base64url(`0${String.fromCharCode(...Array.from({length: 70}, () => 1))}`)
    expect(header(jwsOf(`${head}.${body}.`))).toEqual(['error: The signature is missing.'])
    expect(header(jwsOf(`${head}.${body}.${tail.slice(0, -2)}`))).toEqual([
      'error: The signature has 63 bytes, which doesn’t fit `ES256`.',
    ])
    expect(header(jwsOf(`${head}.${body}.${der}`))).toEqual([
      'error: The signature is in DER format, which JWTs don’t use.',
    ])
    expect(header(jwsOf(`${head}.${body}.a*`))).toEqual(['error: The signature isn’t base64url.'])
    expect(header(jwsOf(lab.tokens.access.slice(0, -4)))).toEqual([
      'error: The signature has 253 bytes, which doesn’t fit `RS256`.',
    ])
  })

  test('reports repeated names, plain base64, and a payload without claims', () => {
    const [head = '', , tail = ''] = lab.tokens.access.split('.')
    const twice = base64url('{"sub":"alice","sub":"admin","typ":"Bearer"}')
    expect(header(jwsOf(`${head}.${twice}.${tail}`))).toEqual(['error: The JSON contains `sub` more than once.'])
    expect(header(jwsOf(`${head}.${twice.replace('}', '')}.${tail}==`))).toContain(
      'error: A part of the token is base64 instead of base64url.',
    )
    expect(header(jwsOf(`${head}.${base64url('[]')}.${tail}`))).toEqual(['error: The payload isn’t a JSON object.'])
  })

  test('excuses the repeated issuer of an authorization response', () => {
    expect(header(jwsOf(lab.tokens.jarm))).toEqual(['note: The JSON contains `iss` twice, with the same meaning.'])
  })
})

describe('times', () => {
  const exp = NOW + 240

  test('accepts a fresh token', () => {
    expect(times(changed({}))).toEqual([
      expect.stringMatching(/^ok: The token is valid for \d+ (?:seconds|minutes) more\.$/),
    ])
  })

  test.each([
    [{exp: NOW - 7200}, 'error: The token expired 2 hours ago.'],
    [{exp: NOW}, 'error: The token expired 0 seconds ago.'],
    [{exp: undefined}, 'error: The token has no `exp`, so it never expires.'],
    [{exp: String(exp)}, 'error: `exp` isn’t a number.'],
    [{exp: exp * 1000}, 'error: `exp` is in milliseconds, or far too large.'],
    [{exp: 1e300}, 'error: `exp` is in milliseconds, or far too large.'],
    [{exp: -1}, 'error: `exp` is negative.'],
    [{iat: 1.8e12}, 'error: `iat` is in milliseconds, or far too large.'],
    [{nbf: NOW + 60}, 'error: The token isn’t valid yet: `nbf` is in 60 seconds.'],
    [{iat: NOW + 60}, 'warning: The token was issued in the future: `iat` is in 60 seconds.'],
    [{auth_time: NOW + 60}, '`auth_time` is later than `iat`.'],
    [{exp: NOW + 864_000}, 'warning: The token is valid for 10 days in total.'],
    [{iat: exp + 10, exp}, 'error: The token expires before it was issued.'],
  ])('reports %j', (claims, title) => {
    expect(times(changed(claims))).toContainEqual(expect.stringContaining(title))
  })

  test('allows the tolerance for `exp`, `nbf`, and `iat`', () => {
    const more = {tolerance: 60}
    expect(times(changed({auth_time: undefined, iat: NOW - 300, exp: NOW - 59}), more)).toEqual([
      'ok: The token is valid.',
    ])
    expect(times(changed({auth_time: undefined, iat: NOW - 300, exp: NOW - 60}), more)).toEqual([
      'error: The token expired 60 seconds ago.',
    ])
    expect(times(changed({nbf: NOW + 60}), more)).toHaveLength(1)
    expect(times(changed({iat: NOW + 60}), more)).toHaveLength(1)
  })

  test('accepts tokens without an expiry time whose kind has none', () => {
    expect(times(jwsOf(lab.tokens.offline))).toEqual(['note: The token has no expiry time.'])
    expect(times(jwsOf(lab.tokens.registrationAccess))).toEqual(['note: The token has no expiry time.'])
    expect(times(jwsOf(lab.tokens.userinfo))).toEqual([])
    expect(times(jwsOf(lab.tokens.dpopProof))).toEqual([])
  })

  test('reads an access token with `exp` 0 as expired', () => {
    expect(times(changed({exp: 0}))).toContainEqual(expect.stringContaining('The token expired'))
  })
})

describe('issuer', () => {
  const expectedIssuer = 'https://auth.example.com/realms/acme'

  test('accepts the expected issuer', () => {
    expect(issuer(expectedIssuer, expectedIssuer)).toEqual(['ok: `iss` is the issuer that you expect.'])
    expect(issuer(ISSUER, ISSUER)).toEqual(['ok: `iss` is the issuer that you expect.'])
  })

  test.each([
    [`${expectedIssuer}/`, ': one of them ends with a slash.'],
    ['http://auth.example.com/realms/acme', ': the scheme differs.'],
    ['https://auth.example.com:8443/realms/acme', ': the port differs.'],
    ['https://keycloak:8080/realms/acme', ': the host differs.'],
    ['https://auth.example.com/realms/Acme', ': the realm differs.'],
    ['https://auth.example.com/auth/realms/acme', ': the path differs.'],
    ['https://login.example.org/tenant', '.'],
  ])('says how %s differs', (iss, words) => {
    expect(issuer(iss, expectedIssuer)).toEqual([`error: \`iss\` isn’t the issuer that you expect${words}`])
  })

  test.each([
    [undefined, ['error: The token has no `iss`.']],
    ['acme', ['error: `iss` isn’t a URL.']],
    [7, ['error: `iss` isn’t a URL.']],
    ['http://keycloak:8080/realms/acme', ['warning: The issuer `keycloak:8080` is an internal address.']],
    ['http://auth.example.com/realms/acme', ['warning: The issuer has `http` instead of `https`.']],
    [expectedIssuer, []],
    [ISSUER, []],
  ])('judges %s without an expectation', (iss, found) => {
    expect(issuer(iss)).toEqual(found)
  })

  test('leaves alone the issuer of a client assertion', () => {
    const jws = jwsOf(lab.tokens.clientAssertion)
    expect(issuerFindings(jws, kindOf(jws), {...expected, issuer: ISSUER})).toEqual([])
  })
})

describe('recipient', () => {
  const NOTE = 'note: If the API answers 403, it misses a role or a scope.'

  test.each([
    ['id', 'warning: This is an ID token, so an API would answer 401.'],
    ['refresh', 'warning: This is a refresh token, so an API would answer 401.'],
    ['offline', 'warning: This is an offline token, so an API would answer 401.'],
    ['logout', 'warning: This is a logout token, so an API would answer 401.'],
    ['executeActions', 'warning: This is an action token (`execute-actions`), so an API would answer 401.'],
    ['userinfo', 'warning: This is a signed answer of the userinfo endpoint, so an API would answer 401.'],
  ] as const)('reports the token %s', (name, title) => {
    expect(recipient(jwsOf(lab.tokens[name]))).toEqual([title])
  })

  test('compares the audience', () => {
    const mapped = jwsOf(lab.tokens.mapped)
    expect(recipient(mapped, {audience: 'acme-api'})).toEqual(['ok: `aud` contains `acme-api`.', NOTE])
    expect(recipient(mapped, {audience: 'acme'})).toEqual(['error: `aud` doesn’t contain `acme`.', NOTE])
    expect(recipient(changed({aud: undefined}), {audience: 'acme-api'})).toContain(
      'error: `aud` doesn’t contain `acme-api`.',
    )
    expect(recipient(changed({aud: [1]}))).toContain('error: `aud` is neither a text nor a list of texts.')
  })

  test('names a similar audience', () => {
    const jws = changed({aud: 'Acme-API'})
    expect(recipientFindings(jws, kindOf(jws), {...expected, audience: 'acme-api'})[0]?.text).toContain(
      '`Acme-API`, and the comparison is exact',
    )
  })

  test('warns about an audience that no API checks', () => {
    expect(recipient(jwsOf(lab.tokens.codeAccess))).toContain(
      'warning: `aud` is only `account`, so no API of yours is in it.',
    )
    expect(recipient(changed({aud: undefined}))).toContain('warning: The token has no `aud`.')
    expect(recipient(changed({aud: ['acme-api', 'account']}))).toEqual([
      'note: The token is for `acme-api`, `account`.',
      NOTE,
    ])
  })

  test('compares the client', () => {
    expect(recipient(jwsOf(lab.tokens.mapped), {client: 'acme-mapped'})).toContain(
      'ok: Keycloak issued the token to `acme-mapped`.',
    )
    expect(recipient(jwsOf(lab.tokens.mapped), {client: 'acme-web'})).toContain(
      'error: Keycloak didn’t issue the token to `acme-web`.',
    )
    expect(recipient(jwsOf(lab.tokens.logout), {client: 'acme-web'})).toContain(
      'ok: Keycloak issued the token to `acme-web`.',
    )
  })

  test('reports a missing subject', () => {
    expect(recipient(jwsOf(lab.tokens.lightweight))).toEqual([
      'warning: The token has no `aud`, because it’s lightweight.',
      'warning: The token is lightweight, so `sub`, roles, and profile are missing.',
      NOTE,
    ])
    expect(recipient(changed({sub: undefined}))).toContain('warning: The token has no `sub`.')
    expect(recipient(changed({sub: 7}))).toContain('error: `sub` isn’t a text.')
    expect(recipient(changed({}))).not.toContainEqual(expect.stringContaining('`sub`'))
  })

  test('lists the roles and scopes that a 403 depends on', () => {
    const jws = jwsOf(lab.tokens.codeAccess)
    const text = recipientFindings(jws, kindOf(jws), expected).at(-1)?.text
    expect(text).toMatch(/realm roles `editor`.*; roles of `account`: `manage-account`.*; scopes `openid/)
    const none = changed({realm_access: {roles: 'x'}, resource_access: [], scope: 7})
    expect(recipientFindings(none, kindOf(none), expected).at(-1)?.text).toBe('The token has no roles and no scopes.')
  })
})
