import {mkdtemp, mkdir, writeFile} from 'node:fs/promises'
import {createServer, request, type IncomingHttpHeaders, type Server} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {headerRules} from '../../src/config/headers'
import {compressFolder} from './compress'
import {createSiteServer, listen} from './server'

type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer}

let server: Server
let port = 0

/** Sends the path as it is written, dots and double slashes included. */
function get(pathname: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
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

const page = `<!doctype html><title>Page</title>${'<p>Text.</p>'.repeat(100)}`

beforeAll(async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'server-test-'))
  await mkdir(path.join(dir, 'docs/a b'), {recursive: true})
  await mkdir(path.join(dir, 'assets/js'), {recursive: true})
  await writeFile(path.join(dir, 'index.html'), page)
  await writeFile(path.join(dir, '404.html'), page.replace('Page', 'Not found'))
  await writeFile(path.join(dir, 'docs/index.html'), page)
  await writeFile(path.join(dir, 'docs/a b/index.html'), page)
  await writeFile(path.join(dir, 'assets/js/main.1234.js'), 'let a = 1\n'.repeat(100))
  await writeFile(path.join(dir, '_headers.json'), '[]')
  await writeFile(path.join(dir, '.secret'), page)
  await compressFolder(dir)
  server = createSiteServer({dir, rules: headerRules([])})
  port = await listen(server, 0)
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('the server', () => {
  it('sends a page with the security headers', async () => {
    const {status, headers, body} = await get('/docs/')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html;charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(body.toString()).toBe(page)
  })

  it('sends the Brotli copy to those who take it, the gzip copy to others', async () => {
    const br = await get('/docs/', {'Accept-Encoding': 'gzip, br'})
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(page)
    const gz = await get('/docs/', {'Accept-Encoding': 'gzip'})
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.body).toString()).toBe(page)
    expect(gz.headers.vary).toContain('Accept-Encoding')
  })

  it('answers 304 to a reader whose copy is fresh', async () => {
    const {headers} = await get('/docs/')
    const again = await get('/docs/', {'If-None-Match': headers.etag ?? ''})
    expect(again.status).toBe(304)
  })

  it('lets hashed assets be kept for a year', async () => {
    const {headers} = await get('/assets/js/main.1234.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('redirects to the trailing slash and keeps the query', async () => {
    const {status, headers} = await get('/docs?q=a%20b')
    expect(status).toBe(301)
    expect(headers.location).toBe('/docs/?q=a%20b')
  })

  it('encodes the path it redirects to', async () => {
    expect((await get('/docs/a%20b')).headers.location).toBe('/docs/a%20b/')
  })

  it('never redirects to another host', async () => {
    expect((await get('//docs')).headers.location).toBe('/docs/')
    expect((await get('//evil.example/..%2f..%2fdocs')).headers.location ?? '/').toMatch(/^\/(?!\/)/)
  })

  it.each([
    ['//docs/', '/docs/'],
    ['/docs//', '/docs/'],
    ['/docs//a%20b/', '/docs/a%20b/'],
    ['///', '/'],
    ['/docs//?q=a//b', '/docs/?q=a//b'],
  ])('redirects repeated slashes: %s', async (pathname, location) => {
    const {status, headers} = await get(pathname)
    expect([status, headers.location]).toEqual([301, location])
  })

  it('keeps all of a query, question marks and all', async () => {
    expect((await get('/docs?q=what?now&x=1')).headers.location).toBe('/docs/?q=what?now&x=1')
  })

  it.each(['bytes=9-1', 'bytes=0-3', 'nonsense'])('answers a range with the whole: %s', async (range) => {
    const {status, body} = await get('/assets/js/main.1234.js', {Range: range})
    expect([status, body.length]).toEqual([200, 1000])
  })

  it.each([
    '/nothing/',
    '/nothing',
    '/docs/index.html',
    '/404',
    '/404.html',
    '/.secret',
    '/_headers.json',
    '/%ff',
    '/../package.json',
  ])('answers %s with 404 and the not-found page', async (pathname) => {
    const {status, headers, body} = await get(pathname)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toBeDefined()
    expect(body.toString()).toContain('Not found')
  })

  it.each(['/index.html/', '/assets/js/main.1234.js/'])('knows no file by %s', async (pathname) => {
    expect((await get(pathname)).status).toBe(404)
  })

  it('compresses the not-found page as well', async () => {
    const {headers, body} = await get('/nothing/', {'Accept-Encoding': 'br'})
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toContain('Not found')
  })

  it('sends headers without a body to HEAD', async () => {
    const {status, body} = await get('/docs/', {}, 'HEAD')
    expect(status).toBe(200)
    expect(body).toHaveLength(0)
  })

  it('refuses other methods', async () => {
    const {status, headers} = await get('/docs/', {}, 'POST')
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })

  it('answers without a not-found page where the build has none', async () => {
    const other = createSiteServer({dir: await mkdtemp(path.join(tmpdir(), 'server-test-')), rules: []})
    const otherPort = await listen(other, 0)
    const answer = await fetch(`http://localhost:${otherPort}/nothing/`)
    expect([answer.status, await answer.text()]).toEqual([404, '404 Not Found\n'])
    other.close()
  })

  it('says which port is taken and how to choose another', async () => {
    await expect(listen(createServer(), port)).rejects.toThrow(
      new RegExp(`Port ${port} is in use by another program\\.[\\s\\S]*Fix: .*--port`),
    )
  })
})
