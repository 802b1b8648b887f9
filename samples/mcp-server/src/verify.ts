import {InvalidTokenError} from '@modelcontextprotocol/sdk/server/auth/errors.js'
import type {OAuthTokenVerifier} from '@modelcontextprotocol/sdk/server/auth/provider.js'
import {createRemoteJWKSet, errors, jwtVerify} from 'jose'
import {issuer, resource} from './settings.js'

// #region verify
const keys = createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`))

/** Accepts access tokens that this realm signed for this MCP server. */
export const verifier: OAuthTokenVerifier = {
  async verifyAccessToken(token) {
    const {payload} = await jwtVerify(token, keys, {
      issuer,
      // Without it, a token for any other application of the realm would be accepted.
      audience: resource.href,
      algorithms: ['RS256', 'PS256', 'ES256'],
      requiredClaims: ['sub', 'exp'],
    }).catch((error: unknown) => {
      // The SDK answers 401 to this error. All others, such as a server that is down, lead to 500.
      throw error instanceof errors.JOSEError ? new InvalidTokenError(error.message) : error
    })
    return {
      token,
      clientId: String(payload.azp),
      scopes: String(payload.scope ?? '').split(' '),
      expiresAt: payload.exp,
      resource,
      extra: {userId: payload.sub, username: payload.preferred_username, organizations: payload.organizations},
    }
  },
}
// #endregion verify
