import {describe, expect, it} from 'vitest'
import {
  coverageOf,
  drift,
  formatCoverage,
  LEFT_OUT,
  missingStatuses,
  readCommitted,
  readMethods,
  routes,
  scenarios,
} from '../../lab/contract'
import type {Exchange} from '../../openapi/exchange'
import {Validator} from '../../openapi/validator'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {readDescription} from '../../src/reference/description/read.build'
import {operationsOf} from '../../src/reference/description/description.build'

const document = await bundleDescription(ROOT, brand)
const description = readDescription(document)
const operations = operationsOf(description)
const validator = new Validator(description)
const committed = (await readCommitted()).flatMap(({exchanges}) => exchanges)

const organization = {id: 'a', name: 'globex', realm: 'acme', domains: [], attributes: {}}

function exchange(change: Partial<Exchange['response']> = {}, request: Partial<Exchange['request']> = {}): Exchange {
  return {
    operationId: 'getOrganizationById',
    title: 'a call',
    request: {path: {orgId: 'a'}, query: {}, body: {kind: 'none'}, breaks: false, ...request},
    response: {
      status: 200,
      contentType: 'application/json;charset=UTF-8',
      location: null,
      body: organization,
      ...change,
    },
  }
}

describe('the comparison of an exchange with the description', () => {
  it('has nothing to say about a right one', () => {
    expect(validator.check(exchange())).toEqual([])
  })

  it.each([
    ['a field that is not described', exchange({body: {...organization, secret: 1}}), 'additional properties'],
    ['a field of another type', exchange({body: {...organization, name: 1}}), 'must be string'],
    ['a field that is missing', exchange({body: {...organization, id: undefined}}), "required property 'id'"],
    ['a status that is not described', exchange({status: 418, body: ''}), 'Status 418 is not described'],
    ['another media type', exchange({contentType: 'text/html'}), 'Media type text/html'],
    ['a parameter that is not described', exchange({}, {query: {fist: '1'}}), 'Parameter fist is not described'],
    ['a body that is not described', exchange({}, {body: {kind: 'json', value: {}}}), 'is not described'],
    ['a request that was to be wrong and is not', exchange({}, {breaks: true}), 'was to break'],
  ])('finds %s', (_, wrong, words) => {
    expect(validator.check(wrong).join('\n')).toContain(words)
  })

  it('finds that a schema was broken on purpose', () => {
    const broken = structuredClone(description)
    const schema = broken.components.schemas.Organization
    if (!schema) throw new Error('There is no schema Organization.')
    schema.required = ['id', 'nme']
    expect(new Validator(broken).check(exchange()).join('\n')).toContain("required property 'nme'")
  })
})

describe('the committed exchanges', () => {
  it.each(committed)('$operationId, $title', (each) => {
    expect(validator.check(each)).toEqual([])
  })

  it('show every documented status of what only the full bundle has', () => {
    for (const {operationId, needs, unproven} of scenarios) {
      if (needs) expect(missingStatuses(validator.operation(operationId), committed, unproven), operationId).toEqual([])
    }
  })

  it('name no server and no link that works', () => {
    expect(JSON.stringify(committed)).not.toMatch(/localhost|127\.0\.0\.1|key=(?!eyJhbGciOiJIUzUxMiJ9\.e30\.c2ln)/)
  })
})

describe('the scenarios', () => {
  it('are one for every operation that the servers have', () => {
    const expected = operations
      .filter((operation) => operation['x-proven'] !== 'source')
      .map(({operationId}) => operationId)
    expect(scenarios.map(({operationId}) => operationId).sort()).toEqual(expected.sort())
  })
})

describe('the drift between server and description', () => {
  it('is none, but for what is left out with a reason', () => {
    expect(drift(routes, operations)).toEqual({undescribed: [], unknown: []})
    expect(Object.keys(LEFT_OUT).filter((route) => !routes.includes(route))).toEqual([])
  })

  it('is found in both directions', () => {
    const more = drift([...routes.slice(1), 'GET /orgs/{}/teams'], operations)
    expect(more).toEqual({undescribed: ['GET /orgs/{}/teams'], unknown: [routes[0]]})
  })

  it('is read from the annotations of a class', () => {
    const text = [
      'public class A {',
      '  public java.util.stream.Stream<b.Role> list(java.lang.String);',
      '    descriptor: (Ljava/lang/String;)Ljava/util/stream/Stream;',
      '    RuntimeVisibleAnnotations:',
      '      0: #1()',
      '        jakarta.ws.rs.GET',
      '  public b.C below();',
      '    descriptor: ()Lb/C;',
      '    RuntimeVisibleAnnotations:',
      '      0: #2(#3=s#4)',
      '        jakarta.ws.rs.Path(',
      '          value="{id}"',
      '        )',
      '}',
      '        jakarta.ws.rs.Path(',
      '          value="of the class"',
    ].join('\n')
    expect(readMethods(text)).toEqual([
      {verb: 'GET', path: undefined, returns: 'java.util.stream.Stream'},
      {verb: undefined, path: '{id}', returns: 'b.C'},
    ])
  })
})

describe('the count of what is proven', () => {
  it('tells live, committed and neither apart', () => {
    const two = operations.filter(({operationId}) => ['getMe', 'createMagicLink', 'getIdps'].includes(operationId))
    const live = [200, 401].map((status) => ({...exchange({status}), operationId: 'getMe'}))
    const text = formatCoverage(coverageOf(two, live, committed, new Map()))
    expect(text).toContain('Listed operations: 3. Proven live: 1. By committed exchange: 1. Not proven: 1.')
    expect(text).toContain('not proven: getIdps. Not seen: 200, 401, 404.')
  })
})
