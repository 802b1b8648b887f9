import {existsSync} from 'node:fs'
import type {ChildProcess} from 'node:child_process'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {formatHeadersFile} from '../../src/publish/headersFile'
import {formatRedirectsFile} from '../../src/publish/redirects'
import {headersFor} from '../../src/lib/headerRules'
import {ask, page, redirects, rules, serverFixture} from '../../tests/lib/serverFixture'
import {freePort, startServer} from '../../tests/lib/startServer'

const wrangler = path.join(import.meta.dirname, 'node_modules/wrangler/bin/wrangler.js')
const canRun = existsSync(wrangler) && Number(process.versions.node.split('.')[0]) > 22
const notFound = headersFor(rules, '/404.html')

describe.skipIf(!canRun)(
  'Cloudflare Pages, by its local server (needs Node 24 and "npm ci" in deploy/cloudflare)',
  () => {
    let port = 0
    let running: ChildProcess | undefined
    const get = (...request: [pathname: string, headers?: Record<string, string>, method?: string]) =>
      ask(port, ...request)

    beforeAll(async () => {
      port = await freePort()
      const dir = await serverFixture()
      await writeFile(path.join(dir, '_headers'), formatHeadersFile(rules))
      await writeFile(path.join(dir, '_redirects'), formatRedirectsFile(redirects))
      // As .github/workflows/deploy.yml does.
      for (const file of ['_headers.json', '_redirects.json']) await rm(path.join(dir, file))
      const home = await mkdtemp(path.join(tmpdir(), 'cloudflare-test-'))
      const options = ['--port', String(port), '--ip', '127.0.0.1', '--compatibility-date', '2026-01-01']
      const command = [process.execPath, wrangler, 'pages', 'dev', dir, ...options] as const
      running = await startServer([...command], port, {
        env: {HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: 'false', CI: 'true'},
        cwd: home,
      })
    }, 300_000)

    afterAll(() => running?.kill())

    it.each([
      '/',
      '/docs/',
      '/search/',
      '/api/get-me/',
      '/assets/js/main.1234.js',
      '/img/share/1.png',
      '/openapi.json',
    ])('sends %s with its headers, each once', async (pathname) => {
      const {status, headers} = await get(pathname)
      const expected = headersFor(rules, pathname)
      expect(status).toBe(200)
      for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], name).toBe(value)
      expect(headers['access-control-allow-origin']).toBe(expected['Access-Control-Allow-Origin'])
    })

    it.each(['/docs', '/docs?q=1', '/docs/old/', '/docs/old', '/docs/index.html'])('redirects %s', async (pathname) => {
      const {status, headers} = await get(pathname)
      expect([301, 308]).toContain(status)
      expect(headers.location).toMatch(/^\/docs\/(\?q=1)?$/)
    })

    it.each([
      '/nothing/',
      '/assets/nothing.js',
      '/img/share/nothing.png',
      '/_headers.json',
      '/%5fheaders.json',
      '/_redirects.json',
      '/docs/old/more/',
    ])('answers %s with 404 that is not kept', async (pathname) => {
      const {status, headers, body} = await get(pathname)
      expect(status).toBe(404)
      expect(body.toString()).toContain('Not found')
      expect(headers['cache-control']).not.toContain('immutable')
      expect(headers['content-security-policy']).toBe(notFound['Content-Security-Policy'])
    })

    it.each(['//evil.example', '//evil.example/..%2f', '/%2f%2fevil.example', '//docs'])(
      'does not redirect %s to another host',
      async (pathname) => {
        expect((await get(pathname)).headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      },
    )

    it('refuses POST', async () => {
      expect((await get('/docs/', {}, 'POST')).status).toBe(405)
    })

    it('sends a page', async () => {
      expect((await get('/docs/')).body.toString()).toBe(page)
    })
  },
)
