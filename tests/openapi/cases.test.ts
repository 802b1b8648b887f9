import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {prepareApiPages} from '../../src/reference/plugin.build'
import {operationRoutes} from '../../src/reference/description/outline.build'
import {brand} from '../../src/data/brand'
import type {Problem} from '../../src/lib/problem'
import {caseSite, hasOwnRules} from './caseSite'
import {entry, operation, json, type Source} from './source'

const {site, problemsOf, pageOf} = caseSite()

const answer = (schema: object, value: unknown) => ({
  ...operation.responses,
  '200': {description: 'Fine.', content: json(schema, value)},
})

const body = (type: string, media: object) => ({
  description: 'What is sent.',
  required: true,
  content: {[type]: {schema: {type: 'object', properties: {name: {type: 'string', description: 'A name.'}}}, ...media}},
})

const Owner = {
  type: 'object',
  description: 'An owner.',
  properties: {email: {type: 'string', description: 'Where to write to.'}},
}

describe('a page shows', () => {
  it('a field whose type stands in allOf, with a link to it', async () => {
    const schema = {
      type: 'object',
      properties: {owner: {allOf: [{$ref: '#/components/schemas/Owner'}], description: 'Who has it.'}},
    }
    const page = await pageOf(entry({...operation, responses: answer(schema, {owner: {}})}, {Owner}))
    expect(page).toMatch(/name=\{"owner"\} type=\{"Owner"\} schema=\{"schema-owner"\}/)
    expect(page).toContain('name={"email"}')
    expect(page).not.toContain('any value')
  })

  it('the fields of all schemas of allOf', async () => {
    const Admin = {
      description: 'An administrator.',
      allOf: [
        {$ref: '#/components/schemas/Owner'},
        {type: 'object', required: ['level'], properties: {level: {type: 'integer', description: 'How high.'}}},
      ],
    }
    const ref = {$ref: '#/components/schemas/Admin'}
    const page = await pageOf(entry({...operation, responses: answer(ref, {level: 1})}, {Owner, Admin}))
    expect(page).toContain('name={"email"} type={"string"}')
    expect(page).toContain('name={"level"} type={"integer"} required={true}')
    expect(page).not.toContain('Who has it.')
  })

  it.each([
    ['anyOf', {anyOf: [{type: 'string'}, {type: 'array', items: {type: 'string'}}]}, 'string or list of strings'],
    ['oneOf with null', {oneOf: [{$ref: '#/components/schemas/Owner'}, {type: 'null'}]}, 'Owner or null'],
    [
      'a list of one of several',
      {type: 'array', items: {oneOf: [{type: 'string'}, {type: 'integer'}]}},
      'list of (string or integer)',
    ],
    ['a list or null', {type: ['array', 'null'], items: {type: 'string'}}, 'list of strings or null'],
  ])('the type of %s', async (_, thing, type) => {
    const schema = {type: 'object', properties: {thing: {description: 'A thing.', ...thing}}}
    const page = await pageOf(
      entry({...operation, responses: answer(schema, {})}, type.startsWith('Owner') ? {Owner} : {}),
    )
    expect(page).toContain(`name={"thing"} type={"${type}"}`)
    if (type.startsWith('Owner')) expect(page).toContain('name={"email"}')
  })

  it('the fields of each schema of oneOf, and by what they are told apart', async () => {
    const choice = (title: string, field: string) => ({
      type: 'object',
      title,
      required: [field],
      properties: {[field]: {type: 'string', description: 'A field.'}},
    })
    const schema = {oneOf: [choice('Person', 'email'), choice('Machine', 'serial')]}
    const page = await pageOf(entry({...operation, responses: answer(schema, {email: 'a'})}))
    expect(page).toContain('A Person or Machine.')
    for (const text of ['name={"Person"}', 'name={"Machine"}', 'name={"serial"}']) expect(page).toContain(text)
  })

  it('by which field the schemas of oneOf are told apart', async () => {
    const kind = (name: string) => ({
      ...Owner,
      required: ['kind'],
      properties: {...Owner.properties, kind: {description: 'Which it is.', const: name}},
    })
    const schema = {
      oneOf: [{$ref: '#/components/schemas/Human'}, {$ref: '#/components/schemas/Machine'}],
      discriminator: {
        propertyName: 'kind',
        mapping: {human: '#/components/schemas/Human', machine: '#/components/schemas/Machine'},
      },
    }
    const schemas = {Human: kind('human'), Machine: kind('machine')}
    const page = await pageOf(entry({...operation, responses: answer(schema, {kind: 'human'})}, schemas))
    expect(page).toContain('The field `kind` determines the schema: `human` for Human, `machine` for Machine.')
  })

  it('fields beside the other fields of an object, and what entries may be', async () => {
    const schema = {
      type: 'object',
      properties: {
        names: {type: 'array', description: 'Names.', items: {type: 'string', maxLength: 9, enum: ['a', 'b']}},
      },
      additionalProperties: {type: 'integer'},
    }
    const page = await pageOf(entry({...operation, responses: answer(schema, {names: ['a']})}))
    expect(page).toContain('each one of a, b')
    expect(page).toContain('each at most 9 characters')
    expect(page).toContain('other fields: integer')
  })

  it('default and ranges of statuses among the errors, with what they stand for', async () => {
    const error = {
      description: 'It went wrong.',
      content: {'application/json': {schema: {type: 'object'}, example: {a: 1}}},
    }
    const page = await pageOf(entry({...operation, responses: {...operation.responses, '4XX': error, default: error}}))
    expect(page).toContain('<ErrorAnswer status={"4XX"} reason={"Any client error"}')
    expect(page).toContain('<ErrorAnswer status={"default"} reason={"Any other status"}')
    expect(page).not.toContain('### default')
  })

  it('each server and its variables with one period, whether or not their descriptions end with one', async () => {
    const servers = [
      {
        url: 'https://{region}.acme.example/{version}',
        description: 'Production',
        variables: {
          region: {default: 'eu', enum: ['eu', 'us'], description: 'Where it runs.'},
          version: {default: 'v1', description: 'The version'},
        },
      },
      {url: 'https://test.acme.example', description: 'For tests.'},
    ]
    const page = await pageOf(entry({...operation, servers}))
    expect(page).toContain('Production. `{region}`: by default `eu`, one of `eu`, `us`. Where it runs. `{version}`')
    expect(page).toContain('by default `v1`. The version.\n')
    expect(page).toContain('`https://test.acme.example`: For tests.\n')
  })

  it('that an operation and a parameter are deprecated', async () => {
    const old = {name: 'old', in: 'query', deprecated: true, description: 'An old one.', schema: {type: 'string'}}
    const page = await pageOf(entry({...operation, deprecated: true, parameters: [old]}))
    expect(page).toContain(':::warning[Deprecated]')
    expect(page).toMatch(/name=\{"old"\} .*limits=\{\["deprecated"\]\}/)
    await prepareApiPages(site, brand)
    expect(await readFile(path.join(site, 'api/things.tag.mdx'), 'utf8')).toContain('title={"Try it (deprecated)"}')
  })

  it('the body of an example in either form', async () => {
    const page = await pageOf(
      entry({...operation, requestBody: body('application/json', {example: {name: 'globex'}})}, {}, 'post'),
    )
    expect(page).toContain('"name": "globex"')
    expect(page).not.toContain('HTTP/1.1 200')
  })

  it('other kinds of JSON, and text, with their media types', async () => {
    const page = await pageOf(
      entry(
        {
          ...operation,
          requestBody: body('application/scim+json', {example: {name: 'globex'}}),
          responses: {
            '200': {description: 'A table.', content: {'text/csv': {schema: {type: 'string'}, example: 'a,b\n1,2'}}},
            '409': {
              description: 'Taken.',
              content: {'application/problem+json': {schema: {type: 'object'}, example: {}}},
            },
          },
        },
        {},
        'post',
      ),
    )
    expect(page).toContain("-H 'Content-Type: application/scim+json'")
    expect(page).toContain('```text title="200 OK"\na,b\n1,2\n```')
    expect(page).toContain('console.log(await response.text())')
    for (const type of ['text/csv', 'application/problem+json']) expect(page).toContain(`As \`${type}\`:`)
  })

  it.each([
    ['with a scope', [{token: ['manage']}], /With the scope `manage`/, true],
    ['or without one', [{token: []}, {}], /Optional\. The samples send one\./, true],
    ['and no token', [], /None\. Call it without a token\./, false],
  ])('what the token of an operation is: %s', async (_, security, words, isSent) => {
    const page = await pageOf(entry({...operation, security}))
    expect(page).toMatch(words)
    expect(page.includes('"needsToken":true')).toBe(isSent)
    expect(page.includes('Bearer $TOKEN')).toBe(isSent)
  })

  it('the calls of a callback, without the facts about callers, since the server makes them', async () => {
    const onEvent = {
      operationId: 'onEvent',
      summary: 'Receive an event',
      description: 'What the server sends to the address.',
      tags: ['Things'],
      requestBody: {description: 'The event.', content: json({type: 'object'}, {type: 'a'})},
      responses: {'200': {description: 'Taken.'}, '400': {description: 'Refused.'}},
    }
    const callbacks = {onEvent: {'{$request.body#/url}': {post: onEvent}}}
    const text = await pageOf(entry({...operation, callbacks}, {}, 'post'))
    expect(text).toMatch(/## Callbacks[^]*### onEvent[^]*POST \{\$request\.body#\/url\}[^]*The event\./)
  })

  it('a $ref in an example as the data that it is', async () => {
    const schema = {
      type: 'object',
      properties: {member: {type: 'object', properties: {$ref: {type: 'string', description: 'An address.'}}}},
    }
    const page = await pageOf(
      entry({...operation, responses: answer(schema, {member: {$ref: 'https://scim.example/Users/1'}})}),
    )
    expect(page).toContain('"$ref": "https://scim.example/Users/1"')
    expect(page).toContain('name={"$ref"} type={"string"}')
  })

  it('a description as it is written, whatever signs it has', async () => {
    const description = [
      'export of what there is, with the <b>other</b> call.<br/>See <https://www.keycloak.org/>.',
      'import {it} again.',
      '# A heading',
      '| a | b |\n| - | - |\n| `{x}` | <y> |',
      '```unknown\n{"a": "<b>"}\n```',
      ':::note\nA box.\n:::',
      'Use :name and `a {b} c`.',
    ].join('\n\n')
    const page = await pageOf(entry({...operation, description}))
    expect(page).toContain('&#x65;xport of what there is')
    expect(page).toContain('[https://www.keycloak.org/](https://www.keycloak.org/)')
    expect(page).toContain('**A heading**')
    expect(page).not.toMatch(/^# A heading/m)
    expect(page).toContain('Use \\:name and `a {b} c`.')
    expect(page).toContain('```text\n{"a": "<b>"}')
  })
})

describe('addresses', () => {
  // One run of the generator, which is a program of its own, draws all of them.
  it('each operation ID makes a page, and the sidebar leads to it', async () => {
    const ids = {
      createOAuth2Client: 'create-o-auth2-client',
      listV2Users: 'list-v2-users',
      get_user: 'get-user',
      'user.create': 'user-create',
      getX509: 'get-x509',
      verifyOTPs2FA: 'verify-ot-ps2-fa',
      'orgs/list': 'orgs-list',
    }
    const names = Object.values(ids)
    const paths = Object.keys(ids).map((operationId, index) => [`/things${index}`, {get: {...operation, operationId}}])
    expect(await problemsOf({...entry(operation), paths: Object.fromEntries(paths)})).toEqual([])
    await prepareApiPages(site, brand)
    for (const name of names)
      expect(await readFile(path.join(site, `api/${name}.api.mdx`), 'utf8')).toContain(`id: "${name}"`)
    expect(operationRoutes(site)).toEqual(['/api/category/things/', ...names.map((name) => `/api/${name}/`)])
  })

  it('of a path that is written where it is referred to from elsewhere, too', async () => {
    const inline = entry(operation)
    const source = {
      ...inline,
      paths: {'/things/{id}:cancel': {$ref: '#/components/pathItems/cancel'}},
      components: {...inline.components, pathItems: {cancel: {post: {...operation, parameters: [id]}}}},
    }
    expect(await problemsOf(source)).toEqual([])
    expect(operationRoutes(site)).toContain('/api/try-it/')
    await prepareApiPages(site, brand)
    expect(await readFile(path.join(site, 'api/try-it.api.mdx'), 'utf8')).toContain('/things/1:cancel')
  })

  it('are none of two operations, and not that of the overview', async () => {
    expect(await problemsOf(entry({...operation, operationId: 'over_view'}))).toEqual([])
    await expect(prepareApiPages(site, brand)).resolves.toBeUndefined()
    expect(await problemsOf(entry({...operation, operationId: 'overview'}))).toEqual([])
    await expect(prepareApiPages(site, brand)).rejects.toThrow(/openapi\.yaml:\d+ .*"overview"[^]*Fix: Give one/)
  })
})

const id = {name: 'id', in: 'path', required: true, description: 'An id.', example: '1', schema: {type: 'string'}}
const query = {name: 'q', in: 'query', description: 'A query.', schema: {type: 'string'}}
const responses = operation.responses

async function expectRefused(found: readonly Problem[], words: RegExp): Promise<void> {
  expect(found.map(({what, fix}) => `${what} ${fix}`).join('\n')).toMatch(words)
  for (const problem of found) {
    expect(problem.file).toBe('openapi/openapi.yaml')
    expect(problem.line).toBeTypeOf('number')
    expect(problem.fix).not.toMatch(/as the rule|list of rules/)
  }
  await expect(prepareApiPages(site, brand)).rejects.toThrow(/Fix: \w/)
}

describe.runIf(hasOwnRules)('what this description must have is missed with place, reason and fix', () => {
  it.each<[string, Source | string, RegExp]>([
    [
      'a header without a description',
      entry({
        ...operation,
        responses: {...responses, '202': {description: 'x', headers: {'X-A': {schema: {type: 'string'}}}}},
      }),
      /header "X-A" has no "description"/,
    ],
    [
      'a required parameter without an example',
      entry({...operation, parameters: [{...query, required: true}]}),
      /"q" is required and has no "example"/,
    ],
    [
      'a body without an example',
      entry({...operation, requestBody: body('application/json', {})}, {}, 'post'),
      /has no example/,
    ],
    [
      'a tag without operations',
      {...entry(operation), tags: [...entry(operation).tags, {name: 'Other', description: 'Others.'}]},
      /No operation has the tag "Other"/,
    ],
    ['an operation without a permission', entry({...operation, 'x-permission': undefined}), /no "x-permission"/],
    ['an operation without a tag', entry({...operation, tags: []}), /has no tag/],
    [
      'an operation without a page of the documentation',
      entry({...operation, externalDocs: {url: 'docs/a'}}),
      /no complete address: "docs\/a"/,
    ],
    ['another server', {...entry(operation), servers: [{url: 'https://api.acme.example'}]}, /ends with the realm/],
  ])('%s', async (_, source, words) => {
    await expectRefused(await problemsOf(source), words)
  })
})

describe('what the reference could not draw is refused with place, reason and fix', () => {
  const {site: plainSite, problemsOf: findingsOf} = caseSite(false)

  it.each<[string, Source | string, RegExp]>([
    [
      'a path that can not be called',
      {...entry(operation), paths: {'/a b': {get: operation}}},
      /"\/a b" isn't a valid address/,
    ],
    ['a path with a query', {...entry(operation), paths: {'/a?b=c': {get: operation}}}, /what follows a question mark/],
    ['an ID without letters', entry({...operation, operationId: '获取'}), /"获取" has no characters/],
    ['a tag without letters', entry({...operation, tags: ['宠物']}), /"宠物" has no letters/],
    ['an unknown security scheme', entry({...operation, security: [{key: []}]}), /no security scheme "key"/],
    [
      'an operation ID twice',
      {...entry(operation), paths: {'/a': {get: operation}, '/b': {get: operation}}},
      /unique/i,
    ],
    ['Swagger 2.0', 'swagger: "2.0"\n', /no "openapi"/],
    ['an empty file', '', /no "openapi"/],
    ['a list', '- a\n', /no "openapi"/],
    ['a later version', 'openapi: 4.0.0\n', /"4\.0\.0"/],
    ['nothing but a version', 'openapi: 3.1.1\n', /info/],
    ['YAML that is none', 'openapi: 3.1.1\npaths: ]', /isn't valid YAML/],
  ])('%s', async (_, source, words) => {
    const problems = await findingsOf(source)
    expect(problems.map(({what, fix}) => `${what} ${fix}`).join('\n')).toMatch(words)
    for (const problem of problems) {
      expect(problem.file).toBe('openapi/openapi.yaml')
      expect(problem.line).toBeTypeOf('number')
      expect(problem.fix).not.toMatch(/as the rule|list of rules/)
    }
    expect(() => operationRoutes(plainSite)).not.toThrow()
    await expect(prepareApiPages(plainSite, brand)).rejects.toThrow(/Fix: \w/)
  })
})
