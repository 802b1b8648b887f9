import {STATUS_CODES} from 'node:http'
import {bodyText, contentType} from '../samples/request'
import {operationsOf, pageName, type Description, type Operation} from './description.build'
import {examplesOf, exampleOf} from './examples.build'
import {isJsonType} from '../rules/shape.build'
import {sampleRequest} from './samples.build'

/** A collection in the format 2.1 of Postman. */
export type PostmanCollection = {info: object; auth: object; variable: {key: string; value: string}[]; item: object[]}

const textOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** Path with parameters as Postman writes them: `/orgs/:orgId`. */
function postmanPath(path: string): string {
  // One that is not a whole segment is a variable of the collection: `{id}:cancel`.
  return path.replaceAll(/(?<=\/)\{([^}]+)\}(?=\/|$)/g, ':$1').replaceAll(/\{([^}]+)\}/g, '{{$1}}')
}

function request(operation: Operation) {
  const sample = sampleRequest(operation)
  const path = postmanPath(operation.path)
  const type = contentType(sample)
  const body = bodyText(sample)
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => ({
      key: parameter.name,
      value: textOf(exampleOf(parameter)),
      description: parameter.description,
      // Sent only when the reader ticks it.
      disabled: !parameter.required,
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
      variable: sample.pathValues
        .filter(({name}) => path.split('/').includes(`:${name}`))
        .map(({name}) => ({key: name, value: `{{${name}}}`})),
    },
    ...(sample.body?.type === 'json' ? {body: {mode: 'raw', raw: body, options: {raw: {language: 'json'}}}} : {}),
    ...(sample.body?.type === 'form'
      ? {body: {mode: 'urlencoded', urlencoded: sample.body.fields.map(({name, value}) => ({key: name, value}))}}
      : {}),
  }
}

/** A documented answer, kept with the request that it belongs to. */
function answers(operation: Operation, originalRequest: object): object[] {
  return Object.entries(operation.responses).flatMap(([code, {description, headers, content}]) => {
    const examples = Object.entries(content ?? {}).flatMap(([type, media]) =>
      examplesOf(media).map((example) => ({...example, isJson: isJsonType(type)})),
    )
    // One that stands for several statuses has no number.
    const isStatus = /^\d+$/.test(code)
    const common = {
      originalRequest,
      ...(isStatus ? {status: STATUS_CODES[code] ?? '', code: Number(code)} : {}),
      header: [
        ...Object.entries(headers ?? {}).map(([key, header]) => ({key, value: textOf(exampleOf(header))})),
        ...Object.keys(content ?? {})
          .slice(0, 1)
          .map((type) => ({key: 'Content-Type', value: type})),
      ],
      cookie: [],
    }
    if (examples.length === 0) return [{...common, name: `${code}: ${description}`, body: ''}]
    return examples.map(({summary, value, isJson}) => ({
      ...common,
      name: `${code}: ${summary ?? description}`,
      _postman_previewlanguage: isJson ? 'json' : 'text',
      body: isJson ? JSON.stringify(value, null, 2) : textOf(value),
    }))
  })
}

/** The values of paths, so that a reader enters each once for all requests. */
function pathVariables(operations: readonly Operation[]): PostmanCollection['variable'] {
  const all = operations.flatMap((operation) => sampleRequest(operation).pathValues)
  return [...new Map(all.map(({name, value}) => [name, {key: name, value}])).values()]
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
      ...pathVariables(operations),
    ],
    item: description.tags.map((tag) => ({
      name: tag.name,
      description: tag.description,
      item: operations
        .filter(({tags}) => tags.includes(tag.name))
        .map((operation) => {
          const sent = request(operation)
          return {
            id: pageName(operation.operationId),
            name: operation.summary,
            request: sent,
            // Without the description, which stands at the request.
            response: answers(operation, {...sent, description: undefined}),
          }
        }),
    })),
  }
}
