import type {ChildProcess} from 'node:child_process'
import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {serverCases} from '../../tests/lib/serverCases'
import {redirects, rules, serverFixture} from '../../tests/lib/serverFixture'
import {findProgram, freePort, startServer} from '../../tests/lib/startServer'
import {nginx} from '.'

const binary = findProgram('nginx')
const MIME_TYPES = '/etc/nginx/mime.types'

describe.skipIf(binary === undefined)('nginx, with the generated files (needs nginx)', () => {
  let port = 0
  let running: ChildProcess | undefined

  beforeAll(async () => {
    port = await freePort()
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
    const args = ['-e', `${dir}/error.log`, '-p', dir, '-c', `${dir}/nginx.conf`]
    running = await startServer([binary ?? '', ...args], port)
  })

  afterAll(() => running?.kill('SIGQUIT'))

  serverCases(() => port)
})

it('nginx gets the files that its README names', () => {
  expect(Object.keys(nginx({rules, redirects, domain: 'a.example'}))).toEqual([
    'redirects.conf',
    'headers.conf',
    'site.conf',
  ])
})
