import {createServer} from 'node:http'
import {createRemoteJWKSet, errors, jwtVerify} from 'jose'

/**
 * @typedef {object} ApiConfig
 * @property {string} issuer `iss` of the realm's tokens, for example http://localhost:8080/realms/acme
 * @property {string} audience value that `aud` of an access token must contain: the client ID of this API
 * @property {string} webOrigin origin of the browser application
 */

/** @typedef {import('jose').JWTPayload & { resource_access?: Record<string, { roles: string[] }> }} AccessToken */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {object} body sent as JSON
 * @property {string} [challenge] value of the header WWW-Authenticate
 */

// #region verify
/**
 * @param {ApiConfig} config
 * @returns {(token: string) => Promise<AccessToken>} rejects if the token isn't valid
 */
function createVerifier({issuer, audience}) {
  const realmKeys = createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`))

  return async (token) => {
    const {payload} = await jwtVerify(token, realmKeys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub'],
    })
    return payload
  }
}
// #endregion verify

// #region routes
/** @type {Record<string, { role?: string, body: (token: AccessToken) => object }>} */
const routes = {
  '/api/hello': {body: (token) => ({message: `Hello ${token.preferred_username}`})},
  '/api/reports': {role: 'reports-reader', body: () => ({reports: ['2026-10', '2026-11']})},
}
// #endregion routes

// #region answer
/**
 * @param {ApiConfig} config
 * @returns {(path: string, authorization?: string) => Promise<Answer>}
 */
function createAnswerer(config) {
  const verify = createVerifier(config)

  return async (path, authorization = '') => {
    const route = routes[path]
    if (!route) return {status: 404, body: {error: 'not_found'}}

    const [, bearerToken] = /^Bearer (\S+)$/i.exec(authorization) ?? []
    if (!bearerToken) return {status: 401, body: {error: 'missing_token'}, challenge: 'Bearer'}

    try {
      const token = await verify(bearerToken)
      const roles = token.resource_access?.[config.audience]?.roles ?? []
      if (route.role && !roles.includes(route.role)) {
        return refusal(403, 'insufficient_scope', `the role ${route.role} is missing`)
      }
      return {status: 200, body: route.body(token)}
    } catch (error) {
      if (isFaultOfToken(error)) return refusal(401, 'invalid_token', error.message)
      console.error('Loading the keys of the realm failed:', error)
      return {status: 503, body: {error: 'keys_unavailable'}}
    }
  }
}

/**
 * @param {number} status
 * @param {string} error code of RFC 6750, section 3.1
 * @param {string} description
 * @returns {Answer}
 */
function refusal(status, error, description) {
  return {
    status,
    body: {error, error_description: description},
    challenge: `Bearer error="${error}"`,
  }
}

/**
 * @param {unknown} error
 * @returns {error is errors.JOSEError} false if the keys couldn't be loaded, which isn't the token's fault
 */
function isFaultOfToken(error) {
  return (
    error instanceof errors.JOSEError && error.code !== errors.JOSEError.code && error.code !== errors.JWKSTimeout.code
  )
}
// #endregion answer

// #region serve
/**
 * @param {ApiConfig} config
 * @returns {import('node:http').Server}
 */
export function createApi(config) {
  const answer = createAnswerer(config)
  const cors = {'Access-Control-Allow-Origin': config.webOrigin, Vary: 'Origin'}
  const preflight = {
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Headers': 'Authorization',
    'Access-Control-Max-Age': '600',
  }

  return createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {...cors, ...preflight}).end()
      return
    }
    if (request.method !== 'GET') {
      response.writeHead(405, {...cors, Allow: 'GET, OPTIONS'}).end()
      return
    }

    const {pathname} = new URL(request.url ?? '/', config.issuer)
    const {status, body, challenge} = await answer(pathname, request.headers.authorization)
    response
      .writeHead(status, {
        ...cors,
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...(challenge && {'WWW-Authenticate': challenge}),
      })
      .end(JSON.stringify(body))
  })
}
// #endregion serve
