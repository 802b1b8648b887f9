import {timingSafeEqual} from 'node:crypto'
import {createServer} from 'node:http'
import {readFileSync} from 'node:fs'
import {verifyPassword} from './passwords.mjs'

/** @typedef {import('./passwords.mjs').Row} Row */

const MAX_BODY = 8192

/**
 * Answers the two requests that Keycloak's user migration sends.
 * @param {{users: Row[], token: string}} options
 */
export function createLegacyServer({users, token}) {
  return createServer(async (request, response) => {
    /** @param {number} status @param {unknown} [body] */
    const answer = (status, body) => {
      response
        .writeHead(status, {'content-type': 'application/json'})
        .end(body === undefined ? '' : JSON.stringify(body))
    }
    if (!isAuthorized(request.headers.authorization, token)) return answer(401)
    const user = findUser(users, request.url ?? '')
    if (!user) return answer(404)
    // #region profile
    if (request.method === 'GET') {
      return answer(200, {
        username: user.username,
        email: user.email,
        firstName: user.firstName,
        lastName: user.lastName,
        enabled: user.enabled,
        emailVerified: user.emailVerified,
        attributes: {legacy_id: [user.id]},
        roles: user.roles,
      })
    }
    // #endregion profile
    // #region password
    if (request.method === 'POST') {
      const password = await readPassword(request)
      if (password === undefined) return answer(400)
      return answer((await verifyPassword(password, user.password_hash)) ? 200 : 401)
    }
    // #endregion password
    return answer(405)
  })
}

// #region token
/** @param {string | undefined} header @param {string} token */
function isAuthorized(header, token) {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
// #endregion token

// #region lookup
/** Keycloak looks up users by username and by email address. @param {Row[]} users @param {string} url */
function findUser(users, url) {
  const last = new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? ''
  const name = decodeURIComponent(last).toLowerCase()
  return users.find(({username, email}) => username.toLowerCase() === name || email.toLowerCase() === name)
}
// #endregion lookup

/** @param {import('node:http').IncomingMessage} request */
async function readPassword(request) {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > MAX_BODY) return undefined
  }
  try {
    const {password} = JSON.parse(text)
    return typeof password === 'string' ? password : undefined
  } catch {
    return undefined
  }
}

if (import.meta.filename === process.argv[1]) {
  const {LEGACY_TOKEN: token, PORT: port = '8086'} = process.env
  if (!token) {
    console.error(
      'LEGACY_TOKEN is not set. Set it to the bearer token that Keycloak sends, for example LEGACY_TOKEN=$(openssl rand -hex 32).',
    )
    process.exit(1)
  }
  const users = JSON.parse(readFileSync(new URL('users.json', import.meta.url), 'utf8'))
  createLegacyServer({users, token}).listen(Number(port), '127.0.0.1', function () {
    const {port: listening} = /** @type {import('node:net').AddressInfo} */ (this.address())
    console.log(`Legacy users at http://127.0.0.1:${listening}/users`)
  })
}
