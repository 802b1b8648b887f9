import {createServer, type IncomingMessage} from 'node:http'
import {text} from 'node:stream/consumers'
import {listen} from '../../scripts/lib/listen'

/** What a fake authorization server gets wrong. */
type Lies = {
  /** The issuer in its metadata, instead of its own address. */
  issuer?: string
  /** Claims of the ID token, instead of those that the program expects. */
  claims?: Readonly<Record<string, unknown>>
}

type Fake = {
  /** The address of the server. */
  issuer: string
  /** What the program has sent to start a login with a code. */
  started: URLSearchParams[]
}

const SUBJECT = 'f4a5c9f0-3f6b-4f0e-9a53-6d9b0d1c2e11'
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The parameters of a form that a request sends. */
const formOf = async (request: IncomingMessage): Promise<URLSearchParams> => new URLSearchParams(await text(request))

/** Runs a task beside a server that confirms each login with a code at once, as far as its lies let it. */
export async function besideFake({issuer: told, claims}: Lies, task: (fake: Fake) => Promise<void>): Promise<void> {
  const started: URLSearchParams[] = []
  let issuer = ''
  const answers: Record<string, (form: URLSearchParams) => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: told ?? issuer,
      device_authorization_endpoint: `${issuer}/device`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
    }),
    '/device': (form) => {
      started.push(form)
      return {
        device_code: 'device',
        user_code: 'ABCD-EFGH',
        verification_uri: `${issuer}/page`,
        expires_in: 60,
        interval: 1,
      }
    },
    '/token': (form) => {
      const now = Math.floor(Date.now() / 1000)
      const payload = {iss: issuer, aud: form.get('client_id'), sub: SUBJECT, iat: now, exp: now + 60, ...claims}
      const id_token = `${part({alg: 'RS256'})}.${part(payload)}.${part({})}`
      return {access_token: 'access', refresh_token: 'refresh', token_type: 'Bearer', expires_in: 60, id_token}
    },
    '/userinfo': () => ({sub: SUBJECT, name: 'Fay Fake'}),
  }
  const server = createServer((request, response) => {
    void formOf(request).then((form) => {
      const body = answers[request.url ?? '']?.(form)
      response.writeHead(body ? 200 : 404, {'Content-Type': 'application/json'}).end(JSON.stringify(body ?? {}))
    })
  })
  issuer = `http://localhost:${await listen(server, 0)}`
  try {
    await task({issuer, started})
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
