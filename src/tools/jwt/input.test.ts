import {describe, expect, test} from 'vitest'
import {lab} from './fixtures'
import {MOST_TOKEN, readTokens} from './input'

const token = lab.tokens.access

describe('readTokens', () => {
  test.each([
    ['a token', token],
    ['spaces around it', `  ${token}\n`],
    ['line breaks in it', token.replaceAll(/(.{64})/g, '$1\r\n  ')],
    ['a Bearer prefix', `Bearer ${token}`],
    ['a header', `Authorization: Bearer ${token}`],
    ['a DPoP header', `authorization: DPoP ${token}`],
    ['quotes', `"${token}"`],
    ['a command', `curl https://api.acme.example/me -H 'Authorization: Bearer ${token}' -v`],
    ['an address', `https://app.acme.example/cb#state=x&access_token=${token}&token_type=Bearer`],
    ['a byte order mark', `\uFEFF${token}`],
  ])('finds a token in %s', (_, text) => {
    expect(readTokens(text)).toEqual([{token}])
  })

  test('takes the access token of a token response first', () => {
    expect(readTokens(JSON.stringify(lab.response)).map(({name}) => name)).toEqual([
      'access_token',
      'id_token',
      'refresh_token',
    ])
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \n '],
  ])('finds no token in %s', (_, text) => {
    expect(readTokens(text)).toEqual([])
  })

  test.each([
    ['a key set', JSON.stringify(lab.jwks), /key set.*“Public keys”/],
    ['decoded claims', '{"iss":"https://auth.example.com/realms/acme"}', /decoded content/],
    ['an error', '{"error":"invalid_grant","error_description":"Code not valid"}', /is an error/],
    ['other JSON', '{"a":1}', /no token.*`access_token`/],
    ['broken JSON', '{"access_token":', /isn’t JSON/],
    ['a token that is too long', 'e'.repeat(MOST_TOKEN + 1), /131,073 characters/],
    [
      'a token in JSON that is too long',
      JSON.stringify({access_token: 'e'.repeat(MOST_TOKEN + 1)}),
      /131,073 characters/,
    ],
  ])('explains %s', (_, text, message) => {
    expect(() => readTokens(text)).toThrow(message)
  })
})
