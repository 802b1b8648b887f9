import {describe, expect, it} from 'vitest'
import {firstDifference} from './difference'
import {deliveries} from './fixtures'
import {fromBase64} from './hmac'
import {utf8} from '../webCrypto'
import {compact, escapedUnicode, jacksonEscapes, parsed, spaced} from './json'
import {hashOrders, keycloakOrders} from './keycloakOrder'
import {webhookForm} from './form'

describe('the first difference', () => {
  it('names offset, bytes, and surroundings', () => {
    expect(firstDifference(utf8('{"a":1}'), utf8('{"a": 1}'))).toEqual({
      offset: 5,
      signed: '0x31 (1)',
      pasted: '0x20 (space)',
      signedAround: '{"a":1}',
      pastedAround: '{"a": 1}',
    })
  })

  it('counts bytes, not characters', () => {
    expect(firstDifference(utf8('ëa'), utf8('ëb'))?.offset).toBe(2)
  })

  it('says where the shorter body ends', () => {
    expect(firstDifference(utf8('ab'), utf8('ab\n'))).toMatchObject({
      signed: 'end of the body, after 2 bytes',
      pasted: '0x0a (line feed)',
      pastedAround: String.raw`ab\n`,
    })
  })

  it('finds none in equal bodies', () => {
    expect(firstDifference(utf8('ab'), utf8('ab'))).toBeUndefined()
  })
})

describe('JSON as text', () => {
  it('changes nothing within strings', () => {
    expect(compact('{ "a , b" : [ 1 ,\n"\\" : " ] }')).toBe('{"a , b":[1,"\\" : "]}')
    expect(spaced('{"a,b":[1,"x:y"]}')).toBe('{"a,b": [1, "x:y"]}')
  })

  it('writes escapes as Python and Jackson do', () => {
    expect(escapedUnicode('"ë😀"')).toBe(String.raw`"\u00eb\ud83d\ude00"`)
    expect(jacksonEscapes(JSON.stringify('\u001f\\u001f'))).toBe(String.raw`"\u001F\\u001f"`)
  })

  it('refuses what is nested so deeply that it can’t be written again', () => {
    expect(parsed('['.repeat(600) + ']'.repeat(600))).toBeUndefined()
    expect(parsed('[[]]')).toEqual({value: [[]]})
  })
})

describe('the order of Keycloak', () => {
  it.each(deliveries)('is found again after sorting: $body', ({body}) => {
    const event: unknown = JSON.parse(body)
    const shuffled: unknown = JSON.parse(body, (_, value: unknown) =>
      typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).sort().reverse()) : value,
    )
    expect(JSON.stringify(shuffled)).not.toBe(JSON.stringify(event))
    expect(keycloakOrders(shuffled).map((value) => JSON.stringify(value))).toContain(body)
  })

  it('has few candidates for many keys of one bucket', () => {
    // Strings of "Aa" and "BB" have the same hash.
    const keys = Array.from({length: 64}, (_, at) =>
      Array.from({length: 6}, (_, bit) => ((at >> bit) & 1 ? 'Aa' : 'BB')).join(''),
    )
    expect(hashOrders(keys)).toEqual([keys])
  })
})

it('reads Base64 and Base64url, with and without padding', () => {
  expect(fromBase64('-_8=')).toEqual(Uint8Array.of(0xfb, 0xff))
  expect(fromBase64('+/8')).toEqual(Uint8Array.of(0xfb, 0xff))
  expect(fromBase64('a b')).toBeUndefined()
  expect(fromBase64('abcde')).toBeUndefined()
})

it('starts a form with values that exist', () => {
  for (const field of webhookForm.fields)
    if (field.kind === 'choice') expect(field.options.map(({value}) => value)).toContain(field.value)
})
