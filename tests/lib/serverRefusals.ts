import {expect, it} from 'vitest'
import {headersFor} from '../../src/lib/headerRules'
import {page, rules, type Answer} from './serverFixture'

const common = headersFor(rules, '/404.html')

type Get = (pathname: string, headers?: Record<string, string>, method?: string) => Promise<Answer>

const isReset = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/** A server can close the connection of a request that it doesn't read to the end before its answer is read: then once more. */
async function readAnswer(send: () => Promise<Answer>, attempts = 5): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (attempts > 1 && isReset(error)) return readAnswer(send, attempts - 1)
    throw error
  }
}

/** What a server refuses, and how. */
export function refusalCases(get: Get): void {
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
    '/draft.HTML',
    '/404.htm%6c',
    '/docs/index.htm%6C',
    '/api-console/signed-in',
    '/.secret',
    '/docs/.git/config',
    '/%2esecret',
    '/docs/%2Egit/config',
    '/docs/%2e%67it/config',
    '/_headers',
    '/_headers.json',
    '/_redirects.json',
    '/%5fheaders.json',
    '/%5Fheaders.jso%6e',
    '/_PRIVATE.TXT',
    '/index.html.gz',
    '/docs/index.html.br',
    '/assets/js/main.1234.js.gz',
    '/assets/js/main.1234.js.%62r',
    '/docs%2f',
    '/docs%2Fa%20b/',
    '/docs%2f..%2f.secret',
    '/%2fdocs/',
    '/docs%5c',
    '/assets/nothing.js',
    '/img/share/nothing.png',
  ])('answers %s with 404, the not-found page and no other headers than it has', async (pathname) => {
    const {status, headers, body} = await get(pathname)
    expect([status, headers['cache-control'], headers['content-security-policy']]).toEqual([
      404,
      common['Cache-Control'],
      common['Content-Security-Policy'],
    ])
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

  it('sends a page whose whole address a client asks for', async () => {
    expect((await get('http://localhost/docs/')).body.toString()).toBe(page)
  })

  it.each([
    ['a null character', '/docs/%00'],
    ['a name that is too long', `/assets/${'a'.repeat(300)}`],
    ['a path that is too long', '/assets'.repeat(1000)],
    ['a request line that is too long', `/assets/${'a'.repeat(60_000)}`],
  ])('refuses %s as the mistake of the client', async (_what, pathname) => {
    const {status, headers} = await readAnswer(() => get(pathname))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    'refuses %s and names what it takes',
    async (method) => {
      for (const pathname of ['/docs/', '/assets/js/main.1234.js']) {
        const {status, headers} = await get(pathname, {}, method)
        expect([status, headers['cache-control'], headers['content-security-policy']]).toEqual([
          405,
          common['Cache-Control'],
          common['Content-Security-Policy'],
        ])
        // Empty elements of a list mean nothing: Apache adds a header of its own that has no other.
        expect(headers.allow?.split(/, ?/).filter((one) => one !== '')).toEqual(['GET', 'HEAD'])
      }
    },
  )
}
