import {afterAll, beforeAll, describe} from 'vitest'
import {belowPathCases, folderOfHost, siteBelowPath} from '../../tests/lib/belowPath'
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

describe.skipIf(programs.caddy === undefined)('Caddy below a path (needs caddy)', () => {
  let host: Host | undefined

  beforeAll(async () => {
    host = await startCaddy(await folderOfHost(), (domain) => caddy({...siteBelowPath, domain}).Caddyfile ?? '')
  })
  afterAll(() => host?.process.kill())

  belowPathCases(() => host?.port ?? 0)
})
