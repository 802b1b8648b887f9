import {gunzipSync} from 'node:zlib'
import {describe, expect, it} from 'vitest'
import {headersFor} from '../../src/lib/headerRules'
import {ask, page, rules} from './serverFixture'
import {markdownCases} from './serverMarkdownCases'
import {refusalCases} from './serverRefusals'

/**
 * What every server of the site has to do.
 * @param port is asked for once the server listens.
 * @param origin with which a server begins its redirects that can't do without. Default: none.
 */
export function serverCases(port: () => number, origin = ''): void {
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
      ['//docs//old?x=1', '/docs/?x=1'],
      ['//docs//a%20b?x=1', '/docs/a%20b/?x=1'],
    ])('%s to %s', async (pathname, location) => {
      const {status, headers} = await get(pathname)
      expect([status, headers.location]).toEqual([301, origin + location])
    })
  })

  it('never redirects to another host', async () => {
    for (const pathname of [
      '//evil.example/..%2f..%2fdocs',
      '//evil.example/%2e%2e',
      '//evil.example',
      '/%2f%2fevil.example',
      '/%2f%2fevil.example/..',
      '/%5cevil.example',
      '/%0d%0aA:b//',
      'http://evil.example//docs',
    ])
      expect((await get(pathname)).headers.location?.slice(origin.length) ?? '/', pathname).toMatch(
        /^\/(?![/\\])[^\r\n]*$/,
      )
  })

  it.each(['/docs', '//docs/', '/docs/old/'])(
    'redirects %s without the host that the request names',
    async (pathname) => {
      const {headers} = await get(pathname, {Host: 'evil.example'})
      expect(headers.location ?? `${origin}/docs/`).toBe(`${origin}/docs/`)
    },
  )

  markdownCases(get)
  refusalCases(get)
}
