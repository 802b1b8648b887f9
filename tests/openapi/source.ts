/** An API description as its author writes it. */
export type Source = Record<string, unknown> & {tags: readonly object[]; components: Record<string, unknown>}

/** A body of JSON. */
export const json = (schema: object, example: unknown): object => ({'application/json': {schema, example}})

const error = {type: 'object', properties: {error: {type: 'string', description: 'What is wrong.'}}}

/** An operation with all that the reference asks for. */
export const operation = {
  operationId: 'tryIt',
  summary: 'Try it',
  description: 'Does what there is to do.',
  tags: ['Things'],
  'x-permission': 'Everybody with a token.',
  'x-side-effects': 'None.',
  'x-idempotency': 'Safe to repeat.',
  'x-since': {extension: 'keycloak-orgs', version: '0.55'},
  'x-proven': 'source',
  externalDocs: {url: 'https://docs.example/docs/organizations/', description: 'Organizations'},
  responses: {
    '200': {
      description: 'Fine.',
      content: json({type: 'object', properties: {id: {type: 'string', description: 'An id.'}}}, {id: 'a'}),
    },
    '404': {description: 'Not there.', content: json(error, {error: 'Not found'})},
  },
}

/** A description of one operation. */
export function entry(operation: object, schemas: Record<string, object> = {}, method = 'get'): Source {
  return {
    openapi: '3.1.1',
    info: {title: 'An API', version: '1', description: 'An API.'},
    servers: [
      {
        url: 'https://{host}/realms/{realm}',
        variables: {host: {default: 'auth.acme.test'}, realm: {default: 'acme'}},
      },
    ],
    security: [{token: []}],
    tags: [{name: 'Things', description: 'Things to try.'}],
    paths: {'/things': {[method]: operation}},
    components: {
      ...(Object.keys(schemas).length > 0 ? {schemas} : {}),
      securitySchemes: {token: {type: 'http', scheme: 'bearer'}},
    },
  }
}

/** An optional parameter. */
export const query = {name: 'q', in: 'query', description: 'A query.', schema: {type: 'string'}}

/** A description of an operation with more answers, or with others. */
export function withAnswers(more: object): Source {
  return entry({...operation, responses: {...operation.responses, ...more}})
}

/** A description of an operation whose answer has a schema. */
export function withBody(schema: object, schemas: Record<string, object> = {}): Source {
  const fine = {description: 'Fine.', content: {'application/json': {schema}}}
  return entry({...operation, responses: {...operation.responses, '200': fine}}, schemas)
}

/** A description of an operation whose answer has a field with a schema. */
export function withField(schema: object, schemas: Record<string, object> = {}): Source {
  return withBody({type: 'object', properties: {field: schema}}, schemas)
}
