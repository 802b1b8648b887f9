import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {belowPathCases, folderOfHost, siteBelowPath} from '../../tests/lib/belowPath'
import {programs, startNginx, type Host} from '../../tests/lib/hosts'
import {serverCases} from '../../tests/lib/serverCases'
import {redirects, rules, serverFixture} from '../../tests/lib/serverFixture'
import {nginx} from '.'

const files = nginx({rules, redirects, domain: 'localhost'})

describe.skipIf(programs.nginx === undefined)('nginx, with the generated files (needs nginx)', () => {
  let host: Host | undefined

  beforeAll(async () => (host = await startNginx({root: await serverFixture(), files})))
  afterAll(() => host?.process.kill('SIGQUIT'))

  serverCases(() => host?.port ?? 0)
})

describe.skipIf(programs.nginx === undefined)('nginx below a path (needs nginx)', () => {
  let host: Host | undefined

  beforeAll(async () => {
    const below = nginx({...siteBelowPath, domain: 'localhost'})
    host = await startNginx({root: await folderOfHost(), files: below})
  })
  afterAll(() => host?.process.kill('SIGQUIT'))

  belowPathCases(() => host?.port ?? 0)
})

it('nginx gets the files that its README names', () => {
  expect(Object.keys(files)).toEqual(['requests.conf', 'site.conf'])
})
