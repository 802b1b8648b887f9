import {expect, it} from 'vitest'
import {otherVersion} from './otherVersion'

const service = {server: '26.6.4'}

it('says nothing of a page that was verified on what the service runs', () => {
  expect(otherVersion(['Keycloak 26.6.4', 'orgs 0.167'], service, '26.8')).toBeUndefined()
})

it('tells older from newer by number, and what is still supported', () => {
  expect(otherVersion(['Keycloak 26.5.6', 'orgs 0.144'], service, '26.8')).toEqual({
    verified: '26.5.6',
    isOlder: true,
    isUnsupported: true,
  })
  expect(otherVersion(['Keycloak 26.10.0'], {server: '26.9.1'}, '26.10')).toEqual({
    verified: '26.10.0',
    isOlder: false,
    isUnsupported: false,
  })
})
