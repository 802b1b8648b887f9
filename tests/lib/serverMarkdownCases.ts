import {gunzipSync} from 'node:zlib'
import {describe, expect, it} from 'vitest'
import {headersFor} from '../../src/lib/headerRules'
import {page, rules, twin, type Answer} from './serverFixture'

type Get = (pathname: string, headers?: Record<string, string>, method?: string) => Promise<Answer>

const MARKDOWN = /^text\/markdown; ?charset=utf-8$/i

/** What every server does for clients that prefer Markdown. @param get sends a request. */
export function markdownCases(get: Get): void {
  describe('to a client that accepts Markdown', () => {
    it.each([
      'text/markdown',
      'text/markdown, text/html, */*',
      'text/html;q=0.5, text/markdown;q=0.9',
      'Text/Markdown',
    ])('sends the Markdown of a page for Accept: %s', async (Accept) => {
      const {status, headers, body} = await get('/docs/', {Accept})
      expect([status, body.toString()]).toEqual([200, twin])
      expect(headers['content-type']).toMatch(MARKDOWN)
      expect(headers.vary).toMatch(/\bAccept\b(?!-)/)
      for (const [name, value] of Object.entries(headersFor(rules, '/docs/')))
        expect(headers[name.toLowerCase()], name).toBe(value)
    })

    it.each([undefined, '*/*', 'text/html', 'text/html, text/markdown;q=0', 'text/markdown; q=0.0, text/html'])(
      'sends HTML for Accept: %s, and says that the answer depends on it',
      async (Accept) => {
        const {headers, body} = await get('/docs/', Accept === undefined ? {} : {Accept})
        expect(body.toString()).toBe(page)
        expect(headers.vary).toMatch(/\bAccept\b(?!-)/)
      },
    )

    it('sends the gzip copy of Markdown', async () => {
      const {headers, body} = await get('/docs/', {Accept: 'text/markdown', 'Accept-Encoding': 'gzip'})
      expect(headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(body).toString()).toBe(twin)
    })

    it('sends HTML for a page without Markdown', async () => {
      const {status, body} = await get('/search/', {Accept: 'text/markdown'})
      expect([status, body.toString()]).toEqual([200, page])
    })

    it.each(['/docs/index.md', '/docs.md'])('sends %s to everyone, as Markdown', async (pathname) => {
      const {status, headers, body} = await get(pathname)
      expect([status, body.toString()]).toEqual([200, twin])
      expect(headers['content-type']).toMatch(MARKDOWN)
    })

    it.each(['/nothing/', '/nothing.txt'])('says at %s that nothing is there, in Markdown', async (pathname) => {
      const {status, headers, body} = await get(pathname, {Accept: 'text/markdown'})
      expect([status, body.toString().split('\n')[0]]).toEqual([404, '# Page not found'])
      expect(headers['content-type']).toMatch(MARKDOWN)
    })

    it('redirects as it does for others', async () => {
      expect((await get('/docs', {Accept: 'text/markdown'})).status).toBe(301)
    })
  })
}
