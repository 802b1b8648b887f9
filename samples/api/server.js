import {createServer} from 'node:http'
import {createRemoteJWKSet, errors, jwtVerify} from 'jose'

const {ISSUER = 'http://localhost:8080/realms/acme', AUDIENCE = 'acme-api', PORT = '5100', WEB_ORIGIN} = process.env
if (!WEB_ORIGIN)
  throw new Error(
    'WEB_ORIGIN is not set. Set it to the origin of the application that calls the API, such as http://localhost:5101.',
  )

// #region verify
const realmKeys = createRemoteJWKSet(new URL(`${ISSUER}/protocol/openid-connect/certs`))

/** @param {string | undefined} authorization @returns the claims; rejects if the token isn't valid */
async function verify(authorization) {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new errors.JWTInvalid('the request has no access token')
  const expected = {issuer: ISSUER, audience: AUDIENCE, algorithms: ['RS256'], requiredClaims: ['exp', 'sub']}
  return (await jwtVerify(token, realmKeys, expected)).payload
}
// #endregion verify

// #region serve
const server = createServer(async ({method, url, headers}, response) => {
  response.setHeader('Access-Control-Allow-Origin', WEB_ORIGIN)
  response.setHeader('Access-Control-Allow-Headers', 'Authorization')
  response.setHeader('Cache-Control', 'no-store')
  const answer = (/** @type {number} */ status, /** @type {object} */ body) =>
    response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body))

  // The browser asks for permission before it sends the token.
  if (method === 'OPTIONS') return response.writeHead(204).end()
  if (method !== 'GET' || url !== '/api/hello') return answer(404, {error: 'not_found'})
  try {
    const {preferred_username} = await verify(headers.authorization)
    return answer(200, {message: `Hello ${preferred_username}`})
  } catch (error) {
    // If the realm's keys can't be loaded, the token isn't at fault.
    if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout)
      return answer(503, {error: 'keys_unavailable'})
    response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"')
    return answer(401, {error: 'invalid_token', error_description: error.message})
  }
})
// #endregion serve

server.listen(Number(PORT), 'localhost', () => console.log(`API on http://localhost:${PORT}`))
