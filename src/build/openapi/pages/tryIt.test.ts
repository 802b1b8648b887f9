import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {brand} from '../../../data/brand'
import {bundleDescription} from '../bundle'
import {readDescription} from '../read'
import {operationsOf} from '../description'
import {sampleRequest} from '../samples'
import {consoleOperation} from './tryIt'
import {warningOf} from './warning'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const operations = operationsOf(readDescription(await bundleDescription(ROOT, brand)))

function find(operationId: string) {
  const found = operations.find((operation) => operation.operationId === operationId)
  if (!found) throw new Error(`The description has no operation ${operationId}.`)
  return found
}

describe('consoleOperation', () => {
  it('has what the console asks for', () => {
    const {parameters, permission, sample, ...rest} = consoleOperation(find('getOrganizations'))
    expect(rest).toEqual({
      title: 'List organizations',
      method: 'get',
      path: '/orgs',
      needsToken: true,
    })
    expect(permission).toMatch(/^Everybody with a token/)
    expect(sample).toEqual(sampleRequest(find('getOrganizations')))
    expect(parameters).toContainEqual({
      name: 'first',
      in: 'query',
      type: 'integer',
      default: '0',
      minimum: 0,
      hint: 'Number of entries to skip.',
    })
  })

  it('has the example of a body as it is entered', () => {
    expect(JSON.parse(consoleOperation(find('createOrganization')).body?.example ?? '')).toHaveProperty(
      'name',
      'globex',
    )
    expect(consoleOperation(find('createPortalLink')).body).toMatchObject({
      type: 'application/x-www-form-urlencoded',
      example: '',
    })
  })

  it('is small: every page carries its own', () => {
    for (const operation of operations)
      expect(JSON.stringify(consoleOperation(operation)).length, operation.operationId).toBeLessThan(4000)
  })
})

describe('warningOf', () => {
  it('asks before everything that deletes', () => {
    const silent = operations.filter((operation) => operation.method === 'delete' && warningOf(operation) === undefined)
    expect(silent).toEqual([])
    expect(warningOf(find('deleteOrganization'))).toContain('unlinks the identity providers')
  })

  it.each([
    'deleteOrganizationRoles',
    'revokeOrganizationRolesFromAUser',
    'unlinkIdp',
    'updateOrganization',
    'updateWebhook',
    'addOrganizationMemberAttributes',
    'addOrganizationInvitation',
    'resendOrganizationInvitation',
    'createMagicLink',
  ])('asks before %s, which takes away, replaces or sends mail', (operationId) => {
    expect(warningOf(find(operationId))).toMatch(/\.$/)
  })

  it.each([
    'getOrganizations',
    'createOrganization',
    'importOrganizations',
    'addOrganizationMember',
    'createPortalLink',
  ])('does not ask before %s', (operationId) => {
    expect(warningOf(find(operationId))).toBeUndefined()
  })
})
