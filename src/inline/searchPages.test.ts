import {describe, expect, it} from 'vitest'
import {searchPages} from './searchPages'

const pages = [
  {path: '/docs/getting-started/email/', title: 'Email', description: 'Connect a mail server to the realm.'},
  {path: '/docs/introduction/keycloak/', title: 'What Keycloak is', description: 'The identity server and its parts.'},
  {path: '/articles/jwts/', title: 'JSON Web Tokens', description: 'What a token is and what a realm puts in it.'},
]
const paths = (query: string) => searchPages(query, pages).map(({path}) => path)

describe('searchPages', () => {
  it('puts a page whose title has the word before one whose description has it', () => {
    expect(paths('token')[0]).toBe('/articles/jwts/')
    expect(paths('realm')).toHaveLength(2)
  })

  it('finds begun and mistyped words, and parts of addresses', () => {
    expect(paths('keyc')).toEqual(['/docs/introduction/keycloak/'])
    expect(paths('keyclaok')).toEqual(['/docs/introduction/keycloak/'])
    expect(paths('ke')).toEqual([])
    expect(paths('jwts')).toEqual(['/articles/jwts/'])
  })

  it('wants every word, and takes what has some of them where none has all', () => {
    expect(paths('mail realm')).toEqual(['/docs/getting-started/email/'])
    expect(paths('identity nonsense')).toEqual(['/docs/introduction/keycloak/'])
    expect(paths('nonsense')).toEqual([])
  })
})
