import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {request, type IncomingHttpHeaders} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {gunzipSync} from 'node:zlib'
import {describe, expect, it} from 'vitest'
import {compressFolder} from '../../scripts/lib/compress'
import {headerRules} from '../../src/config/headers'
import type {Redirect} from '../../src/data/redirects'
import {headersFor} from '../../src/lib/headerRules'

/** What a server says. */
export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer}

/** The response headers of the folder that is served. */
export const rules = headerRules({scripts: ['sha256-abc='], styles: ['sha256-def=']})

/** Where pages of that folder have been. */
export const redirects: readonly Redirect[] = [
  {from: '/docs/old/', to: '/docs/'},
  {from: '/api/v1.0/', to: '/api/get-me/'},
]

export const page = `<!doctype html><title>Page</title>${'<p>Text.</p>'.repeat(100)}`

/** A small build, with compressed copies, and with what no server may give away. @returns its absolute path. */
export async function serverFixture(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'server-test-'))
  const files = {
    'index.html': page,
    '404.html': page.replace('Page', 'Not found'),
    'docs/index.html': page,
    'search/index.html': page,
    'docs/a b/index.html': page,
    'api/get-me/index.html': page,
    'assets/js/main.1234.js': 'let a = 1\n'.repeat(100),
    'favicon.ico': 'icon',
    'img/share/1.png': 'picture',
    'openapi.json': '{}',
    '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
    '_headers.json': '[]',
    '_redirects.json': JSON.stringify(redirects),
    // For hosts that can't redirect.
    'docs/old/index.html': page.replace('Page', 'Moved'),
    '.secret': page,
    'docs/.git/config': page,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true})
    await writeFile(path.join(dir, file), text)
  }
  await compressFolder(dir)
  return dir
}

/** Sends the path as it is written, dots and double slashes included. */
export function ask(
  port: number,
  pathname: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({host: 'localhost', port, path: pathname, headers, method}, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => resolve({status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks)}))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** What whatever serves the site has to do. @param port is asked for once the server listens. */
export function serverCases(port: () => number): void {
  const get = (...request: [pathname: string, headers?: Record<string, string>, method?: string]) =>
    ask(port(), ...request)

  it.each(['/', '/docs/', '/docs/a%20b/'])('sends the page %s', async (pathname) => {
    const {status, headers, body} = await get(pathname)
    expect(status).toBe(200)
    expect(headers['content-type']?.replace(' ', '')).toBe('text/html;charset=utf-8')
    expect(body.toString()).toBe(page)
  })

  it.each([
    '/',
    '/docs/',
    '/search/',
    '/api/get-me/',
    '/assets/js/main.1234.js',
    '/img/share/1.png',
    '/openapi.json',
    '/nothing/',
  ])('sends the headers of %s, each once', async (pathname) => {
    const {headers} = await get(pathname)
    const expected = headersFor(rules, pathname === '/nothing/' ? '/404.html' : pathname)
    for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], name).toBe(value)
  })

  it('sends the gzip copy to those who take it', async () => {
    const {headers, body} = await get('/docs/', {'Accept-Encoding': 'gzip'})
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(page)
    expect(headers.vary).toContain('Accept-Encoding')
  })

  it('compresses the not-found page as well', async () => {
    const {headers, body} = await get('/nothing/', {'Accept-Encoding': 'gzip'})
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toContain('Not found')
  })

  it('answers 304 to a reader whose copy is fresh', async () => {
    const {headers} = await get('/docs/')
    expect((await get('/docs/', {'If-None-Match': headers.etag ?? ''})).status).toBe(304)
  })

  describe('redirects for good', () => {
    it.each([
      ['/docs', '/docs/'],
      ['/docs?q=a%20b', '/docs/?q=a%20b'],
      ['/docs?q=what?now&x=1', '/docs/?q=what?now&x=1'],
      ['/docs/a%20b', '/docs/a%20b/'],
      ['//docs', '/docs/'],
      ['//docs/', '/docs/'],
      ['/docs//', '/docs/'],
      ['/docs//a%20b/', '/docs/a%20b/'],
      ['///', '/'],
      ['/docs//?q=a//b', '/docs/?q=a//b'],
      ['/docs/old/', '/docs/'],
      ['/docs/old', '/docs/'],
      ['/docs/old/?q=a%20b', '/docs/?q=a%20b'],
      ['/api/v1.0/', '/api/get-me/'],
      ['/api/v1.0?x', '/api/get-me/?x'],
    ])('%s to %s', async (pathname, location) => {
      const {status, headers} = await get(pathname)
      expect([status, headers.location]).toEqual([301, location])
    })
  })

  it('never redirects to another host', async () => {
    for (const pathname of [
      '//evil.example/..%2f..%2fdocs',
      '//evil.example/%2e%2e',
      '/%5cevil.example',
      '/%0d%0aA:b//',
    ])
      expect((await get(pathname)).headers.location ?? '/').toMatch(/^\/(?![/\\])[^\r\n]*$/)
  })

  it.each(['bytes=9-1', 'bytes=0-3', 'nonsense'])('answers a range with the whole: %s', async (range) => {
    const {status, body} = await get('/assets/js/main.1234.js', {Range: range})
    expect([status, body.length]).toEqual([200, 1000])
  })

  it.each([
    '/nothing/',
    '/nothing',
    '/docs/old/more/',
    '/api/v1x0/',
    '/assets',
    '/assets/',
    '/docs/index.html',
    '/index.html/',
    '/assets/js/main.1234.js/',
    '/404',
    '/404.html',
    '/.secret',
    '/docs/.git/config',
    '/%2esecret',
    '/_headers.json',
  ])('answers %s with 404 and the not-found page', async (pathname) => {
    const {status, headers, body} = await get(pathname)
    expect(status).toBe(404)
    expect(headers['content-type']?.replace(' ', '')).toBe('text/html;charset=utf-8')
    expect(body.toString()).toContain('Not found')
  })

  it('sends what is well known', async () => {
    expect((await get('/.well-known/security.txt')).body.toString()).toContain('Contact')
  })

  it('sends headers without a body to HEAD', async () => {
    const {status, body} = await get('/docs/', {}, 'HEAD')
    expect([status, body.length]).toEqual([200, 0])
  })

  it.each(['POST', 'DELETE'])('refuses %s', async (method) => {
    expect((await get('/docs/', {}, method)).status).toBe(405)
  })
}
