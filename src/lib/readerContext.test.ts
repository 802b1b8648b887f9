import {describe, expect, it} from 'vitest'
import {emptyContext, parseContext, replacements} from './readerContext'

describe('parseContext', () => {
  it('reads what was stored', () => {
    const context = {baseUrl: 'https://a.example', realm: 'acme', clientId: 'web', ids: {orgId: '42'}}
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
    const context = {baseUrl: 'https://id.example.org:8443/auth/', realm: 'shop', clientId: ' web ', ids: {orgId: '42'}}
    expect(replacements(context)).toEqual({
      baseUrl: 'https://id.example.org:8443/auth',
      host: 'id.example.org:8443',
      realm: 'shop',
      clientId: 'web',
      orgId: '42',
    })
  })

  it('are none for what was not entered', () => {
    expect(replacements(emptyContext)).toEqual({})
  })

  it.each(['a b', '$(id)', "a'b", 'a;b', '../x', '-rf', '`id`', 'a"b'])(
    'leave the example where %s would mean something else in a command',
    (text) => {
      const context = {baseUrl: `https://id.example.org/${text}?`, realm: text, clientId: text, ids: {orgId: text}}
      expect(replacements(context)).toEqual({})
    },
  )
})
