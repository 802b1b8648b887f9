import {describe, expect, it} from 'vitest'
import {checkBaseUrl, checkRealm, realmUrl, splitIssuer} from './server'

describe('checkBaseUrl', () => {
  it.each([
    ['https://auth.example.com', 'https://auth.example.com'],
    ['  https://auth.example.com/auth//  ', 'https://auth.example.com/auth'],
    ['http://localhost:8080/', 'http://localhost:8080'],
    ['http://127.0.0.1:8080/auth', 'http://127.0.0.1:8080/auth'],
  ])('takes %s', (text, value) => {
    expect(checkBaseUrl(text, 'localhost')).toEqual({ok: true, value})
  })

  it.each([
    ['', /Enter the address/],
    ['auth.example.com', /isn’t a valid address/],
    ['https://', /isn’t a valid address/],
    ['javascript:alert(1)', /starts with "javascript:"/],
    ['file:///etc/passwd', /starts with "file:"/],
    ['http://auth.example.com', /Without TLS, this page can call only your computer/],
    ['http://localhost.example.com', /Without TLS, this page can call only your computer/],
    ['https://user:secret@auth.example.com', /username or password/],
    ['https://auth.example.com/?a=b', /query or a fragment/],
    ['https://auth.example.com/realms/acme', /before \/realms/],
    ['https://auth.example.com/admin', /before \/realms/],
  ])('refuses "%s" and says why', (text, problem) => {
    const checked = checkBaseUrl(text, 'localhost')
    expect(checked.ok ? '' : checked.problem).toMatch(problem)
  })
})

describe('a site that is not on this machine', () => {
  it('calls nothing without TLS, this machine neither', () => {
    const checked = checkBaseUrl('http://localhost:8080', 'www.example.com')
    expect(checked.ok ? '' : checked.problem).toMatch(/can’t call a server without TLS/)
    expect(checkBaseUrl('https://auth.example.com', 'www.example.com').ok).toBe(true)
  })
})

describe('checkRealm', () => {
  it('takes any name that stays one segment of the path', () => {
    expect(checkRealm(' acme ')).toEqual({ok: true, value: 'acme'})
    expect(realmUrl('https://auth.example.com', 'my realm')).toBe('https://auth.example.com/realms/my%20realm')
    for (const text of ['', '..', '.', 'a/b', 'a?b', 'a#b', '\ud800']) expect(checkRealm(text).ok, text).toBe(false)
  })
})

describe('splitIssuer', () => {
  it('takes an issuer apart, and nothing else', () => {
    expect(splitIssuer('https://auth.example.com/auth/realms/my%20realm')).toEqual({
      baseUrl: 'https://auth.example.com/auth',
      realm: 'my realm',
    })
    expect(splitIssuer('https://a.example/realms/acme/.well-known/openid-configuration')?.realm).toBe('acme')
    for (const text of ['https://auth.example.com', 'https://a.example/realms/', 'https://a.example/realms/%', 'acme'])
      expect(splitIssuer(text), text).toBeUndefined()
  })
})
