import {CspEvaluator} from 'csp_evaluator/dist/evaluator.js'
import {Severity} from 'csp_evaluator/dist/finding.js'
import {CspParser} from 'csp_evaluator/dist/parser.js'
import {describe, expect, it} from 'vitest'
import {CONSOLE_PATH} from '../reference/apiPage'
import {headersFor} from '../lib/headerRules'
import {headerRules, type HeaderOptions} from './headers'

const hashes = {scripts: ['sha256-abc='], styles: ['sha256-def=']} as const
const rules = headerRules(hashes)
const plausible = {
  provider: 'plausible',
  site: 'www.example.com',
  endpoint: 'https://stats.example.com/api/event',
} as const
const gtag = {provider: 'gtag', property: 'G-AB12CD34EF'} as const

/** One directive of the policy of a path. */
function directive(name: string, options: HeaderOptions = {}, path = '/'): string | undefined {
  const policy = headersFor(headerRules(hashes, options), path)['Content-Security-Policy'] ?? ''
  return policy.split('; ').find((one) => one.startsWith(`${name} `))
}

describe('response headers', () => {
  it('speak of the host alone to browsers that remember HTTPS, unless the brand says more', () => {
    const transport = (options: HeaderOptions) =>
      headersFor(headerRules(hashes, options), '/')['Strict-Transport-Security']
    expect(transport({})).toBe('max-age=63072000')
    expect(transport({httpsOnly: 'subdomains'})).toBe('max-age=63072000; includeSubDomains')
    expect(transport({httpsOnly: 'preload'})).toBe('max-age=63072000; includeSubDomains; preload')
  })

  it('have one rule for each path, since hosts take the last of two', () => {
    const sources = rules.map(({source}) => source)
    expect(sources).toEqual([...new Set(sources)])
  })

  it('allow nothing that is not named', () => {
    expect(directive('default-src')).toBe("default-src 'none'")
    for (const name of ['frame-src', 'object-src', 'base-uri', 'frame-ancestors', 'script-src-attr'])
      expect(directive(name)).toBe(`${name} 'none'`)
  })

  it('let a script run only from our own files or by its hash', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'sha256-abc='")
    expect(directive('script-src', {analytics: plausible})).toBe("script-src 'self' 'sha256-abc='")
    expect(directive('script-src', {analytics: gtag})).toBe(
      "script-src 'self' 'sha256-abc=' https://www.googletagmanager.com",
    )
  })

  it('let style attributes be only those of the pages', () => {
    expect(directive('style-src-attr')).toBe("style-src-attr 'unsafe-hashes' 'sha256-def='")
    const without = headersFor(headerRules({scripts: [], styles: []}), '/')['Content-Security-Policy']
    expect(without).toContain("style-src-attr 'none'")
  })

  it('let no text become script or HTML, unless Google’s tag does it', () => {
    expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
    expect(directive('require-trusted-types-for', {analytics: plausible})).toBeDefined()
    expect(directive('require-trusted-types-for', {analytics: gtag})).toBeUndefined()
  })

  it.each(['/', '/docs/', '/404.html', '/api/get-me/'])('leave the evaluator nothing to find at %s', (path) => {
    for (const analytics of [undefined, plausible]) {
      const policy = headersFor(headerRules(hashes, {analytics}), path)['Content-Security-Policy'] ?? ''
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
      // It cannot see that nobody uploads files here, and that no file answers with a function's call.
      const doubts = findings.filter(({value}) => value !== "'self'")
      expect(doubts.filter(({severity}) => severity < Severity.INFO)).toEqual([])
    }
  })

  it('let the page reach what counts page views where it is configured, and nothing else', () => {
    expect(directive('connect-src')).toBe("connect-src 'self'")
    expect(directive('connect-src', {analytics: plausible})).toBe("connect-src 'self' https://stats.example.com")
    const feedbackEndpoint = 'https://votes.example.com/docs?site=1'
    expect(directive('connect-src', {feedbackEndpoint})).toBe("connect-src 'self' https://votes.example.com")
    expect(directive('img-src', {analytics: plausible})).toBe("img-src 'self' data:")
    expect(directive('connect-src', {analytics: gtag})).toContain('https://*.google-analytics.com')
    expect(directive('img-src', {analytics: gtag})).toContain('https://*.google-analytics.com')
  })

  it('keep what the site sends to itself, but for what others show or read', () => {
    const policyOf = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy']
    expect(['/', '/assets/js/main.1234.js', '/search/'].map(policyOf)).toEqual(Array(3).fill('same-origin'))
    expect(['/img/share/1.png', '/openapi.json', '/openapi.yaml', '/postman.json'].map(policyOf)).toEqual(
      Array(4).fill('cross-origin'),
    )
  })

  it('hold at the path of each language, and say so once', () => {
    const below = headerRules(hashes, {languages: ['/site/', '/site/de/']})
    for (const [path, same] of [
      ['/site/de/docs/', '/docs/'],
      ['/site/de/search/', '/search/'],
      ['/site/de/assets/a.js', '/assets/a.js'],
      ['/site/de/docs/index.md', '/docs/index.md'],
      ['/site/de/', '/'],
    ] as const) {
      const {Link, ...others} = headersFor(below, path)
      expect(Link).toContain('</site/llms.txt>')
      expect({...others, Link: headersFor(rules, same).Link}).toEqual(headersFor(rules, same))
    }
    expect(below.filter(({source}) => source === '/site/*')).toHaveLength(1)
    expect(headersFor(below, '/other/')).toEqual({})
  })

  it('isolate pages and the frame in them in the same way', () => {
    const paths = [
      '/',
      '/docs/',
      '/api/get-me/',
      '/search/',
      `/${CONSOLE_PATH}`,
      '/assets/js/main.1234.js',
      '/404.html',
    ]
    const valuesOf = (name: string) => [...new Set(paths.map((path) => headersFor(rules, path)[name]))]
    expect(valuesOf('Cross-Origin-Embedder-Policy')).toEqual(['credentialless'])
    expect(valuesOf('Cross-Origin-Opener-Policy')).toEqual(['same-origin'])
  })

  it('let the console alone call any server with TLS, and no page', () => {
    const policyAt = (path: string) => headersFor(rules, path)['Content-Security-Policy'] ?? ''
    const console = headersFor(rules, `/${CONSOLE_PATH}`)
    expect(console['Content-Security-Policy']).toContain('connect-src https:;')
    expect(console['Content-Security-Policy']).toContain("frame-ancestors 'self'")
    // What any server answers is shown there, and never becomes HTML.
    expect(console['Content-Security-Policy']).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(console['X-Frame-Options']).toBe('SAMEORIGIN')
    for (const path of ['/api/get-me/', '/api-console/signed-in.htm', '/docs/introduction/', '/openapi.json']) {
      expect(policyAt(path), path).toContain("connect-src 'self';")
      expect(policyAt(path), path).toContain("frame-ancestors 'none'")
      expect(headersFor(rules, path)['X-Frame-Options'], path).toBe('DENY')
    }
    expect(console['X-Content-Type-Options']).toBe('nosniff')
  })

  it('name no server of this machine: what is served here is also what is deployed', () => {
    expect(JSON.stringify(rules)).not.toMatch(/localhost|127\.0\.0\.1/)
  })

  it('keep the page that a sign-in ends at out of caches, and its address from others', () => {
    const headers = headersFor(rules, '/api-console/signed-in.htm')
    expect(headers['Cache-Control']).toBe('no-store')
    expect(headers['Referrer-Policy']).toBe('no-referrer')
  })

  it('let tools of other sites read the description, and no page', () => {
    for (const path of ['/openapi.json', '/openapi.yaml', '/postman.json'])
      expect(headersFor(rules, path)['Access-Control-Allow-Origin'], path).toBe('*')
    expect(headersFor(rules, '/api/get-me/')).not.toHaveProperty('Access-Control-Allow-Origin')
    const card = '/.well-known/mcp/server-card.json'
    const withCard = headerRules(hashes, {mcpServer: 'https://mcp.example.com/mcp'})
    expect(headersFor(withCard, card)['Access-Control-Allow-Origin']).toBe('*')
    expect(headersFor(rules, card)).not.toHaveProperty('Access-Control-Allow-Origin')
  })

  it('let pages start the worker of the site, which loads from the site alone and is asked for again each time', () => {
    expect(directive('worker-src')).toBe("worker-src 'self'")
    expect(directive('trusted-types')).toBe('trusted-types default offline')
    const worker = headersFor(rules, '/sw.js')
    expect(worker['Content-Security-Policy']).toBe("default-src 'none'; connect-src 'self'")
    expect(worker['Cache-Control']).toBe('no-cache')
  })

  it('cache hashed assets for a year and revalidate pages', () => {
    expect(headersFor(rules, '/assets/js/main.1234.js')['Cache-Control']).toBe('public, max-age=31536000, immutable')
    expect(headersFor(rules, '/img/share/1234.png')['Cache-Control']).toBe('public, max-age=31536000, immutable')
    expect(headersFor(rules, '/img/logo.svg')['Cache-Control']).toBe('public, max-age=0, must-revalidate')
    expect(headersFor(rules, '/docs/introduction/')['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  })

  it('keep the security headers on assets', () => {
    expect(headersFor(rules, '/assets/js/main.1234.js')['X-Content-Type-Options']).toBe('nosniff')
  })

  it('match a source without a star exactly', () => {
    const exact = [{source: '/a', headers: {A: '1'}}]
    expect(headersFor(exact, '/a')).toEqual({A: '1'})
    expect(headersFor(exact, '/a/b')).toEqual({})
  })
})
