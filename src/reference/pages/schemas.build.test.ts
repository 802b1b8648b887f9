import {describe, expect, it} from 'vitest'
import {descriptionSchema, type JsonSchema} from '../description/description.build'
import {limitsOf} from './limits.build'
import {SchemaWriter} from './schemas.build'
import {typeText} from './types.build'

function writer(schemas: Record<string, JsonSchema>): SchemaWriter {
  const info = {title: 'API', version: '1', description: 'An API.'}
  return new SchemaWriter(
    descriptionSchema.parse({openapi: '3.1.1', info, servers: [], tags: [], paths: {}, components: {schemas}}),
  )
}

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`})
const pair = {
  Pair: {type: 'object', description: 'Two.', required: ['left'], properties: {left: ref('Side'), right: ref('Side')}},
  Side: {type: 'object', description: 'One.', properties: {size: {type: 'integer', description: 'How large.'}}},
}

describe('typeText', () => {
  it.each([
    ['string', {type: 'string'}],
    ['string or null', {type: ['string', 'null']}],
    ['list of strings', {type: 'array', items: {type: 'string'}}],
    ['map of lists of strings', {additionalProperties: {items: {type: 'string'}}}],
    ['list of Member', {items: ref('Member')}],
    ['Error or Problem', {oneOf: [ref('Error'), ref('Problem')]}],
    ['any value', {}],
  ])('%s', (words, schema) => {
    expect(typeText(schema)).toBe(words)
  })
})

describe('limitsOf', () => {
  it('tells formats, ranges and defaults', () => {
    expect(limitsOf({type: 'integer', format: 'int32', minimum: 0, default: 100})).toEqual([
      'int32',
      'at least 0',
      'default 100',
    ])
    expect(limitsOf({enum: ['a', 'b'], deprecated: true})).toEqual(['one of a, b', 'deprecated'])
  })
})

describe('the writer of schemas', () => {
  it('shows a named schema once, and links to it after that', () => {
    const schemas = writer(pair)
    const [first = ''] = schemas.body(ref('Pair'), 'body')
    expect(first.match(/id=\{"schema-side"\}/g)).toHaveLength(1)
    expect(first.match(/schema=\{"schema-side"\}/g)).toHaveLength(2)
    expect(schemas.body(ref('Pair'), 'response-200')).toEqual(['Body: [Pair](#schema-pair).'])
  })

  it('ends at a schema that refers to itself', () => {
    const schemas = writer({Tree: {description: 'A tree.', properties: {branches: {items: ref('Tree')}}}})
    expect(schemas.body(ref('Tree'), 'body').join('\n')).toContain('list of Tree')
  })

  it('gives every field an anchor of its own', () => {
    const schemas = writer({})
    const both = [1, 2].map(() => schemas.field('id', {type: 'string'}, {prefix: 'path', description: 'An id.'}))
    expect(both.join('\n').match(/id=\{"[^"]+"\}/g)).toEqual(['id={"path-id"}', 'id={"path-id-2"}'])
  })
})
