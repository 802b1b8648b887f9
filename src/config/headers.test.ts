import {describe, expect, it} from 'vitest'
import {headerRules, headersFor} from './headers'

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

  it('cache hashed assets for a year and revalidate pages', () => {
    expect(headersFor(rules, '/assets/js/main.1234.js')['Cache-Control']).toBe('public, max-age=31536000, immutable')
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
