import {load} from 'cheerio'
import type {Lab} from '../../lab'
import type {Answer} from '../../lab/consumers/http'
import {NEW_PASSWORD, type NewRealm} from './pages/newRealm'

/** The verifier of RFC 7636, appendix B. */
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

/** Where the clients of these checks send people back to. Nobody goes there: only the redirect is looked at. */
export const CALLBACK = 'https://app.acme.example/'

/** A client as the pages make it: public, with an exact address, and PKCE. */
export const browserClient = {
  clientId: 'acme-web',
  publicClient: true,
  redirectUris: [CALLBACK, 'https://app.acme.example/account'],
  webOrigins: ['https://app.acme.example'],
  fullScopeAllowed: false,
  attributes: {'pkce.code.challenge.method': 'S256', 'post.logout.redirect.uris': CALLBACK},
} as const

/** A browser that follows no redirect. */
export type Visitor = {
  /** Asks for a code. @param query an empty value leaves a parameter out. @returns where the server sends the browser, or undefined where it shows a page. */
  authorize: (query?: Readonly<Record<string, string>>) => Promise<URL | undefined>
  /** Sends Alice's password on the login page that it was shown. @returns where the server sends the browser. */
  logIn: () => Promise<URL>
  /** The cookies that the server has set, with their attributes. */
  cookies: () => readonly string[]
}

/** A browser without a session at a realm. */
export function createVisitor({url}: Lab, {name}: NewRealm): Visitor {
  const cookies = new Map<string, string>()
  let page = ''
  const request = async (address: string, body?: URLSearchParams): Promise<URL | undefined> => {
    const Cookie = [...cookies].map(([key, value]) => `${key}=${value.split(';')[0] ?? ''}`).join('; ')
    const answer = await fetch(address, {method: body ? 'POST' : 'GET', body, redirect: 'manual', headers: {Cookie}})
    for (const line of answer.headers.getSetCookie()) {
      const end = line.indexOf('=')
      cookies.set(line.slice(0, end), line.slice(end + 1))
    }
    page = await answer.text()
    const location = answer.headers.get('location')
    return location === null ? undefined : new URL(location, address)
  }
  return {
    authorize: (query = {}) => {
      const all = Object.entries({
        client_id: browserClient.clientId,
        response_type: 'code',
        scope: 'openid',
        redirect_uri: CALLBACK,
        state: 'made-by-the-application',
        code_challenge: CHALLENGE,
        code_challenge_method: 'S256',
        ...query,
      })
      const sent = new URLSearchParams(all.filter(([, value]) => value !== ''))
      return request(`${url}/realms/${name}/protocol/openid-connect/auth?${String(sent)}`)
    },
    logIn: async () => {
      const action = load(page)('#kc-form-login').attr('action')
      if (action === undefined) throw new Error(`The server shows no login page, but:\n${page}`)
      const location = await request(action, new URLSearchParams({username: 'alice', password: NEW_PASSWORD}))
      if (!location) throw new Error(`The login did not end:\n${page}`)
      return location
    },
    cookies: () => [...cookies].map(([key, value]) => `${key}=${value}`),
  }
}

/** Redeems a code, as the client of the pages. */
export function redeem(
  {http}: Lab,
  {name}: NewRealm,
  location: URL | undefined,
  form: Readonly<Record<string, string>> = {code_verifier: VERIFIER},
): Promise<Answer> {
  return http.anonymous.request('POST', `/realms/${name}/protocol/openid-connect/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: browserClient.clientId,
      redirect_uri: CALLBACK,
      code: location?.searchParams.get('code') ?? '',
      ...form,
    },
  })
}
