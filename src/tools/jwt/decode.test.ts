import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {fuzzRuns} from '../fuzz'
import {InputError} from '../run'
import {decode} from './decode'
import {base64url, jwsOf, lab, tokenOf} from './fixtures'
import {readTokens} from './input'
import {MOST_DEPTH} from './json'
import {cpuMsOf} from '../../../tests/lib/cpuTime'

/** Whether a call returns, or throws what a reader can understand. */
function isAnswered(call: () => unknown): boolean {
  try {
    call()
    return true
  } catch (error) {
    return error instanceof InputError
  }
}

const read = (text: string): unknown => readTokens(text).map(({token}) => decode(token))

describe('decode', () => {
  test('reads the header, the payload, and the signature of an access token', () => {
    const jws = jwsOf(lab.tokens.access)
    expect(jws.header.alg).toBe('RS256')
    expect(jws.payload?.name).toBe('Alice Knež')
    expect(jws.signature).toHaveLength(256)
    expect(jws).toMatchObject({duplicates: [], isPlainBase64: false, disclosures: 0})
  })

  test('reads only the header of an encrypted token', () => {
    expect(decode(lab.tokens.encrypted)).toEqual({
      kind: 'jwe',
      token: lab.tokens.encrypted,
      header: {alg: 'RSA-OAEP', enc: 'A256GCM', cty: 'JWT', kid: 'enc-1'},
      duplicates: [],
    })
  })

  test.each([
    ['no dot', 'eyJhbGciOiJSUzI1NiJ9', /no dot/],
    ['one dot', 'eyJhbGciOiJSUzI1NiJ9.e30', /one dot/],
    ['three dots', 'eyJhbGciOiJSUzI1NiJ9.e30.a.b', /three dots/],
    ['many dots', `eyJ${'.'.repeat(100)}`, /more than four dots/],
    ['a header that is not base64url', 'eyJ*.e30.', /header.* isn’t base64url/],
    ['a header that is not JSON', `${base64url('{"alg"')}.e30.`, /header.* isn’t a JSON object/],
    ['a payload that is not base64url', 'eyJhbGciOiJSUzI1NiJ9.e*0.', /payload.* isn’t base64url/],
  ])('explains a token with %s', (_, token, message) => {
    expect(() => decode(token)).toThrow(message)
  })

  test.each([
    ['an authorization code', lab.tokens.code],
    ['a random text', '2YotnFZFEjr1zCsicMWpAA'],
    ['dots', '...'],
  ])('leaves %s as it is', (_, token) => {
    expect(decode(token).kind).toBe('opaque')
  })

  test('reads a header that starts with a space', () => {
    expect(decode(`${base64url(' {"alg":"RS256"}')}.e30.`).kind).toBe('jws')
  })

  test('finds repeated names, also in inner objects and with escapes', () => {
    const token = `${base64url('{"alg":"RS256"}')}.${base64url(String.raw`{"sub":"a","s\u0075b":"b","x":{"y":"sub: 1","y":2}}`)}.AA`
    expect(jwsOf(token).duplicates).toEqual(['sub', 'y'])
  })

  test('finds no repeated names in different objects', () => {
    expect(jwsOf(tokenOf({alg: 'RS256'}, {a: {n: 1}, b: [{n: 2}, {n: 3}, 'n']})).duplicates).toEqual([])
  })

  test('notices the alphabet of plain base64', () => {
    expect(jwsOf(`${tokenOf({alg: 'RS256'}, {})}==`).isPlainBase64).toBe(true)
  })

  test('keeps a payload that is not JSON as text', () => {
    expect(jwsOf(`${base64url('{"alg":"RS256"}')}.${base64url('hello')}.AA`)).toMatchObject({
      payload: undefined,
      payloadText: 'hello',
    })
  })
})

describe('hostile input', () => {
  const MEGABYTE = 1024 * 1024
  const deep = '['.repeat(40_000)

  test.each([
    ['1 MB of dots', '.'.repeat(MEGABYTE)],
    ['1 MB of base64', 'A'.repeat(MEGABYTE)],
    ['1 MB of the start of a token', 'eyJ'.repeat(MEGABYTE / 3)],
    ['1 MB of spaces around a word', `a${' '.repeat(MEGABYTE)}b`],
    ['1 MB of quotes', `${'"'.repeat(MEGABYTE)}x`],
    ['1 MB of braces', '{'.repeat(MEGABYTE)],
    ['1 MB of Bearer', 'Bearer '.repeat(MEGABYTE / 7)],
    ['1 MB of line breaks and words', 'eyJ.\n!'.repeat(MEGABYTE / 6)],
    ['a deep payload', `${base64url('{"alg":"RS256"}')}.${base64url(deep)}.AA`],
    ['a deep header', `${base64url(`{"alg":${deep}`)}.e30.AA`],
    ['deep JSON around a token', `{"a":${deep}`],
    [
      'many members',
      tokenOf({alg: 'RS256'}, Object.fromEntries(Array.from({length: 7_000}, (_, at) => [`a${at}`, at]))),
    ],
    ['a long text', tokenOf({alg: 'RS256'}, {sub: 'x'.repeat(90_000)})],
  ])('answers %s', async (_, text) => {
    expect(await cpuMsOf(() => expect(isAnswered(() => read(text))).toBe(true))).toBeLessThan(2000)
  })

  test('refuses nesting beyond the limit, and accepts the limit', () => {
    const nested = (depth: number): string =>
      `${base64url('{"alg":"RS256"}')}.${base64url('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))}.AA`
    expect(() => decode(nested(MOST_DEPTH + 1))).toThrow(/deeper than 64 levels/)
    expect(jwsOf(nested(MOST_DEPTH)).payload).toBeDefined()
  })
})

describe('properties', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue({maxDepth: 4}))

  test('decoding what was encoded returns the same header and payload', () => {
    fc.assert(
      fc.property(object, object, fc.uint8Array({maxLength: 64}), (header, payload, signature) => {
        const tail = btoa(String.fromCharCode(...signature))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
        const decoded = jwsOf(`${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(payload))}.${tail}`)
        expect(decoded.header).toEqual(JSON.parse(JSON.stringify(header)))
        expect(decoded.payload).toEqual(JSON.parse(JSON.stringify(payload)))
        expect(decoded.signature).toEqual(Uint8Array.from(signature))
        expect(decoded.duplicates).toEqual([])
      }),
      {numRuns: fuzzRuns()},
    )
  })

  test('any text is answered or refused with a message', () => {
    const pieces = fc.constantFrom(
      'eyJ',
      '.',
      '{',
      '}',
      '"',
      '~',
      'Bearer ',
      '\n',
      'e30',
      '=',
      '\\',
      lab.tokens.id.slice(0, 40),
    )
    const text = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.array(fc.oneof(pieces, fc.string()), {maxLength: 30}).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (input) => isAnswered(() => read(input))),
      {numRuns: fuzzRuns()},
    )
  })

  test('a real token with any change is answered or refused with a message', () => {
    const token = lab.tokens.id
    fc.assert(
      fc.property(fc.nat(token.length), fc.nat(20), fc.string({maxLength: 5}), (start, length, text) =>
        isAnswered(() => read(token.slice(0, start) + text + token.slice(start + length))),
      ),
      {numRuns: fuzzRuns()},
    )
  })
})
