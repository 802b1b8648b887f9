import {describe, expect, it} from 'vitest'
import {readServer} from './serverInfo'

const providers = {'realm-restapi-extension': {providers: {orgs: {}, events: {}}}}

describe('readServer', () => {
  it('names the version and the extensions', () => {
    expect(readServer({systemInfo: {version: '26.7.3'}, providers})).toEqual({
      keycloak: '26.7.3',
      provided: ['keycloak', 'orgs'],
    })
  })

  it('leaves the version out if the server hides it from administrators of a realm', () => {
    expect(readServer({providers})).toEqual({provided: ['keycloak', 'orgs']})
  })

  it('knows Keycloak’s own organizations only if they are on', () => {
    const features = (enabled: boolean) => ({providers: {}, features: [{name: 'ORGANIZATION', enabled}]})
    expect(readServer(features(true))?.provided).toEqual(['keycloak', 'native-organizations'])
    expect(readServer(features(false))?.provided).toEqual(['keycloak'])
  })

  it.each([undefined, null, [], 'x', {}, {providers: {'realm-restapi-extension': {providers: 1}}}])(
    'takes %j for no answer of a server',
    (answer) => expect(readServer(answer)).toBeUndefined(),
  )
})
