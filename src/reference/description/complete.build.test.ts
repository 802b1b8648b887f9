import {describe, expect, it} from 'vitest'
import {completed} from './complete.build'
import {operationsOf} from './description.build'
import {readDescription} from './read.build'

const document = (paths: object, more: object = {}): Record<string, unknown> => ({
  openapi: '3.1.0',
  info: {title: 'A', version: '1'},
  paths,
  ...more,
})

const named = (whole: Record<string, unknown>) =>
  operationsOf(readDescription(whole)).map(({operationId, summary, tags}) => [operationId, summary, ...tags])

describe('what a description leaves out', () => {
  it('is derived from the method and the path, with an address for each', () => {
    const paths = {
      '/': {get: {}},
      '/users/{userId}': {get: {}, delete: {operationId: 'removeUser', tags: ['Users']}},
      '/users/by/user/id': {get: {summary: 'A user'}},
    }
    expect(named(document(paths))).toEqual([
      ['getRoot', 'GET /', 'Operations'],
      ['getUsersByUserId', 'GET /users/{userId}', 'Operations'],
      ['removeUser', 'Remove user', 'Users'],
      ['getUsersByUserId2', 'A user', 'Operations'],
    ])
  })

  it('is a category for each tag that is used, the listed ones first', () => {
    const paths = {'/a': {get: {tags: ['B']}, put: {}}, '/b': {get: {tags: ['A', 'C']}}}
    const tags = [{name: 'A', description: 'First.'}, {name: 'Unused'}]
    const webhooks = {onEvent: {post: {}}}
    expect(completed(document(paths, {tags, webhooks})).tags).toEqual([
      {name: 'A', description: 'First.'},
      {name: 'B'},
      {name: 'Operations'},
      {name: 'C'},
      {name: 'Webhooks'},
    ])
  })

  it('is a category for each first segment that tells paths apart, if no operation has a tag', () => {
    const paths = {
      '/api/v1/users': {get: {}},
      '/api/v1/users/{id}/roles': {get: {}},
      '/api/v1/userGroups': {get: {}},
      '/api/v1/user-groups/{id}': {get: {}},
      '/api/v1/{id}': {get: {}},
    }
    const categories = (of: object) => named(document(of)).map(([, , category]) => category)
    expect(categories(paths)).toEqual(['Users', 'Users', 'User groups', 'User groups', 'Operations'])
    expect(categories({'/users': {get: {}}, '/users/{id}': {get: {}}})).toEqual(['Users', 'Users'])
    expect(categories({'/': {get: {}}})).toEqual(['Operations'])
    expect(categories({...paths, '/a': {get: {tags: ['A']}}})).toContain('Operations')
    expect(categories({...paths, '/a': {get: {tags: ['A']}}})).not.toContain('Users')
  })

  it('is left alone if the description has it', () => {
    const operation = {operationId: 'a', summary: 'An operation', tags: ['T'], responses: {}}
    const whole = document({'/a': {get: operation}}, {tags: [{name: 'T'}]})
    expect(completed(whole)).toEqual(whole)
  })
})

describe('a schema by reference', () => {
  it('has a name, wherever it is described', () => {
    const schema = {type: 'object', properties: {self: {$ref: '#/paths/~1a/get/responses/200/content/a~1b/schema'}}}
    const paths = {'/a': {get: {responses: {200: {description: 'x', content: {'a/b': {schema}}}}}}}
    const {components} = readDescription(document(paths))
    const names = Object.keys(components.schemas)
    expect(names).toHaveLength(1)
    const ref = `#/components/schemas/${names[0] ?? ''}`
    expect(components.schemas[names[0] ?? '']).toEqual({type: 'object', properties: {self: {$ref: ref}}})
  })
})
