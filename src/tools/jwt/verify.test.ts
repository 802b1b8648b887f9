import {exportSPKI, importJWK} from 'jose'
import {describe, expect, test} from 'vitest'
import type {Finding} from '../report'
import {base64url, changed, jwsOf, lab, tokenOf} from './fixtures'
import older from './fixtures/keycloak-26.5.6.json'
import previous from './fixtures/keycloak-26.6.4.json'
import {readKeys} from './keys'
import {kindOf} from './kinds'
import {signatureFindings, withoutKeys} from './verify'

const keys = readKeys(JSON.stringify(lab.jwks))
const verify = (token: string, set = keys): Promise<Finding[]> => {
  const jws = jwsOf(token)
  return signatureFindings(jws, kindOf(jws), set, 'the key set')
}
const titles = async (token: string, set = keys): Promise<string[]> =>
  (await verify(token, set)).map(({severity, title}) => `${severity}: ${title}`)

/** A token whose HMAC has this text as its secret. */
async function hmac(secret: string, payload: object = {typ: 'Bearer'}): Promise<string> {
  const signed = `${base64url('{"alg":"HS256"}')}.${base64url(JSON.stringify(payload))}`
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), {name: 'HMAC', hash: 'SHA-256'}, false, [
    'sign',
  ])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(signed)))
  return `${signed}.${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`
}

describe('signatureFindings', () => {
  test.each([
    'access',
    'es256',
    'ps256',
    'eddsa',
    'id',
    'logout',
    'userinfo',
    'jarm',
    'dpop',
    'rpt',
    'lightweight',
    'atjwt',
  ] as const)('verifies the token %s of the lab', async (name) => {
    expect(await titles(lab.tokens[name])).toEqual(['ok: The signature is valid.'])
  })

  test.each([previous, older])('verifies the tokens of another version', async ({jwks, tokens}) => {
    const set = readKeys(JSON.stringify(jwks))
    expect(await titles(tokens.codeAccess, set)).toEqual(['ok: The signature is valid.'])
    expect(await titles(tokens.id, set)).toEqual(['ok: The signature is valid.'])
  })

  test('rejects a changed payload, a changed header, and a changed signature', async () => {
    const [head = '', body = '', tail = ''] = lab.tokens.access.split('.')
    const claims = {...jwsOf(lab.tokens.access).payload, preferred_username: 'admin'}
    const header = {...jwsOf(lab.tokens.access).header, cty: 'x'}
    const wrong = ['error: The signature is wrong.']
    expect(await titles(`${head}.${base64url(JSON.stringify(claims))}.${tail}`)).toEqual(wrong)
    expect(await titles(`${base64url(JSON.stringify(header))}.${body}.${tail}`)).toEqual(wrong)
    expect(await titles(`${head}.${body}.${'A'.repeat(tail.length)}`)).toEqual(wrong)
  })

  test('names a key that the set lacks', async () => {
    expect(await titles(lab.tokens.access, readKeys(JSON.stringify(previous.jwks)))).toEqual([
      expect.stringMatching(/^error: The key `[\w-]+` isn’t in the key set\.$/),
    ])
    expect(await titles(lab.tokens.access, [])).toHaveLength(1)
  })

  test('tries the fitting keys if the token names none', async () => {
    const token = changed({}, {kid: undefined}).token
    expect(await titles(token)).toEqual(['error: The signature is wrong.'])
  })

  test('rejects a key of another algorithm or use', async () => {
    const encryption = keys.find((key) => key.use === 'enc')?.kid
    const elliptic = keys.find((key) => key.kty === 'EC')?.kid
    for (const kid of [encryption, elliptic])
      expect(await titles(changed({}, {kid}).token)).toEqual(['error: The key of the token isn’t for `RS256`.'])
  })

  test('never uses a key from the token', async () => {
    const jwk = keys.find((key) => key.alg === 'RS256')
    expect(await titles(tokenOf({alg: 'RS256', jwk}, {typ: 'Bearer'}), [])).toEqual([
      expect.stringContaining('No key in the key set fits'),
    ])
  })

  test('says that only Keycloak verifies its own tokens', async () => {
    for (const name of ['refresh', 'offline', 'identityCookie', 'executeActions', 'initialAccess'] as const)
      expect(await titles(lab.tokens[name])).toEqual(['note: Only Keycloak can verify this token.'])
    expect(await titles(lab.tokens.hs256)).toEqual(['warning: The signature wasn’t verified.'])
  })

  test('doesn’t verify a token with `crit`, or with an algorithm that it doesn’t know', async () => {
    expect(await titles(changed({}, {crit: ['exp']}).token)).toEqual(['warning: The signature wasn’t verified.'])
    expect(await titles(changed({}, {alg: 'XS999'}).token)).toEqual(['warning: The signature wasn’t verified.'])
    expect(await titles(changed({}, {alg: 'none'}).token)).toEqual([])
  })

  test('explains why it needs an issuer', () => {
    expect(withoutKeys(jwsOf(lab.tokens.access)).text).toContain('`http://localhost:8191/realms/jwt-lab`')
  })
})

describe('algorithm confusion', () => {
  const rsa = keys.find((key) => key.alg === 'RS256') ?? {}
  const FORGED = ['error: The token is forged: its secret is a public key of the key set.']

  test.each([
    ['with a line break at the end', (pem: string) => `${pem.trim()}\n`],
    ['without a line break at the end', (pem: string) => pem.trim()],
    [
      'as Keycloak shows it, without its first and last line',
      (pem: string) => pem.trim().split('\n').slice(1, -1).join(''),
    ],
  ])('recognizes a public key %s as the secret', async (_, form) => {
    const key = await importJWK(rsa, 'RS256', {extractable: true})
    if (key instanceof Uint8Array) throw new Error('The key of the fixture is a secret.')
    expect(await titles(await hmac(form(await exportSPKI(key))))).toEqual(FORGED)
  })

  test('recognizes a certificate as the secret', async () => {
    const certificate = btoa('a certificate')
    expect(await titles(await hmac(certificate), [{...rsa, x5c: [certificate]}])).toEqual(FORGED)
  })

  test('calls no other secret forged', async () => {
    expect(await titles(await hmac('another secret'))).toEqual(['warning: The signature wasn’t verified.'])
  })
})

describe('readKeys', () => {
  test('reads a key set and a single key', () => {
    expect(readKeys(JSON.stringify(lab.jwks))).toHaveLength(5)
    expect(readKeys(JSON.stringify(lab.jwks.keys[0]))).toHaveLength(1)
  })

  test.each([
    ['a PEM key', '-----BEGIN PUBLIC KEY-----\nMII', /PEM format/],
    ['other JSON', '{"a":1}', /aren’t a key set/],
    ['a list with a text', '{"keys":["a"]}', /aren’t a key set/],
    ['no JSON', '<html>', /aren’t a key set/],
    ['too many keys', JSON.stringify({keys: Array.from({length: 201}, () => ({}))}), /201 keys/],
    ['1 MB', ' '.repeat(1024 * 1024), /longer than 512 KiB/],
  ])('refuses %s', (_, text, message) => {
    expect(() => readKeys(text)).toThrow(message)
  })

  test('reports a private key, and doesn’t use it', async () => {
    const [first] = keys.filter((key) => key.alg === 'RS256')
    const found = await titles(lab.tokens.access, [{...first, d: 'AA'}])
    expect(found).toEqual([
      'error: The key set contains a private key or a secret.',
      expect.stringContaining('isn’t in the key set'),
    ])
  })
})
