import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import type {ConsoleOperation} from '../apiPage'
import {curl} from '../samples/curl'
import {javascript} from '../samples/javascript'
import {filledSample} from './fillSamples'

const operation: ConsoleOperation = {
  title: 'Change a thing',
  method: 'put',
  path: '/things/{id}',
  parameters: [
    {name: 'id', in: 'path', type: 'string', required: true, hint: ''},
    {name: 'max', in: 'query', type: 'integer', hint: ''},
  ],
  body: {type: 'application/json', required: true, example: '{}'},
  permission: '',
  needsToken: true,
  sample: {
    operationId: 'changeThing',
    method: 'PUT',
    base: 'https://auth.example.com/realms/acme',
    path: '/things/{id}',
    pathValues: [{name: 'id', value: '1'}],
    queryValues: [],
    needsToken: true,
    body: {type: 'json', value: {name: 'one'}},
    answersJson: false,
    answersLocation: false,
  },
}
const nothing = {baseUrl: '', realm: '', values: {}, body: ''}

beforeAll(() => vi.stubGlobal('location', {hostname: 'www.example.com'}))
afterAll(() => vi.unstubAllGlobals())

describe('the samples of the page', () => {
  it('take what was entered: server, realm, parameters and body', () => {
    const text = curl(
      filledSample(operation, {
        baseUrl: 'https://id.example.org/auth',
        realm: 'shop',
        values: {'path-id': 'a/b', 'query-max': '5'},
        body: '{"name": "two"}',
      }),
    )
    expect(text).toContain("'https://id.example.org/auth/realms/shop/things/a%2Fb?max=5'")
    expect(text).toContain('"name": "two"')
    expect(text).toContain('Bearer $TOKEN')
  })

  it('stay as they are where nothing, or nothing that can be sent, was entered', () => {
    expect(filledSample(operation, nothing)).toEqual(operation.sample)
    const wrong = {baseUrl: 'nonsense', realm: '', values: {'query-max': 'many'}, body: '{'}
    expect(filledSample(operation, wrong)).toEqual(operation.sample)
  })

  it('keep an apostrophe in its quotes', () => {
    const text = javascript(filledSample(operation, {...nothing, values: {'path-id': "a'b"}}))
    expect(text).toContain(String.raw`things/a\'b`)
  })
})
