import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {callsOf, generatedCalls, resolverOf, valuesOf} from '../../lab/contract'
import {isGeneral} from '../../openapi/generalAnswers'
import {Validator} from '../../openapi/validator'
import {ROOT} from '../../scripts/lib/root'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {operationsOf} from '../../src/reference/description/description.build'
import {readDescription} from '../../src/reference/description/read.build'
import {brand} from '../../src/data/brand'

const description = readDescription(await bundleDescription(ROOT, brand))
const {schemas} = description.components
const operations = operationsOf(description).filter((operation) => operation['x-proven'] === 'registry')
const validator = new Validator(description)
const resolve = resolverOf(schemas)

describe('generated calls', () => {
  const withJson = operations.flatMap(({operationId, requestBody}) => {
    const schema = requestBody?.content['application/json']?.schema
    return schema ? [{operationId, schema}] : []
  })

  it.each(withJson)('of $operationId have bodies that the description allows, unless one is broken', ({schema}) => {
    fc.assert(
      fc.property(valuesOf(schema, resolve), (value) => {
        expect(validator.problems(schema, value)).toEqual([])
      }),
      {numRuns: 30, seed: 1},
    )
  })

  it('are the same for the same seed, others for another, and take turns between operations', () => {
    const some = operations.slice(0, 5)
    const of = (seed: number) => generatedCalls(some, schemas, {count: 10, seed})
    const first = of(1)
    expect(of(1)).toEqual(first)
    expect(of(2)).not.toEqual(first)
    const ids = some.map(({operationId}) => operationId)
    expect(first.map(({operation}) => operation.operationId)).toEqual([...ids, ...ids])
  })

  it('name nothing outside this machine that the server would connect to', () => {
    for (const id of ['importIdpJson', 'testLdapConnection', 'createWebhook', 'updateWebhook']) {
      const calls = fc.sample(callsOf(validator.operation(id), resolve), {numRuns: 300, seed: 1})
      expect(calls).toHaveLength(300)
      const addresses = JSON.stringify(calls.map(({body}) => body)).match(/\b(https?|ldaps?):\/\/[^/:"\\]+/g) ?? []
      expect(
        addresses.filter((address) => !/\/\/(localhost|127\.0\.0\.1)$/.test(address)),
        id,
      ).toEqual([])
    }
  })
})

describe('an answer that any operation may give', () => {
  const operation = validator.operation('getOrganizations')
  const json = (status: number, body: unknown) => ({status, contentType: 'application/json', location: null, body})
  const sent = (target: string, headers: Record<string, string> = {}) =>
    ({method: 'get', target, headers, body: {kind: 'none'}}) as const

  it.each([
    ['/realms/a//orgs', {}, json(400, {error: 'missingNormalization'})],
    ['/realms/a/orgs;b', {}, json(400, {error: 'invalidCharacter'})],
    ['/realms/a/orgs?first=abc', {}, json(404, {error: 'HTTP 404 Not Found'})],
    ['/realms/a/orgs', {Accept: 'application/xml'}, json(406, {error: 'HTTP 406 Not Acceptable'})],
    ['/realms/a/orgs', {Accept: 'text/html'}, {status: 401, contentType: 'text/html', location: null, body: '<p>'}],
  ])('to %s with %j is taken with its cause alone', (target, headers, response) => {
    expect(isGeneral(sent(target, headers), operation, response)).toBe(true)
    expect(isGeneral(sent('/realms/a/orgs?first=1'), operation, response)).toBe(false)
  })
})
