import type {ChildProcess} from 'node:child_process'
import {existsSync} from 'node:fs'
import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe} from 'vitest'
import {serverCases} from '../../tests/lib/serverCases'
import {redirects, rules, serverFixture} from '../../tests/lib/serverFixture'
import {findProgram, freePort, startServer} from '../../tests/lib/startServer'
import {apache} from '.'

const binary = findProgram('apache2', 'httpd')
const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/opt/homebrew/lib/httpd/modules'].find(
  existsSync,
)
const MODULES = ['mpm_event', 'authz_core', 'unixd', 'dir', 'mime', 'filter', 'deflate', 'headers', 'rewrite']

describe.skipIf(binary === undefined || modules === undefined)(
  'Apache, with the generated files (needs apache2)',
  () => {
    let port = 0
    let running: ChildProcess | undefined

    beforeAll(async () => {
      port = await freePort()
      const dir = await mkdtemp(path.join(tmpdir(), 'apache-test-'))
      const root = await serverFixture()
      const files = apache({rules, redirects, domain: 'a.example'})
      await writeFile(path.join(root, '.htaccess'), files['.htaccess'] ?? '')
      await writeFile(path.join(dir, 'server.conf'), files['server.conf'] ?? '')
      const loaded = MODULES.filter((name) => existsSync(`${modules ?? ''}/mod_${name}.so`))
      const config = `ServerRoot ${dir}
ServerName localhost
Listen localhost:${port}
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
${loaded.map((name) => `LoadModule ${name}_module ${modules ?? ''}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
Include ${dir}/server.conf
`
      await writeFile(path.join(dir, 'apache.conf'), config)
      running = await startServer([binary ?? '', '-f', `${dir}/apache.conf`, '-D', 'FOREGROUND'], port)
    })

    afterAll(() => running?.kill())

    serverCases(() => port, 'https://a.example')
  },
)
