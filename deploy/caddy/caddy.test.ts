import type {ChildProcess} from 'node:child_process'
import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe} from 'vitest'
import {serverCases} from '../../tests/lib/serverCases'
import {redirects, rules, serverFixture} from '../../tests/lib/serverFixture'
import {findProgram, freePort, startServer} from '../../tests/lib/startServer'
import {caddy} from '.'

const binary = findProgram('caddy')

describe.skipIf(binary === undefined)('Caddy, with the generated file (needs caddy)', () => {
  let port = 0
  let running: ChildProcess | undefined

  beforeAll(async () => {
    port = await freePort()
    const dir = await mkdtemp(path.join(tmpdir(), 'caddy-test-'))
    const {Caddyfile = ''} = caddy({rules, redirects, domain: `http://localhost:${port}`})
    const site = Caddyfile.replace('/srv/site', await serverFixture())
    // Without its port for administration, which a second test would find taken.
    await writeFile(path.join(dir, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`)
    running = await startServer([binary ?? '', 'run', '--config', path.join(dir, 'Caddyfile')], port, {
      env: {XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir},
    })
  })

  afterAll(() => running?.kill())

  serverCases(() => port)
})
