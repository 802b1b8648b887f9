import {afterEach, expect, it} from 'vitest'
import {serveLocally, type LocalServer} from '../consumers/localServer'
import {connect} from './connect'

/** What a server answers to `GET`, by path. */
type Answers = Readonly<Record<string, unknown>>

const env = {PROVE_USERNAME: 'admin', PROVE_PASSWORD: 'admin'}
const master = (attributes: Record<string, string>): Answers => ({'/admin/realms/master': {attributes}})
const marked = master({testServer: 'true'})

let server: LocalServer | undefined
afterEach(() => server?.stop())

/** Connects to a server that gives tokens and these answers. */
async function connectTo(answers: Answers, {tokenStatus = 200} = {}): Promise<unknown> {
  server = await serveLocally((req, res) => {
    const path = req.url?.split('?')[0] ?? ''
    if (path.endsWith('/token')) {
      res.writeHead(tokenStatus).end(JSON.stringify({access_token: 'a', expires_in: 60}))
      return
    }
    const answer = answers[path]
    res.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? {}))
  })
  return connect({url: `${server.url}/`, realmPrefix: 'docs-proof', env})
}

it.each([
  ['has no mark', master({})],
  ['has another value in its mark', master({testServer: 'yes'})],
])('a server that %s is refused, with the command that marks it', async (_, answers) => {
  await expect(connectTo(answers)).rejects.toThrow(
    /^http:\/\/localhost:\d+ isn't marked as a test server\.[\s\S]*Fix: .*kcadm\.sh update realms\/master -s attributes\.testServer=true/,
  )
})

it.each(['docs-proof-1-realm', 'acme-login'])('a server that has the realm %s is refused', async (realm) => {
  const answers = {...marked, '/admin/realms': [{realm: 'master'}, {realm}]}
  await expect(connectTo(answers)).rejects.toThrow(`has realms with names that proofs use: ${realm}.`)
})

it('an account that the server refuses is told apart from a server that is no Keycloak', async () => {
  await expect(connectTo(marked, {tokenStatus: 401})).rejects.toThrow(/refuses the account in PROVE_USERNAME/)
  await expect(connectTo({})).rejects.toThrow(
    /can't be used as a Keycloak server: GET \/admin\/realms\/master answered 404/,
  )
})

it.each(['login.example.com', 'ftp://login.example.com', 'https://login.example.com/?a=b'])(
  '%s is no address of a server',
  async (url) => {
    await expect(connect({url, realmPrefix: 'proof', env})).rejects.toThrow(/isn't the address of a server/)
  },
)

it('variables that are not set are named', async () => {
  await expect(connect({url: 'https://login.example.com', realmPrefix: 'proof', env: {}})).rejects.toThrow(
    'The environment has no PROVE_USERNAME and no PROVE_PASSWORD.',
  )
})
