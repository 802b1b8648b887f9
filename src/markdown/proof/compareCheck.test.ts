import {describe, expect, it} from 'vitest'
import {compareCheck, pathFor, whySkipped} from './compareCheck'

const names = {url: 'http://localhost:9', realm: 'demo', renamed: new Map([['acme-web', 'shop']])}
const check = {
  path: '/admin/realms/acme/clients?clientId=acme-web',
  expected: {status: 200, headers: [], body: '', json: [{clientId: 'acme-web', '…': '…'}]},
}
const answer = {status: 200, text: '', json: [{clientId: 'shop', enabled: true}]}

describe('compareCheck', () => {
  it('compares with the names of the realm', () => {
    expect(pathFor(check, names)).toBe('/admin/realms/demo/clients?clientId=shop')
    expect(compareCheck(check, answer, names)).toEqual({passed: true})
    expect(compareCheck(check, {...answer, json: [{clientId: 'acme-web'}]}, names)).toEqual({
      difference: '[0].clientId: expected "shop", seen "acme-web"',
    })
    expect(compareCheck(check, {...answer, json: []}, names)).toEqual({
      difference: 'the list is empty, so what the page creates isn’t there',
    })
  })

  it('shows the beginning of an answer with another status', () => {
    const other = {status: 404, text: 'x'.repeat(1000), json: undefined}
    expect(compareCheck(check, other, names)).toEqual({
      difference: `the server answers 404: ${'x'.repeat(300)}`,
    })
  })

  it('compares texts that are not JSON', () => {
    const text = {...check, expected: {status: 200, headers: [], body: 'realm acme\n…'}}
    expect(compareCheck(text, {status: 200, text: 'realm demo\nmore', json: undefined}, names)).toEqual({passed: true})
  })
})

describe('whySkipped', () => {
  it('decides about extensions without the version', () => {
    const server = {provided: ['keycloak', 'orgs']} as const
    expect(whySkipped({...check, only: 'orgs'}, server)).toBeUndefined()
    expect(whySkipped({...check, only: '!orgs'}, server)).toBe("it's for !orgs")
    expect(whySkipped({...check, only: '>=26.7'}, server)).toBe(
      'the version of the server is unknown, and it needs >=26.7',
    )
  })

  it('compares the version if it is known', () => {
    const server = {keycloak: '26.7.3', provided: ['keycloak']} as const
    expect(whySkipped({...check, only: '>=26.7'}, server)).toBeUndefined()
    expect(whySkipped({...check, only: '<26.7'}, server)).toBe("it's for <26.7")
    expect(whySkipped(check, undefined)).toBeUndefined()
  })
})
