import {once} from 'node:events'
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises'
import {connect, type IncomingHttpHeaders} from 'node:http2'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {brotliDecompressSync} from 'node:zlib'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {localCertificate, type Certificate} from './certificate'
import {serveSite, type SiteServer} from './server'

const HTML = '<!doctype html><html><head><title>A</title></head><body>Text</body></html>'

let dir: string
let certificate: Certificate
let server: SiteServer

type Answer = {headers: IncomingHttpHeaders; body: Buffer}

async function get({origin}: SiteServer, pathname: string, headers: Record<string, string> = {}): Promise<Answer> {
  const session = connect(origin, {ca: certificate.cert})
  try {
    const request = session.request({':path': pathname, 'accept-encoding': 'br', ...headers})
    const answered = new Promise<IncomingHttpHeaders>((resolve) => request.once('response', resolve))
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(request, 'end')
    return {headers: await answered, body: Buffer.concat(chunks)}
  } finally {
    session.close()
  }
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'bench-server-'))
  await mkdir(path.join(dir, 'docs'))
  await mkdir(path.join(dir, 'assets'))
  await writeFile(path.join(dir, 'docs/index.html'), HTML)
  await writeFile(path.join(dir, '404.html'), 'Not here')
  await writeFile(path.join(dir, 'assets/a.js'), 'let a')
  await writeFile(path.join(dir, 'assets/a.woff2'), 'font')
  certificate = await localCertificate()
  server = await serveSite({dir, certificate})
})

afterAll(async () => {
  await server.close()
  await rm(dir, {recursive: true})
})

describe('the server of the benchmark', () => {
  it('sends pages over HTTP/2 with TLS, compressed with Brotli', async () => {
    const {headers, body} = await get(server, '/docs/')
    expect(headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(brotliDecompressSync(body).toString()).toBe(HTML)
  })

  it('leaves what is compressed already as it is', async () => {
    const {headers, body} = await get(server, '/assets/a.woff2')
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe('font')
  })

  it('lets files be kept whose names hold a hash, for every site alike', async () => {
    expect((await get(server, '/assets/a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('answers that a page is as it was', async () => {
    const {headers} = await get(server, '/docs/')
    const again = await get(server, '/docs/', {'if-none-match': headers.etag ?? ''})
    expect(again.headers[':status']).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  it('leads to the closing slash, and has the not-found page for what is not there', async () => {
    expect((await get(server, '/docs')).headers).toMatchObject({':status': 301, location: '/docs/'})
    const missing = await get(server, '/no-such-page/')
    expect(missing.headers[':status']).toBe(404)
    expect(brotliDecompressSync(missing.body).toString()).toBe('Not here')
  })

  it('stays in its folder', async () => {
    expect((await get(server, '/%2e%2e/%2e%2e/etc/passwd')).headers[':status']).toBe(404)
  })

  it('sends the headers that a site asks for, and takes its policy away where a probe has to run', async () => {
    const rules = [{source: '/*', headers: {'Content-Security-Policy': "script-src 'self'"}}]
    await writeFile(path.join(dir, '_headers.json'), JSON.stringify(rules))
    const own = await serveSite({dir, certificate})
    const probed = await serveSite({dir, certificate, probe: 'let probe'})
    try {
      expect((await get(own, '/docs/')).headers['content-security-policy']).toBe("script-src 'self'")
      const {headers, body} = await get(probed, '/docs/')
      expect(headers['content-security-policy']).toBeUndefined()
      expect(brotliDecompressSync(body).toString()).toContain('<head><script>let probe</script><title>')
    } finally {
      await own.close()
      await probed.close()
      await rm(path.join(dir, '_headers.json'))
    }
  })
})
