import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {brand} from '../../data/brand'
import {bundleDescription} from '../description/bundle.build'
import {readDescription} from '../description/read.build'
import {operationsOf} from '../description/description.build'
import {sampleRequest} from '../description/samples.build'
import {consoleOperation} from './tryIt.build'
import {warningOf} from './warning.build'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const operations = operationsOf(readDescription(await bundleDescription(ROOT, brand)))

function find(operationId: string) {
  const found = operations.find((operation) => operation.operationId === operationId)
  if (!found) throw new Error(`The description has no operation ${operationId}.`)
  return found
}

/** What the console of an operation is told. */
const toldOf = (operationId: string) => consoleOperation(find(operationId)) ?? expect.fail()

describe('consoleOperation', () => {
  it('has what the console asks for', () => {
    const {parameters, permission, sample, ...rest} = toldOf('getOrganizations')
    expect(rest).toEqual({
      title: 'List organizations',
      method: 'get',
      path: '/orgs',
      needsToken: true,
    })
    expect(permission).toMatch(/^Any caller with a valid token/)
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
    expect(JSON.parse(toldOf('createOrganization').body?.example ?? '')).toHaveProperty('name', 'globex')
    expect(toldOf('createPortalLink').body).toMatchObject({
      type: 'application/x-www-form-urlencoded',
      example: '',
    })
  })

  it('is small: every page carries its own', () => {
    for (const operation of operations)
      expect(JSON.stringify(consoleOperation(operation)).length, operation.operationId).toBeLessThan(4000)
  })
})

describe('the question before a call', () => {
  it('is asked before everything that deletes', () => {
    const silent = operations.filter((operation) => operation.method === 'delete' && warningOf(operation) === undefined)
    expect(silent).toEqual([])
  })

  it('is the sentence of "x-confirm", without Markdown, whatever else the description says', () => {
    const operation = find('deleteOrganization')
    expect(warningOf(operation)).toContain('and the user org-admin-{id}. Identity providers are unlinked')
    const other = {...operation, description: 'Other words.', 'x-side-effects': 'None.', summary: 'Other words'}
    expect(warningOf(other)).toBe(warningOf(operation))
    expect(warningOf({...operation, 'x-confirm': false})).toBeUndefined()
  })

  it.each(['getOrganizations', 'createOrganization', 'addOrganizationMember', 'createPortalLink'])(
    'is not asked before %s',
    (operationId) => {
      expect(warningOf(find(operationId))).toBeUndefined()
    },
  )
})
