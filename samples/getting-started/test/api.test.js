import assert from 'node:assert/strict'
import {createServer} from 'node:http'
import {after, before, describe, it} from 'node:test'
import {SignJWT, exportJWK, generateKeyPair} from 'jose'
import {createApi} from '../api/server.js'

const audience = 'acme-api'
const webOrigin = 'http://localhost:5173'

describe('the API', async () => {
  const {privateKey, publicKey} = await generateKeyPair('RS256')
  const otherKey = (await generateKeyPair('RS256')).privateKey
  const jwks = JSON.stringify({
    keys: [{...(await exportJWK(publicKey)), kid: 'realm-key', alg: 'RS256'}],
  })

  const realm = createServer((_request, response) => response.end(jwks))
  /** @type {import('node:http').Server} */
  let api
  let issuer = ''
  let apiUrl = ''

  before(async () => {
    issuer = `${await listen(realm)}/realms/acme`
    api = createApi({issuer, audience, webOrigin})
    apiUrl = await listen(api)
  })

  after(() => {
    realm.close()
    api.close()
  })

  /**
   * @param {import('jose').JWTPayload} [claims] replace those of a valid token
   * @param {CryptoKey} [key]
   */
  const token = (claims = {}, key = privateKey) =>
    new SignJWT({
      iss: issuer,
      aud: audience,
      sub: 'alice-id',
      preferred_username: 'alice',
      ...claims,
    })
      .setProtectedHeader({alg: 'RS256', kid: 'realm-key'})
      .setExpirationTime(claims.exp ?? '5m')
      .sign(key)

  /**
   * @param {string} path
   * @param {string} [bearerToken]
   */
  const call = async (path, bearerToken) => {
    const response = await fetch(apiUrl + path, {
      headers: bearerToken ? {Authorization: `Bearer ${bearerToken}`} : {},
    })
    const {status, headers} = response
    return {status, challenge: headers.get('WWW-Authenticate'), body: await response.json()}
  }

  it('answers a caller with a valid token', async () => {
    const {status, body} = await call('/api/hello', await token())
    assert.deepEqual([status, body], [200, {message: 'Hello alice'}])
  })

  it('asks for a token if the request has none', async () => {
    const {status, challenge} = await call('/api/hello')
    assert.deepEqual([status, challenge], [401, 'Bearer'])
  })

  it('rejects a token that has another audience or issuer, is expired, or is forged', async () => {
    const badTokens = [
      await token({aud: 'account'}),
      await token({iss: 'https://auth.example.com/realms/acme'}),
      await token({exp: 1}),
      await token({}, otherKey),
      `${btoa('{"alg":"none"}')}.${btoa('{"sub":"alice-id"}')}.`,
      'no-token',
    ]
    for (const badToken of badTokens) {
      const {status, challenge} = await call('/api/hello', badToken)
      assert.deepEqual([status, challenge], [401, 'Bearer error="invalid_token"'])
    }
  })

  it('returns the reports only to users with the role', async () => {
    const reader = {resource_access: {[audience]: {roles: ['reports-reader']}}}
    assert.equal((await call('/api/reports', await token(reader))).status, 200)

    const {status, challenge} = await call('/api/reports', await token())
    assert.deepEqual([status, challenge], [403, 'Bearer error="insufficient_scope"'])
  })

  it('allows the browser application to send a token from its origin', async () => {
    const {headers} = await fetch(`${apiUrl}/api/hello`, {method: 'OPTIONS'})
    assert.equal(headers.get('Access-Control-Allow-Origin'), webOrigin)
    assert.equal(headers.get('Access-Control-Allow-Headers'), 'Authorization')
  })

  it('answers 503 if the keys of the realm are unavailable', async (context) => {
    context.mock.method(console, 'error', () => {})
    const lonelyApi = createApi({issuer: 'http://localhost:1/realms/acme', audience, webOrigin})
    const response = await fetch(`${await listen(lonelyApi)}/api/hello`, {
      headers: {Authorization: `Bearer ${await token()}`},
    })
    lonelyApi.close()
    assert.equal(response.status, 503)
  })
})

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<string>} its URL
 */
async function listen(server) {
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)))
  const address = server.address()
  assert(address !== null && typeof address === 'object')
  return `http://localhost:${address.port}`
}
