import {describe, expect, it} from 'vitest'
import {caseSite} from './caseSite'
import {entry, json, operation, query, withAnswers, withBody, withField, type Source} from './source'

const {pageOf} = caseSite()

const fine = operation.responses['200']
const header = {description: 'Seconds to wait.', schema: {type: 'integer'}}
const Owner = {
  type: 'object',
  title: 'Title of an owner',
  description: 'What an owner is.',
  example: {email: 'an-owner@acme.example'},
  properties: {email: {type: 'string', description: 'Where to write to.', maxLength: 30}},
}

const withQuery = (more: object): Source => entry({...operation, parameters: [{...query, ...more}]})

const withExamples = (first: string, second: string): Source => {
  const schema = {type: 'object', properties: {name: {type: 'string', description: 'A name.'}}}
  const examples = {
    one: {summary: first, value: {name: 'globex'}},
    two: {summary: second, value: {name: 'initech'}},
  }
  const requestBody = {description: 'What is sent.', content: {'application/json': {schema, examples}}}
  return entry({...operation, requestBody}, {}, 'post')
}

describe('the page of an operation shows', () => {
  it.each<[string, Source, readonly RegExp[]]>([
    [
      'headers of a refused answer',
      withAnswers({'429': {description: 'Too many.', headers: {'Retry-After': {...header, example: 30}}}}),
      [/Response headers for 429:/, /id=\{"response-429-Retry-After"\}.*"for example 30"/, /Seconds to wait\./],
    ],
    [
      'headers that several refused answers share, once',
      withAnswers({
        '429': {description: 'Too many.', headers: {'Retry-After': header}},
        '503': {description: 'Busy.', headers: {'Retry-After': header}},
      }),
      [/Response headers for 429 and 503:(?![^]*Response headers for)/],
    ],
    [
      'whether an answer always has a header',
      withAnswers({'200': {...fine, headers: {'X-Total': {...header, required: true}}}}),
      [/name=\{"X-Total"\} type=\{"integer"\} required=\{true\}/],
    ],
    [
      'the example of a header beside a body',
      withAnswers({'200': {...fine, headers: {'X-Total': {...header, example: 54321}}}}),
      [/name=\{"X-Total"\}.*"for example 54321"/],
    ],
    ['the example of an optional parameter', withQuery({example: 'globex'}), [/"for example globex"/]],
    [
      'every example of a parameter, with its summary',
      withQuery({
        required: true,
        examples: {one: {summary: 'A name', value: 'globex'}, two: {summary: 'A prefix', value: 'glo*'}},
      }),
      [/"for example globex \(A name\) or glo\* \(A prefix\)"/],
    ],
    [
      'what a parameter and its schema say',
      withQuery({schema: {type: 'string', description: 'An expression.'}}),
      [/A query\.\n\nAn expression\./],
    ],
    [
      'the limits and the description of a choice without fields',
      withField({
        description: 'A field.',
        oneOf: [
          {type: 'string', description: 'A short name.', maxLength: 17},
          {type: 'integer', enum: [2, 3]},
          {type: 'object', title: 'Pair', minProperties: 2, properties: {a: {type: 'string', description: 'One.'}}},
        ],
      }),
      [
        /A string, at most 17 characters\. A short name\./,
        /An integer, one of 2, 3\./,
        /An object, at least 2 fields\./,
      ],
    ],
    [
      'the description and the example of entries of a list, a map and other fields',
      withBody({
        type: 'object',
        properties: {
          list: {
            type: 'array',
            description: 'A list.',
            items: {type: 'string', description: 'An entry.', example: 'x1'},
          },
          lists: {description: 'Lists.', items: {items: {type: 'string', description: 'A deep entry.'}}},
          map: {
            description: 'A map.',
            propertyNames: {description: 'A name of a value.'},
            additionalProperties: {allOf: [{type: 'integer', maximum: 17}], description: 'A value.'},
          },
        },
        additionalProperties: {type: 'string', maxLength: 18, description: 'Another one.'},
      }),
      [
        /A list\.\n\nEach entry: An entry\./,
        /"for example x1"/,
        /Each entry: A deep entry\./,
        /"each at most 17"/,
        /Each name: A name of a value\.\n\nEach value: A value\./,
        /other fields: string, at most 18 characters/,
        /Other fields: Another one\./,
      ],
    ],
    [
      'that an object has no other fields',
      withField({type: 'object', description: 'A field.', additionalProperties: false, properties: {a: Owner}}),
      [/name=\{"field"\} type=\{"object"\} limits=\{\["no other fields"\]\}/],
    ],
    [
      'that a named schema or a choice can be null',
      withBody(
        {
          anyOf: [
            {$ref: '#/components/schemas/Payer'},
            {type: ['object', 'null'], title: 'Pair', properties: {a: {type: 'string', description: 'One.'}}},
          ],
        },
        {Payer: {...Owner, title: undefined, type: ['object', 'null']}},
      ),
      [/name=\{"Payer"\}>\n\nWhat an owner is\.\n\nAn object or null\./, /name=\{"Pair"\}>\n\nAn object or null\./],
    ],
    [
      'titles, unless they repeat the name',
      withBody({
        type: 'object',
        title: 'Title of a body',
        properties: {
          field: {type: 'string', title: 'Title of a field', description: 'A.'},
          user_id: {type: 'string', title: 'User Id', description: 'B.'},
        },
      }),
      [/An object\. \*\*Title of a body\*\*/, /\*\*Title of a field\*\*\n\nA\./, /^(?![^]*\*\*User Id)/],
    ],
    [
      'examples of schemas, short and long',
      withBody({
        type: 'object',
        examples: [{name: 'globex'}],
        properties: {name: {type: 'string', description: 'A name.', examples: ['initech', 'acme']}},
      }),
      [/"for example initech or acme"/, /```json title="Example"\n\{\n {2}"name": "globex"/],
    ],
    [
      'an example of a schema once, where a body has it',
      withAnswers({
        '200': {...fine, content: json({type: 'array', items: {...Owner, title: undefined}}, [Owner.example])},
      }),
      [/^(?![^]*title="Example")/],
    ],
    [
      'what all parts of allOf say, but not what a part says of its own name',
      withField(
        {
          description: 'An administrator.',
          allOf: [
            {$ref: '#/components/schemas/Owner'},
            {
              type: 'object',
              description: 'Has a level.',
              minProperties: 2,
              example: {level: 3, email: 'a@acme.example'},
            },
            {maxProperties: 9, example: {level: 4, email: 'a@acme.example'}},
          ],
        },
        {Owner},
      ),
      [
        /An administrator\.\n\nHas a level\./,
        /at least 2 fields.*at most 9 fields/,
        /"level": 3[^]*"level": 4/,
        /^(?![^]*(What an owner is|Title of an owner|an-owner@))/,
      ],
    ],
    [
      'what a reference is said to be, and its limits',
      withField(
        {
          type: 'array',
          description: 'A list.',
          items: {allOf: [{$ref: '#/components/schemas/Owner'}], description: 'The first one pays.'},
        },
        {Owner},
      ),
      [/Each entry: The first one pays\./, /\*\*Title of an owner\*\*\n\nWhat an owner is\./],
    ],
    [
      'the summary of the example that the samples send, if there are several',
      withExamples('By name', 'By number'),
      [/The samples send: By name\./, /```json title="By number"/],
    ],
  ])('%s', async (_, source, shown) => {
    const page = await pageOf(source)
    for (const words of shown) expect(page).toMatch(words)
  })
})
