import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import type {ConsoleOperation, ConsoleParameter} from '../apiPage'
import {makeCall, type Entries} from './call'

const id = {name: 'orgId', in: 'path', type: 'string', required: true, maxLength: 36, hint: 'Id.'} as const
const max = {name: 'max', in: 'query', type: 'integer', minimum: 0, hint: 'How many.'} as const
const operation: ConsoleOperation = {
  title: 'Change it',
  method: 'put',
  path: '/orgs/{orgId}/things',
  parameters: [id, max],
  body: {type: 'application/json', required: true, example: '{"name": "a"}'},
  permission: 'Everybody.',
  sample: {
    operationId: 'any',
    method: 'GET',
    base: 'https://auth.example.com/realms/acme',
    path: '/',
    pathValues: [],
    queryValues: [],
    needsToken: true,
    body: undefined,
    answersJson: true,
    answersLocation: false,
  },
  needsToken: true,
}
const entries: Entries = {
  baseUrl: 'https://auth.example.com/auth/',
  realm: 'acme',
  values: {'path-orgId': ' 42 '},
  body: '{"name": "b"}',
}

const problemsOf = (change: Partial<Entries>, parameters: readonly ConsoleParameter[] = operation.parameters) => {
  const made = makeCall({...operation, parameters}, {...entries, ...change})
  return 'problems' in made ? made.problems : {}
}

beforeAll(() => vi.stubGlobal('location', {hostname: 'localhost'}))
afterAll(() => vi.unstubAllGlobals())

describe('makeCall', () => {
  it('calls a server without realms at its address', () => {
    const elsewhere = {...operation, server: 'https://shop.example/v2'}
    const made = makeCall(elsewhere, {...entries, baseUrl: 'https://shop.example/realms/v3/', realm: ''})
    expect('call' in made && made.call).toMatchObject({url: 'https://shop.example/realms/v3/orgs/42/things', realm: ''})
    expect(makeCall(elsewhere, {...entries, baseUrl: 'https://shop.example/?a=b'})).toHaveProperty('problems.baseUrl')
  })

  it('takes any JSON where the example is neither a list nor an object', () => {
    const body = {type: 'application/json', required: true, example: '"a"'}
    const made = makeCall({...operation, body}, {...entries, body: '7'})
    expect('call' in made && made.call.body).toBe('7')
  })

  it('puts the values in their places, encoded', () => {
    const values = {'path-orgId': 'a/b $& <i>?', 'query-max': '5'}
    expect(makeCall(operation, {...entries, values})).toEqual({
      call: {
        method: 'PUT',
        url: 'https://auth.example.com/auth/realms/acme/orgs/a%2Fb%20%24%26%20%3Ci%3E%3F/things?max=5',
        baseUrl: 'https://auth.example.com/auth',
        realm: 'acme',
        headers: {'Content-Type': 'application/json'},
        body: '{"name": "b"}',
      },
    })
  })

  it('sends a form as lines of name=value say', () => {
    const body = {type: 'application/x-www-form-urlencoded', required: true, example: 'a=b'} as const
    const made = makeCall({...operation, body}, {...entries, body: 'a=b=c\n\nname= with space & more \n'})
    expect(made).toMatchObject({call: {body: 'a=b%3Dc&name=with+space+%26+more', headers: {'Content-Type': body.type}}})
    expect(makeCall({...operation, body}, {...entries, body: 'a=b\nc'})).toEqual({
      problems: {body: 'Line 2 of the body isn’t in the form name=value.'},
    })
  })

  it('leaves out what may be left out', () => {
    const body = {type: 'application/json', required: false, example: '{}'} as const
    const made = makeCall({...operation, body}, {...entries, body: '  '})
    expect(made).toMatchObject({call: {body: undefined, headers: {}}})
  })

  it.each([
    [{baseUrl: 'nonsense'}, 'baseUrl', /isn’t a valid address/],
    [{realm: ''}, 'realm', /Enter the name/],
    [{values: {}}, 'path-orgId', /Enter orgId/],
    [{values: {'path-orgId': '..'}}, 'path-orgId', /change the path/],
    [{values: {'path-orgId': 'x'.repeat(37)}}, 'path-orgId', /at most 36 characters\. You entered 37/],
    [{values: {'path-orgId': '\ud800'}}, 'path-orgId', /incomplete character/],
    [{values: {'path-orgId': '1', 'query-max': 'many'}}, 'query-max', /whole number/],
    [{values: {'path-orgId': '1', 'query-max': '1.5'}}, 'query-max', /whole number/],
    [{values: {'path-orgId': '1', 'query-max': '-1'}}, 'query-max', /at least 0/],
    [{body: '{"name": }'}, 'body', /isn’t valid JSON/],
    [{body: '[]'}, 'body', /an object/],
    [{body: '"text"'}, 'body', /an object/],
    [{body: ''}, 'body', /requires a body/],
  ])('refuses %j and says why', (change, field, problem) => {
    const problems = problemsOf(change)
    expect(Object.keys(problems)).toEqual([field])
    expect(Object.values(problems)[0]).toMatch(problem)
  })

  it('refuses values of the wrong type', () => {
    const typed = [
      {name: 'flag', in: 'query', type: 'boolean', hint: ''},
      {name: 'size', in: 'query', type: 'number', hint: ''},
      {name: 'kind', in: 'query', type: 'string', options: ['user', 'admin'], hint: ''},
      {name: 'X-Mark', in: 'header', type: 'string', hint: ''},
    ] as const
    const values = {'query-flag': 'yes', 'query-size': 'big', 'query-kind': 'x', 'header-X-Mark': 'a\nb'}
    expect(Object.values(problemsOf({values}, typed))).toEqual([
      'flag must be true or false.',
      'size must be a number, for example 1.5.',
      'kind must be one of user, admin.',
      'X-Mark can contain only ASCII characters.',
    ])
  })

  it('names every field that is wrong, in the order of the page', () => {
    const all = problemsOf({baseUrl: '', realm: '', values: {}, body: 'x'})
    expect(Object.keys(all)).toEqual(['baseUrl', 'realm', 'path-orgId', 'body'])
  })
})
