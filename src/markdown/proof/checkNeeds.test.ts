import {describe, expect, it} from 'vitest'
import {namesIn, rolesFor} from './checkNeeds'

const check = (path: string, json: unknown = {}) => ({path, expected: {status: 200, headers: [], body: '', json}})

describe('rolesFor', () => {
  it('names each role once, and none for what every token reads', () => {
    expect(
      rolesFor([
        check('/admin/realms/acme'),
        check('/admin/realms/acme/clients?clientId=acme-web'),
        check('/admin/realms/acme/components?type=x'),
        check('/realms/acme/.well-known/openid-configuration'),
      ]),
    ).toEqual(['view-realm', 'view-clients'])
  })

  it('refuses a path that nothing is known of', () => {
    expect(() => rolesFor([check('/admin/realms/acme/unheard-of')])).toThrow(
      'No role is known for the check GET /admin/realms/acme/unheard-of. Fix: add the least role',
    )
  })
})

describe('namesIn', () => {
  it('finds names in paths and clients in answers, each once', () => {
    const names = namesIn([
      check('/admin/realms/acme/clients?clientId=acme-web', [{config: {audience: 'acme-api'}, id: 'acme-web'}]),
      check('/admin/realms/acme/authentication/flows/by%20address/executions'),
      check('/admin/realms/acme/authentication/flows/browser/executions'),
      check('/admin/realms/acme/users?exact=true&username=petra'),
      check('/admin/realms/acme', {name: 'acme', domain: 'acme.example'}),
    ])
    expect(names).toEqual([
      {name: 'acme-web', label: 'Client ID'},
      {name: 'acme-api', label: 'Client ID'},
      {name: 'by address', label: 'Flow alias'},
      {name: 'petra', label: 'Username'},
    ])
  })
})
