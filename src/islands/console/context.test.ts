import {describe, expect, it} from 'vitest'
import {emptyContext, parseContext} from './context'

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
