import {operationsOf, pageName, type Description, type Operation} from './description'
import {bodyText, contentType, sampleRequest} from './samples/request'

/** A collection in the format 2.1 of Postman. */
export type PostmanCollection = {info: object; auth: object; variable: object[]; item: object[]}

/** Path with parameters as Postman writes them: `/orgs/:orgId`. */
function postmanPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function request(operation: Operation): object {
  const sample = sampleRequest(operation)
  const path = postmanPath(operation.path)
  const type = contentType(sample)
  const body = bodyText(sample)
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({name, description, required, example}) => ({
      key: name,
      value: String(example),
      description,
      // Sent only when the reader ticks it.
      disabled: !required,
    }))
  return {
    method: sample.method,
    description: operation.description,
    header: type ? [{key: 'Content-Type', value: type}] : [],
    ...(sample.needsToken ? {} : {auth: {type: 'noauth'}}),
    url: {
      raw: `{{baseUrl}}${path}`,
      host: ['{{baseUrl}}'],
      path: path.slice(1).split('/'),
      query,
      variable: sample.pathValues.map(({name, value}) => ({key: name, value})),
    },
    ...(sample.body?.type === 'json' ? {body: {mode: 'raw', raw: body, options: {raw: {language: 'json'}}}} : {}),
    ...(sample.body?.type === 'form'
      ? {body: {mode: 'urlencoded', urlencoded: sample.body.fields.map(({name, value}) => ({key: name, value}))}}
      : {}),
  }
}

/** Every operation by category, for Postman. The token and the realm's address are variables of the collection. */
export function postmanCollection(description: Description): PostmanCollection {
  const operations = operationsOf(description)
  return {
    info: {
      name: description.info.title,
      description: description.info.description,
      version: description.info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{token}}', type: 'string'}]},
    variable: [
      {key: 'baseUrl', value: 'https://auth.example.com/realms/acme'},
      {key: 'token', value: ''},
    ],
    item: description.tags.map((tag) => ({
      name: tag.name,
      description: tag.description,
      item: operations
        .filter(({tags}) => tags.includes(tag.name))
        .map((operation) => ({
          id: pageName(operation.operationId),
          name: operation.summary,
          request: request(operation),
        })),
    })),
  }
}
