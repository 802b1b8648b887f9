import {describe, expect, it} from 'vitest'
import {emptyContext, parseContext, replacements} from './readerContext'

describe('parseContext', () => {
  it('reads what was stored', () => {
    const context = {
      baseUrl: 'https://a.example',
      realm: 'acme',
      clientId: 'web',
      webhookUrl: 'https://h.example',
      ids: {orgId: '42'},
    }
    expect(parseContext(JSON.stringify(context))).toEqual(context)
  })

  it.each([null, '', 'null', '[]', '1', '{', '{"baseUrl": 1, "ids": []}', '{"ids": {"orgId": {}}}'])(
    'is empty for %s',
    (stored) => {
      expect(parseContext(stored)).toEqual(emptyContext)
    },
  )

  it('takes no text that is too long to be one of these', () => {
    expect(parseContext(JSON.stringify({realm: 'x'.repeat(2001)})).realm).toBe('')
  })
})

describe('replacements', () => {
  it('are the values that were entered, and the host of the address', () => {
    const context = {
      ...emptyContext,
      baseUrl: 'https://id.example.org:8443/auth/',
      realm: 'shop',
      clientId: ' web ',
      ids: {orgId: '42'},
    }
    expect(replacements(context)).toEqual({
      baseUrl: 'https://id.example.org:8443/auth',
      basePath: '/auth',
      host: 'id.example.org:8443',
      hostname: 'id.example.org',
      hostPort: 'id.example.org:8443',
      realm: 'shop',
      clientId: 'web',
      orgId: '42',
    })
  })

  it.each([
    [
      'https://id.example.org',
      {host: 'id.example.org', hostname: 'id.example.org', hostPort: 'id.example.org:443', basePath: ''},
    ],
    [
      'http://localhost:8080/',
      {host: 'localhost:8080', hostname: 'localhost', hostPort: 'localhost:8080', basePath: ''},
    ],
    ['http://localhost', {host: 'localhost', hostname: 'localhost', hostPort: 'localhost:80', basePath: ''}],
    ['https://[::1]:8443/a/b', {host: '[::1]:8443', hostname: '::1', hostPort: '[::1]:8443', basePath: '/a/b'}],
  ])('are the parts of the address %s', (baseUrl, parts) => {
    expect(replacements({...emptyContext, baseUrl})).toEqual({baseUrl: baseUrl.replace(/\/$/, ''), ...parts})
  })

  it('are the address of the receiver only where a command can have it', () => {
    const webhookUrl = 'https://hooks.example.org/keycloak'
    expect(replacements({...emptyContext, webhookUrl})).toEqual({webhookUrl})
    expect(replacements({...emptyContext, webhookUrl: `${webhookUrl}?a=$(id)`})).toEqual({})
  })

  it('are none for what was not entered', () => {
    expect(replacements(emptyContext)).toEqual({})
  })

  it.each(['a b', '$(id)', "a'b", 'a;b', '../x', '-rf', '`id`', 'a"b'])(
    'leave the example where %s would mean something else in a command',
    (text) => {
      const address = `https://id.example.org/${text}?`
      const context = {baseUrl: address, realm: text, clientId: text, webhookUrl: address, ids: {orgId: text}}
      expect(replacements(context)).toEqual({})
    },
  )
})
