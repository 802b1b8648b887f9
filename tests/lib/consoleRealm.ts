import {createHash, randomUUID} from 'node:crypto'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {listen} from '../../scripts/lib/server'

/** What reached the API of the realm. */
export type Received = {method: string; url: string; authorization: string | undefined; body: string}

/** Answers a call to the API. CORS headers are set already. */
export type ApiAnswer = (req: Received, res: ServerResponse) => void

/** A server that plays a realm towards browsers, with as much of OAuth as a sign-in takes. */
export type ConsoleRealm = {
  /** Without a slash at the end. */
  url: string
  /** Calls to the API, in order. Preflights are not among them. */
  received: Received[]
  /** Token requests that were granted. */
  granted: number
  /** How the API answers. Default: an empty list. */
  answer: ApiAnswer
  /** Answers in the place of the realm, preflights excepted, with CORS headers set. Says whether it has. Default: never. */
  instead: (path: string, res: ServerResponse) => boolean
  /** Whether the API's answers, and those of the token endpoint, may be read by other origins. Default: true. */
  hasCors: boolean
  /** What the login page does: gives a code, or an error. Default: a code. */
  loginError: string | undefined
  /** What the discovery document names as the login page. Default: that of the realm. */
  loginPage: string | undefined
  /** What the discovery document names as the token endpoint. Default: that of the realm. */
  tokenEndpoint: string | undefined
  /** What the discovery document names as the revocation endpoint. Default: that of the realm. */
  revocationEndpoint: string | undefined
  /** What differs from a usual answer of the token endpoint. Default: nothing. */
  tokenAnswer: object
  /** Tokens that were revoked, in order. */
  revoked: string[]
  stop: () => Promise<void>
}

/** A token as the realm issues it, unsigned. */
function tokenOf(claims: Readonly<Record<string, unknown>>): string {
  return ['{"alg":"none"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
}

/** A token of a realm that is good for five minutes, for pages of one origin. @param more claims that differ. */
export const tokenFor = (realm: ConsoleRealm, origin: string | undefined, more: object = {}): string =>
  tokenOf({
    exp: Math.floor(Date.now() / 1000) + 300,
    iss: `${realm.url}/realms/acme`,
    azp: 'console',
    'allowed-origins': [origin],
    ...more,
  })

async function bodyOf(req: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of req.setEncoding('utf8')) body += String(chunk)
  return body
}

const json = (res: ServerResponse, value: unknown): void => {
  res.setHeader('Content-Type', 'application/json')
  res.end(JSON.stringify(value))
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** Starts it on a free port of this machine, with the realm `acme`. */
export async function startConsoleRealm(): Promise<ConsoleRealm> {
  const codes = new Map<string, {challenge: string; redirectUri: string; clientId: string}>()

  function logIn({searchParams}: URL, res: ServerResponse): void {
    const [redirectUri = '', state = '', challenge = '', clientId = '', method = '', kind = ''] = [
      'redirect_uri',
      'state',
      'code_challenge',
      'client_id',
      'code_challenge_method',
      'response_type',
    ].map((name) => searchParams.get(name) ?? '')
    if (method !== 'S256' || kind !== 'code' || state.length < 20) {
      res.writeHead(400).end('Not a request with PKCE and state.')
      return
    }
    const code = randomUUID()
    codes.set(code, {challenge, redirectUri, clientId})
    const back = new URL(redirectUri)
    if (realm.loginError === undefined) back.searchParams.set('code', code)
    else back.searchParams.set('error', realm.loginError)
    back.searchParams.set('state', state)
    res.setHeader('Content-Type', 'text/html')
    res.end(`<!doctype html><link rel="icon" href="data:,"><a href="${back.href.replaceAll('&', '&amp;')}">Log in</a>`)
  }

  async function giveToken(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(req))
    const code = form.get('code') ?? ''
    const asked = codes.get(code)
    codes.delete(code)
    const isRight =
      asked !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      asked.challenge === challengeOf(form.get('code_verifier') ?? '') &&
      asked.redirectUri === form.get('redirect_uri') &&
      asked.clientId === form.get('client_id')
    if (!isRight) {
      res.statusCode = 400
      json(res, {error: 'invalid_grant', error_description: 'PKCE verification failed'})
      return
    }
    realm.granted += 1
    const claims = {
      exp: Math.floor(Date.now() / 1000) + 300,
      iss: `${realm.url}/realms/acme`,
      azp: asked.clientId,
      'allowed-origins': [req.headers.origin],
    }
    const usual = {access_token: tokenOf(claims), refresh_token: 'refresh', token_type: 'Bearer', expires_in: 300}
    json(res, {...usual, ...realm.tokenAnswer})
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '', realm.url)
    const base = `${realm.url}/realms/acme`
    const isDiscovery = url.href === `${base}/.well-known/openid-configuration`
    if (realm.hasCors || isDiscovery || req.method === 'OPTIONS') {
      res.setHeader('Access-Control-Allow-Origin', req.headers.origin ?? '*')
      res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
      res.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type')
    }
    if (req.method === 'OPTIONS') res.end()
    else if (realm.instead(url.pathname, res)) return
    else if (isDiscovery)
      json(res, {
        issuer: base,
        authorization_endpoint: realm.loginPage ?? `${base}/auth`,
        token_endpoint: realm.tokenEndpoint ?? `${base}/token`,
        revocation_endpoint: realm.revocationEndpoint ?? `${base}/revoke`,
        code_challenge_methods_supported: ['S256'],
      })
    else if (url.pathname === '/realms/acme/auth') logIn(url, res)
    else if (url.pathname === '/realms/acme/token') await giveToken(req, res)
    else if (url.pathname === '/realms/acme/revoke') {
      realm.revoked.push(new URLSearchParams(await bodyOf(req)).get('token') ?? '')
      res.end()
    } else if (/^\/(realms\/acme|admin)\//.test(url.pathname)) {
      const received = {
        method: req.method ?? '',
        url: req.url ?? '',
        authorization: req.headers.authorization,
        body: await bodyOf(req),
      }
      realm.received.push(received)
      realm.answer(received, res)
    } else {
      res.statusCode = 404
      json(res, {error: 'Realm does not exist'})
    }
  }

  const server = createServer((req, res) => void handle(req, res))
  const realm: ConsoleRealm = {
    url: `http://localhost:${await listen(server, 0)}`,
    received: [],
    granted: 0,
    answer: (_, res) => json(res, []),
    instead: () => false,
    hasCors: true,
    loginError: undefined,
    loginPage: undefined,
    tokenEndpoint: undefined,
    revocationEndpoint: undefined,
    tokenAnswer: {},
    revoked: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return realm
}
