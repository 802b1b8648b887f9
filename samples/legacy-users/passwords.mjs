import {pbkdf2, timingSafeEqual} from 'node:crypto'
import {promisify} from 'node:util'

/**
 * A row of the legacy user table.
 * @typedef {{id: string, username: string, email: string, firstName: string, lastName: string, enabled: boolean,
 *   emailVerified: boolean, roles: string[], password_hash: string}} Row
 */

const derive = promisify(pbkdf2)

/**
 * Check the password here in the same way as the legacy system. For bcrypt, use `bcrypt.compare(password, hash)`.
 * This example has hashes in the form `pbkdf2-sha256$rounds$salt$hash`.
 * @param {string} password
 * @param {string} stored
 */
export async function verifyPassword(password, stored) {
  const [scheme, rounds, salt, hash] = stored.split('$')
  if (scheme !== 'pbkdf2-sha256' || !rounds || !salt || !hash) return false
  const expected = Buffer.from(hash, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'), Number(rounds), expected.length, 'sha256')
  return timingSafeEqual(given, expected)
}
