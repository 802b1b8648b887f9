import {jwtDecode} from 'jwt-decode'
import type {User} from './user'

type Claims = User & {iss: string; aud: string | string[]; azp?: string; exp: number; nonce?: string}

// #region id-token
/**
 * Checks an ID token that comes from the token endpoint over TLS. OpenID Connect then allows a client to leave out
 * the signature (Core, section 3.1.3.7, step 6).
 *
 * @param expected `nonce` after a login; a refreshed ID token doesn't need one
 * @returns its claims
 * @throws Error that names the claim
 */
export function checkIdToken(
  idToken: string | undefined,
  expected: {issuer: string; clientId: string; nonce?: string},
): User {
  if (!idToken) throw new Error('The server sent no ID token.')
  const claims = jwtDecode<Claims>(idToken)
  const audience = [claims.aud].flat()
  if (claims.iss !== expected.issuer) throw new Error(`The ID token is from another issuer: ${claims.iss}`)
  if (!audience.includes(expected.clientId)) throw new Error('The ID token is for another client.')
  if (audience.length > 1 && claims.azp !== expected.clientId)
    throw new Error('The ID token was issued to another client.')
  if (claims.exp < Date.now() / 1000) throw new Error('The ID token has expired. Check the clock of the device.')
  if (expected.nonce && claims.nonce !== expected.nonce) throw new Error('The ID token answers another login.')
  return claims
}
// #endregion id-token
