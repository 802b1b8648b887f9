import {describe, expect, it} from 'vitest'
import type {Analytics} from '../data/types'
import {headersFor} from '../lib/headerRules'
import {headerRules} from './headers'

const rules = headerRules(['sha256-abc='])

describe('response headers', () => {
  it('let a script run only from our own files or by its hash', () => {
    const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? ''
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '))
    expect(scripts).toBe("script-src 'self' 'sha256-abc='")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('let the page reach what counts page views where it is configured, and nothing else', () => {
    const directive = (name: string, analytics?: Analytics) =>
      (headersFor(headerRules([], analytics), '/')['Content-Security-Policy'] ?? '')
        .split('; ')
        .find((one) => one.startsWith(`${name} `))
    const plausible = {
      provider: 'plausible',
      site: 'www.example.com',
      endpoint: 'https://stats.example.com/api/event',
    } as const
    const gtag = {provider: 'gtag', property: 'G-AB12CD34EF'} as const

    expect(directive('connect-src')).toBe("connect-src 'self'")
    expect(directive('connect-src', plausible)).toBe("connect-src 'self' https://stats.example.com")
    expect(directive('script-src', plausible)).toBe("script-src 'self'")
    expect(directive('img-src', plausible)).toBe("img-src 'self' data:")
    expect(directive('script-src', gtag)).toBe("script-src 'self' https://www.googletagmanager.com")
    expect(directive('connect-src', gtag)).toContain('https://*.google-analytics.com')
    expect(directive('img-src', gtag)).toContain('https://*.google-analytics.com')
  })

  it('let a page of the API reference call any server with TLS and those on this machine, and change nothing else', () => {
    const analytics = {
      provider: 'plausible',
      site: 'www.example.com',
      endpoint: 'https://stats.example.com/api/event',
    } as const
    const policyAt = (path: string) =>
      (headersFor(headerRules(['sha256-abc='], analytics), path)['Content-Security-Policy'] ?? '').split('; ')
    const elsewhere = policyAt('/docs/introduction/')
    const inReference = policyAt('/api/get-me/')
    expect(elsewhere).toContain("connect-src 'self' https://stats.example.com")
    expect(inReference).toEqual(
      elsewhere.map((directive) =>
        directive.replace("connect-src 'self'", "connect-src 'self' https: http://localhost:* http://127.0.0.1:*"),
      ),
    )
    for (const path of ['/api-console/signed-in.htm', '/openapi.json', '/docs/api/'])
      expect(policyAt(path)).toEqual(elsewhere)
    expect(headersFor(rules, '/api/get-me/')['X-Content-Type-Options']).toBe('nosniff')
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
