import {describe, expect, it} from 'vitest'
import {cleanToken, isSendable, readClaims} from './token'

const tokenOf = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`

describe('readClaims', () => {
  it('reads what helps to explain a refusal', () => {
    const claims = {
      exp: 100,
      iss: 'https://a.example/realms/ä',
      azp: 'web',
      'allowed-origins': ['https://b.example', 1],
    }
    expect(readClaims(tokenOf(claims))).toEqual({
      expiresAt: 100_000,
      issuer: 'https://a.example/realms/ä',
      client: 'web',
      allowedOrigins: ['https://b.example'],
    })
  })

  it('passes over claims of the wrong type', () => {
    expect(readClaims(tokenOf({exp: 'soon', iss: 1, azp: null, 'allowed-origins': '*'}))).toEqual({})
  })

  it.each(['', 'opaque', 'a.b', 'a.b.c', 'a.b.c.d', '..', tokenOf(null), tokenOf('text'), `e30.%.x`])(
    'knows that "%s" is none',
    (token) => {
      expect(readClaims(token)).toBeUndefined()
    },
  )
})

describe('a pasted token', () => {
  it('loses the words and line breaks around it', () => {
    for (const text of ['abc', ' Bearer abc\n', 'Authorization: bearer abc', 'a\nb c']) {
      expect(cleanToken(text)).toBe('abc')
    }
  })

  it('can be sent if it is made of visible ASCII', () => {
    expect(isSendable('abc.def-_~+/=')).toBe(true)
    for (const token of ['', 'ä', 'a\u0000', '“abc”']) expect(isSendable(token)).toBe(false)
  })
})
