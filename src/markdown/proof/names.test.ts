import {describe, expect, it} from 'vitest'
import {createRenamer, renameJson, renamePath} from './names'

const names = {
  url: 'https://login.example.org/auth',
  realm: 'my realm',
  renamed: new Map([
    ['acme-web', 'shop "1"'],
    ['acme', 'never'],
    ['by address', 'acme-web'],
  ]),
}
const rename = createRenamer({...names, renamed: new Map([...names.renamed].filter(([name]) => name !== 'acme'))})

describe('createRenamer', () => {
  it('replaces the server, the realm, and names as whole words', () => {
    expect(rename('https://auth.example.com/realms/acme')).toBe('https://login.example.org/auth/realms/my realm')
    expect(rename('acme-web acme-web-2 acme.example')).toBe('shop "1" acme-web-2 acme.example')
  })

  it('doesn’t replace a name that it put in', () => {
    expect(rename('by address')).toBe('acme-web')
  })

  it('prefers the longer of two names that begin alike', () => {
    const both = createRenamer({
      ...names,
      renamed: new Map([
        ['a', '1'],
        ['a-b', '2'],
      ]),
    })
    expect(both('a a-b')).toBe('1 2')
  })
})

describe('renamePath', () => {
  it('decodes each part, and encodes what it replaces', () => {
    expect(renamePath('/admin/realms/acme/clients?clientId=acme-web&exact=true', rename)).toBe(
      '/admin/realms/my%20realm/clients?clientId=shop%20%221%22&exact=true',
    )
    expect(renamePath('/admin/realms/acme/flows/by%20address/x%20y', rename)).toBe(
      '/admin/realms/my%20realm/flows/acme-web/x%20y',
    )
  })
})

describe('renamePath with a name that is an address', () => {
  it('replaces it as a whole', () => {
    const saml = createRenamer({...names, renamed: new Map([['https://wiki.example/saml', 'urn:wiki']])})
    expect(renamePath('/admin/realms/acme/clients?clientId=https://wiki.example/saml&x=1', saml)).toBe(
      '/admin/realms/my%20realm/clients?clientId=urn%3Awiki&x=1',
    )
  })
})

describe('renameJson', () => {
  it('keeps names with quotation marks as they are', () => {
    expect(renameJson([{clientId: 'acme-web', 'acme-web': [1, null, true]}], rename)).toEqual([
      {clientId: 'shop "1"', 'shop "1"': [1, null, true]},
    ])
  })
})
