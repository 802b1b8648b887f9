import {afterAll, beforeAll, describe} from 'vitest'
import {belowPathCases, folderOfHost, siteBelowPath} from '../../tests/lib/belowPath'
import {apacheModules, programs, startApache, type Host} from '../../tests/lib/hosts'
import {serverCases} from '../../tests/lib/serverCases'
import {redirects, rules, serverFixture} from '../../tests/lib/serverFixture'
import {apache} from '.'

const isInstalled = programs.apache !== undefined && apacheModules !== undefined

describe.skipIf(!isInstalled)('Apache, with the generated files (needs apache2)', () => {
  let host: Host | undefined

  beforeAll(async () => {
    const files = apache({rules, redirects, domain: 'a.example'})
    host = await startApache({root: await serverFixture(), files})
  })
  afterAll(() => host?.process.kill())

  serverCases(() => host?.port ?? 0, 'https://a.example')
})

describe.skipIf(!isInstalled)('Apache below a path (needs apache2)', () => {
  let host: Host | undefined

  beforeAll(async () => {
    const files = apache({...siteBelowPath, domain: 'a.example'})
    host = await startApache({root: await folderOfHost(), files})
  })
  afterAll(() => host?.process.kill())

  belowPathCases(() => host?.port ?? 0, 'https://a.example')
})
