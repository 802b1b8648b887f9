import {readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, test} from 'vitest'
import {answer} from './answer'
import {expected, jwsOf, lab, tokenOf} from './fixtures'
import older from './fixtures/keycloak-26.5.6.json'
import previous from './fixtures/keycloak-26.6.4.json'
import native from './fixtures/keycloak-26.7.3-organizations.json'
import {isRealm, kindOf} from './kinds'

const kinds: Readonly<Record<string, string>> = {
  access: 'access',
  codeAccess: 'access',
  refreshed: 'access',
  mapped: 'access',
  atjwt: 'access',
  es256: 'access',
  ps256: 'access',
  eddsa: 'access',
  hs256: 'access',
  pairwise: 'access',
  serviceAccount: 'access',
  exchanged: 'access',
  orgs: 'access',
  lightweight: 'lightweight',
  dpop: 'dpop',
  rpt: 'rpt',
  id: 'id',
  hybridId: 'id',
  refresh: 'refresh',
  offline: 'offline',
  logout: 'logout',
  identityCookie: 'identity',
  initialAccess: 'initial',
  registrationAccess: 'registration',
  executeActions: 'action',
  verifyEmail: 'action',
  invitation: 'action',
  userinfo: 'userinfo',
  jarm: 'jarm',
  clientAssertion: 'assertion',
  dpopProof: 'proof',
  permissionTicket: 'ticket',
}

const servers = [lab, previous, older, native]
const cases = servers.flatMap(({server, tokens}) =>
  Object.entries(tokens)
    .filter(([name]) => Object.hasOwn(kinds, name))
    .map(([name, token]): [string, string, string] => [`${name} of Keycloak ${server}`, token, kinds[name] ?? '']),
)

describe('kindOf', () => {
  test.each(cases)('recognizes %s', (_, token, kind) => {
    expect(kindOf(jwsOf(token)).id).toBe(kind)
  })

  test('covers all tokens of the lab except the encrypted ones and the code', () => {
    const names = servers.flatMap(({tokens}) => Object.keys(tokens))
    expect([...new Set(names)].filter((name) => !Object.hasOwn(kinds, name)).sort()).toEqual([
      'code',
      'encrypted',
      'restart',
    ])
  })

  test.each([
    ['a token of another server', {alg: 'RS256'}, {iss: 'https://accounts.example.com', sub: 'a', exp: 1}, 'unknown'],
    [
      'an access token by RFC 9068',
      {alg: 'RS256', typ: 'at+jwt'},
      {iss: 'https://login.example.com', sub: 'a', exp: 1},
      'access',
    ],
    ['a security event', {alg: 'RS256', typ: 'secevent+jwt'}, {events: {}}, 'event'],
    ['a request object', {alg: 'RS256', typ: 'oauth-authz-req+jwt'}, {client_id: 'acme-web'}, 'request'],
    ['a type with the name of a method', {alg: 'RS256', typ: 'toString'}, {typ: 'constructor'}, 'unknown'],
  ])('recognizes %s', (_, header, payload, kind) => {
    expect(kindOf(jwsOf(tokenOf(header, payload))).id).toBe(kind)
  })

  test('says which issuers look like a realm', () => {
    expect(isRealm('https://auth.example.com/realms/acme')).toBe(true)
    expect(isRealm('https://auth.example.com/realms/acme/protocol')).toBe(false)
    expect(isRealm(undefined)).toBe(false)
  })
})

describe('text that is no signed token', () => {
  const saml = readFileSync(path.join(import.meta.dirname, 'fixtures', 'saml-response.txt'), 'utf8').trim()

  test.each([
    ['a SAML response', saml, /SAML message/],
    ['a SAML response in a URL', encodeURIComponent(saml), /SAML message/],
    ['XML', '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>', /SAML message/],
    ['an authorization code', lab.tokens.code, /authorization code/],
    ['an opaque token', '2YotnFZFEjr1zCsicMWpAA', /isn’t a JWT/],
    ['an encrypted ID token', lab.tokens.encrypted, /encrypted \(JWE\)/],
    ['an encrypted cookie', lab.tokens.restart, /encrypted \(JWE\)/],
  ])('explains %s', async (_, token, title) => {
    const [first] = await answer([{token}], undefined, expected, undefined)
    expect(first?.kind === 'finding' && first.title).toMatch(title)
  })

  test('says whose key decrypts an encrypted token', async () => {
    const [id] = await answer([{token: lab.tokens.encrypted}], undefined, expected, undefined)
    const [cookie] = await answer([{token: lab.tokens.restart}], undefined, expected, undefined)
    expect(id?.kind === 'finding' && id.text).toContain('owner of the private key `enc-1`')
    expect(cookie?.kind === 'finding' && cookie.text).toContain('shared secret')
  })
})
