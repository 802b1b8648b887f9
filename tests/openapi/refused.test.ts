import {describe, expect, it} from 'vitest'
import {caseSite} from './caseSite'
import {entry, operation, query, withField, type Source} from './source'

const {problemsOf} = caseSite()

const called = {
  post: {
    summary: 'Receive an event',
    parameters: [{name: 'q', in: 'query', schema: {not: {}}}],
    requestBody: {content: {'application/xml': {schema: {type: 'string'}}}},
    responses: {'200': {description: 'Received.'}},
  },
}
const callbacks = {onEvent: {'{$request.body#/url}': called}}
const withCallback = entry({...operation, callbacks: {onEvent: {$ref: '#/components/callbacks/onEvent'}}}, {}, 'post')
const contrary = (one: object, other: object, more: object = {}, schemas = {}): Source =>
  withField({description: 'A field.', ...more, allOf: [one, other]}, schemas)

describe('what a page would lose is refused in one finding with its place:', () => {
  it.each<[string, Source, RegExp]>([
    ['callbacks with an operation', entry({...operation, callbacks}, {}, 'post'), /"callbacks" of an operation/],
    [
      'callbacks by reference',
      {...withCallback, components: {...withCallback.components, callbacks}},
      /"callbacks" of an operation/,
    ],
    ['webhooks with an operation', {...entry(operation), webhooks: {onEvent: called}}, /"webhooks"/],
    [
      'an unknown field x- of an operation',
      entry({...operation, 'x-pagin': 'With first and max.'}),
      /"x-pagin" of an operation/,
    ],
    ['types that parts of allOf contradict', contrary({type: 'string'}, {type: 'integer'}), /disagree about "type"/],
    ['limits that parts of allOf contradict', contrary({maxLength: 17}, {maxLength: 5}), /disagree about "maxLength"/],
    ['values that parts of allOf contradict', contrary({enum: ['a', 'b']}, {enum: ['b']}), /disagree about "enum"/],
    [
      'a limit that a schema states otherwise than its allOf',
      contrary({type: 'string'}, {pattern: '^a'}, {pattern: '^b'}),
      /disagree about "pattern"/,
    ],
    [
      'a limit that a schema of another part states otherwise',
      contrary(
        {$ref: '#/components/schemas/Few'},
        {minProperties: 2},
        {},
        {
          Few: {allOf: [{type: 'object', description: 'Few fields.'}, {minProperties: 1}]},
        },
      ),
      /disagree about "minProperties"/,
    ],
    [
      'a field that a schema describes otherwise than its allOf',
      contrary({type: 'object'}, {properties: {a: {type: 'string'}}}, {properties: {a: {type: 'integer'}}}),
      /disagree about "a"/,
    ],
    [
      'a description of null as a choice',
      withField({description: 'A field.', oneOf: [{type: 'string'}, {type: 'null', description: 'None yet.'}]}),
      /what "oneOf" says about null/,
    ],
    [
      'names of fields by reference',
      withField(
        {type: 'object', description: 'A field.', propertyNames: {$ref: '#/components/schemas/Name'}},
        {
          Name: {type: 'string', description: 'A name.', maxLength: 17},
        },
      ),
      /"\$ref" of "propertyNames"/,
    ],
  ])('%s', async (_, source, words) => {
    const problems = await problemsOf(source)
    expect(problems.map(({what}) => what)).toEqual([expect.stringMatching(words)])
    for (const {file, line, fix} of problems) {
      expect(file).toBe('openapi/openapi.yaml')
      expect(line).toBeGreaterThan(1)
      expect(fix).toMatch(/\.$/)
    }
  })

  it('findings within a schema that has a field "callbacks" stay', async () => {
    const field = {type: 'object', description: 'Calls.', properties: {get: {not: {}, description: 'A.'}}}
    const problems = await problemsOf(
      entry(
        {
          ...operation,
          callbacks,
          requestBody: undefined,
          parameters: [{...query, schema: {properties: {callbacks: field}}}],
        },
        {},
        'post',
      ),
    )
    expect(problems.map(({what}) => what).join('\n')).toMatch(/"not" of a schema/)
  })
})

describe('the question before a call', () => {
  it.each<[string, string, object, RegExp, RegExp]>([
    ['a DELETE without one', 'delete', {}, /has no "x-confirm"/, /what the call deletes/],
    ['a PUT without one', 'put', {}, /has no "x-confirm"/, /or false/],
    ['a PATCH without one', 'patch', {}, /has no "x-confirm"/, /or false/],
    ['a DELETE that would not ask', 'delete', {'x-confirm': false}, /"x-confirm" isn't a sentence/, /a period/],
    ['half a sentence', 'post', {'x-confirm': 'Deletes it'}, /"x-confirm" isn't a sentence/, /a period/],
  ])('is required of %s', async (_, method, more, what, fix) => {
    const problems = await problemsOf(entry({...operation, ...more}, {}, method))
    expect(problems).toHaveLength(1)
    expect(problems[0]?.what).toMatch(what)
    expect(problems[0]?.fix).toMatch(fix)
  })

  it.each([
    ['put', false],
    ['delete', 'This deletes it.'],
  ])('is complete for a %s with %s', async (method, confirm) => {
    expect(await problemsOf(entry({...operation, 'x-confirm': confirm}, {}, method))).toEqual([])
  })
})
