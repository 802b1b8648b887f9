import {afterAll, beforeAll, describe} from 'vitest'
import {programs, startCaddy, type Host} from '../../tests/lib/hosts'
import {serverCases} from '../../tests/lib/serverCases'
import {redirects, rules, serverFixture} from '../../tests/lib/serverFixture'
import {caddy} from '.'

describe.skipIf(programs.caddy === undefined)('Caddy, with the generated file (needs caddy)', () => {
  let host: Host | undefined

  beforeAll(async () => {
    host = await startCaddy(await serverFixture(), (domain) => caddy({rules, redirects, domain}).Caddyfile ?? '')
  })
  afterAll(() => host?.process.kill())

  serverCases(() => host?.port ?? 0)
})
