import {spawn, spawnSync, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {existsSync} from 'node:fs'
import {mkdtemp, writeFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import {listen} from '../../scripts/lib/server'
import {ask, redirects, rules, serverCases, serverFixture} from '../../tests/lib/serverCases'
import {nginx} from '.'

const binary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)
const MIME_TYPES = '/etc/nginx/mime.types'

describe.skipIf(binary === undefined)('nginx, with the generated files (needs nginx)', () => {
  let port = 0
  let running: ChildProcess | undefined

  beforeAll(async () => {
    const probe = createServer()
    port = await listen(probe, 0)
    probe.close()
    await once(probe, 'close')

    const dir = await mkdtemp(path.join(tmpdir(), 'nginx-test-'))
    const files = nginx({rules, redirects, domain: 'localhost'})
    const site = (files['site.conf'] ?? '')
      .replace('/srv/site', await serverFixture())
      .replace('listen 8080;', `listen localhost:${port};`)
    await writeFile(path.join(dir, 'redirects.conf'), files['redirects.conf'] ?? '')
    await writeFile(path.join(dir, 'headers.conf'), files['headers.conf'] ?? '')
    await writeFile(path.join(dir, 'site.conf'), site)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${dir}/${name};`,
    )
    // Started by root, it would read the files as a user who may not.
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const config = `${user} daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1;
      events {} http { include ${MIME_TYPES}; access_log off; ${temporary.join(' ')} include headers.conf; include redirects.conf; include site.conf; }`
    await writeFile(path.join(dir, 'nginx.conf'), config)
    const command = ['-e', `${dir}/error.log`, '-p', dir, '-c', `${dir}/nginx.conf`]
    const check = spawnSync(binary ?? '', ['-t', ...command], {encoding: 'utf8'})
    expect(check.status, check.stderr).toBe(0)
    running = spawn(binary ?? '', command, {stdio: 'ignore'})
    await vi.waitFor(() => ask(port, '/'))
  })

  afterAll(() => running?.kill('SIGQUIT'))

  serverCases(() => port)
})

it('names the files that the site needs', () => {
  expect(Object.keys(nginx({rules, redirects, domain: 'a.example'}))).toEqual([
    'redirects.conf',
    'headers.conf',
    'site.conf',
  ])
})
