import {expect, it} from 'vitest'
import {readServerInfo} from './serverInfo'

const info = (paths: Record<string, {operationalInfo?: Record<string, string>}>) => ({
  systemInfo: {version: '26.7.3'},
  providers: {'realm-restapi-extension': {providers: paths}},
})

it('a server without extensions provides Keycloak alone', () => {
  const keycloak = {keycloak: '26.7.3', provided: ['keycloak'], versions: ['Keycloak 26.7.3']}
  expect(readServerInfo(info({}))).toEqual(keycloak)
  expect(readServerInfo({systemInfo: {version: '26.7.3'}, providers: {}})).toEqual(keycloak)
})

it('an extension is there if all of its paths are', () => {
  const {provided, versions} = readServerInfo(info({webhooks: {}, events: {}, orgs: {}, portal: {}}))
  expect(provided).toEqual(['keycloak', 'events', 'orgs'])
  expect(versions).toEqual(['Keycloak 26.7.3'])
})

it('the version of an extension is recorded where it reports one', () => {
  const {versions} = readServerInfo(info({orgs: {operationalInfo: {version: '0.168'}}}))
  expect(versions).toEqual(['Keycloak 26.7.3', 'orgs 0.168'])
})
