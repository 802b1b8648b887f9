import {describe, expect, it} from 'vitest'
import {caseSite} from './caseSite'
import {entry, operation, query, withAnswers, withField, type Source} from './source'

const {pageOf} = caseSite()

/** Something that has a field, and the words in which a page shows it. */
type Case = readonly [has: object, words: RegExp]

const name = {type: 'string', description: 'A name.'}
const object = {type: 'object', properties: {name}}
const number = {type: 'integer'}
const text = {type: 'string'}
const list = {type: 'array', items: text}
const map = {type: 'object', additionalProperties: {type: 'integer'}}

const keywords: Record<string, Case> = {
  $ref: [{$ref: '#/components/schemas/Named'}, /type=\{"Named"\} schema=\{"schema-named"\}/],
  type: [{type: 'boolean'}, /type=\{"boolean"\}/],
  nullable: [{...text, nullable: true}, /type=\{"string or null"\}/],
  title: [{...text, title: 'A title'}, /\*\*A title\*\*/],
  description: [{...text, description: 'Another text.'}, /Another text\./],
  properties: [object, /name=\{"name"\}/],
  required: [{...object, required: ['name']}, /name=\{"name"\} type=\{"string"\} required=\{true\}/],
  additionalProperties: [{...object, additionalProperties: false}, /"no other fields"/],
  propertyNames: [{...map, propertyNames: {pattern: '^a'}}, /"each name matches \^a"/],
  items: [list, /type=\{"list of strings"\}/],
  allOf: [{allOf: [text, {maxLength: 17}]}, /type=\{"string"\} limits=\{\["at most 17 characters"\]\}/],
  anyOf: [{anyOf: [text, number]}, /type=\{"string or integer"\}/],
  oneOf: [{oneOf: [text, number]}, /type=\{"string or integer"\}/],
  discriminator: [
    {...object, required: ['name'], discriminator: {propertyName: 'name'}},
    /The field `name` determines the schema/,
  ],
  enum: [{...text, enum: ['a', 'b']}, /"one of a, b"/],
  const: [{...text, const: 'a'}, /"always a"/],
  format: [{...text, format: 'uuid'}, /"uuid"/],
  contentMediaType: [{...text, contentMediaType: 'image/png'}, /"image\/png"/],
  contentEncoding: [{...text, contentEncoding: 'base64'}, /"base64"/],
  pattern: [{...text, pattern: '^a'}, /"matches \^a"/],
  default: [{...text, default: 'a'}, /"default a"/],
  minimum: [{...number, minimum: 17}, /"at least 17"/],
  maximum: [{...number, maximum: 17}, /"at most 17"/],
  exclusiveMinimum: [{...number, exclusiveMinimum: 17}, /"more than 17"/],
  exclusiveMaximum: [{...number, exclusiveMaximum: 17}, /"less than 17"/],
  multipleOf: [{...number, multipleOf: 17}, /"multiple of 17"/],
  minLength: [{...text, minLength: 17}, /"at least 17 characters"/],
  maxLength: [{...text, maxLength: 17}, /"at most 17 characters"/],
  minItems: [{...list, minItems: 17}, /"at least 17 entries"/],
  maxItems: [{...list, maxItems: 17}, /"at most 17 entries"/],
  uniqueItems: [{...list, uniqueItems: true}, /"unique entries"/],
  minProperties: [{...map, minProperties: 17}, /"at least 17 fields"/],
  maxProperties: [{...map, maxProperties: 17}, /"at most 17 fields"/],
  readOnly: [{...text, readOnly: true}, /"read-only"/],
  writeOnly: [{...text, writeOnly: true}, /"write-only"/],
  deprecated: [{...text, deprecated: true}, /"deprecated"/],
  example: [{...text, example: 'globex'}, /"for example globex"/],
  examples: [{...text, examples: ['globex', 'initech']}, /"for example globex or initech"/],
  externalDocs: [
    {...text, externalDocs: {url: 'https://docs.example/a', description: 'More'}},
    /See \[More\]\(https:\/\/docs/,
  ],
  not: [{...text, not: {const: 'a'}}, /not \{\\"const\\":\\"a\\"\}/],
  patternProperties: [{type: 'object', patternProperties: {'^a': text}}, /patternProperties \{\\"\^a\\"/],
  if: [{...text, if: {maxLength: 3}}, /if \{\\"maxLength\\":3\}/],
}

/** OpenAPI 3.1 has another way to write it. */
const isOld = (keyword: string): boolean => keyword === 'nullable'

const withKeyword = (keyword: string, schema: object): Source => ({
  ...withField({description: 'A field.', ...schema}, keyword === '$ref' ? {Named: {...object, description: 'A.'}} : {}),
  openapi: isOld(keyword) ? '3.0.3' : '3.1.1',
})

const examples = {one: {summary: 'One', value: 'globex'}, two: {summary: 'Two', value: 'initech'}}
const bothExamples = /"for example globex \(One\) or initech \(Two\)"/

const parameters: Record<string, Case> = {
  name: [{name: 'other'}, /name=\{"other"\}/],
  in: [{in: 'cookie'}, /## Cookies/],
  required: [{required: true, example: 'globex'}, /name=\{"q"\} type=\{"string"\} required=\{true\}/],
  deprecated: [{deprecated: true}, /"deprecated"/],
  description: [{description: 'Another text.'}, /Another text\./],
  schema: [{schema: number}, /type=\{"integer"\}/],
  example: [{example: 'globex'}, /"for example globex"/],
  examples: [{examples}, bothExamples],
  style: [{style: 'pipeDelimited', schema: list}, /"style pipeDelimited"/],
  explode: [{explode: false, schema: list}, /"all entries in one value"/],
  content: [
    {schema: undefined, content: {'application/json': {schema: number}}},
    /type=\{"integer"\}.*"as application\/json"/,
  ],
  allowReserved: [{allowReserved: true}, /"reserved characters as they are"/],
  allowEmptyValue: [{allowEmptyValue: true}, /"can be empty"/],
}

const headers: Record<string, Case> = {
  description: [{description: 'Another text.'}, /Another text\./],
  required: [{required: true}, /name=\{"X-Total"\} type=\{"string"\} required=\{true\}/],
  deprecated: [{deprecated: true}, /"deprecated"/],
  schema: [{schema: number}, /name=\{"X-Total"\} type=\{"integer"\}/],
  example: [{example: 'globex'}, /"for example globex"/],
  examples: [{examples}, bothExamples],
}

describe('a page shows', () => {
  it.each(Object.entries(keywords))('the keyword %s of a schema', async (keyword, [schema, words]) => {
    expect(await pageOf(withKeyword(keyword, schema))).toMatch(words)
  })

  it.each(Object.entries(parameters))('the field %s of a parameter', async (_, [parameter, words]) => {
    expect(await pageOf(entry({...operation, parameters: [{...query, ...parameter}]}))).toMatch(words)
  })

  it.each(['200', '404', '5XX', 'default'])('every field of a header of %s', async (status) => {
    for (const [has, words] of Object.values(headers)) {
      const header = {description: 'A header.', schema: text, ...has}
      const answer = {description: 'An answer.', headers: {'X-Total': header}, content: {'text/plain': {example: 'a'}}}
      expect(await pageOf(withAnswers({[status]: answer}))).toMatch(words)
    }
  })
})
