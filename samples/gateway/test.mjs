import assert from 'node:assert/strict'
import {spawn, spawnSync} from 'node:child_process'
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {createServer, request} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {after, before, describe, it} from 'node:test'

// Some distributions install nginx in a folder that only the PATH of root contains.
const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(path.delimiter)
const hasNginx = spawnSync('nginx', ['-v'], {env: {...process.env, PATH}}).status === 0

/** Finds a free port. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const {port} = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('the gateway', {skip: hasNginx ? false : 'nginx is not installed'}, () => {
  let folder, upstream, gateway, port

  before(async () => {
    // Answers with the headers that Keycloak would trust.
    upstream = createServer((incoming, answer) => answer.end(JSON.stringify(incoming.headers))).listen(0, '127.0.0.1')
    await new Promise((resolve) => upstream.once('listening', resolve))
    folder = await mkdtemp(path.join(tmpdir(), 'gateway-'))
    port = await freePort()
    const conf = await readFile(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')
    // All calls come from 127.0.0.1, so each test names its network in a header.
    const local = conf
      .replace('server 127.0.0.1:8080;', `server 127.0.0.1:${upstream.address().port};`)
      .replace('listen 8000;', `listen 127.0.0.1:${port}; set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;`)
      .replace('pid nginx.pid;', `pid ${path.join(folder, 'nginx.pid')};`)
    await writeFile(path.join(folder, 'nginx.conf'), local)
    gateway = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
      env: {...process.env, PATH},
      stdio: 'ignore',
    })
    await ready()
  })

  after(async () => {
    gateway?.kill()
    upstream?.close()
    if (folder) await rm(folder, {recursive: true, force: true})
  })

  async function ready(attempts = 200) {
    try {
      await get('/')
    } catch (error) {
      if (attempts === 0 || gateway.exitCode !== null) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
      await ready(attempts - 1)
    }
  }

  function get(pathname, {from = '192.0.2.1', ...headers} = {}) {
    return new Promise((resolve, reject) => {
      const options = {
        port,
        host: '127.0.0.1',
        path: pathname,
        agent: false,
        headers: {host: 'auth.example.com', 'x-test-address': from, ...headers},
      }
      request(options, (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => resolve({status: answer.statusCode, headers: answer.headers, text}))
      })
        .on('error', reject)
        .end()
    })
  }

  it('allows the public pages of a realm', async () => {
    assert.equal((await get('/realms/acme/account/')).status, 200)
  })

  it('allows the admin console, the Admin API, and the realm master from the office only', async () => {
    for (const pathname of ['/admin/acme/console/', '/admin/realms/acme', '/realms/master/account/']) {
      assert.equal((await get(pathname)).status, 403, pathname)
      assert.equal((await get(pathname, {from: '198.51.100.7'})).status, 200, pathname)
    }
  })

  it('rejects an address on the deny list everywhere', async () => {
    assert.equal((await get('/realms/acme/account/', {from: '203.0.113.9'})).status, 403)
  })

  it('discards the X-Forwarded-For header of the caller', async () => {
    const {text} = await get('/realms/acme/account/', {from: '192.0.2.2', 'x-forwarded-for': '198.51.100.7'})
    assert.equal(JSON.parse(text)['x-forwarded-for'], '192.0.2.2')
  })

  it('answers 429 with Retry-After after the burst of one address, and still answers other addresses', async () => {
    const pathname = '/realms/acme/login-actions/authenticate'
    const answers = await Promise.all(Array.from({length: 40}, () => get(pathname, {from: '192.0.2.3'})))
    const refused = answers.filter(({status}) => status === 429)
    assert.ok(answers.some(({status}) => status === 200))
    assert.ok(refused.length >= 15, `${refused.length} of 40 were rejected`)
    assert.equal(refused[0].headers['retry-after'], '10')
    assert.equal(JSON.parse(refused[0].text).error, 'slow_down')
    assert.equal((await get(pathname, {from: '192.0.2.4'})).status, 200)
  })

  it('has a higher limit for tokens than for forms', async () => {
    const pathname = '/realms/acme/protocol/openid-connect/token'
    const statuses = await Promise.all(
      Array.from({length: 40}, async () => (await get(pathname, {from: '192.0.2.5'})).status),
    )
    assert.deepEqual(new Set(statuses), new Set([200]))
  })
})
