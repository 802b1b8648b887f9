import {STATUS_CODES} from 'node:http'
import {bodyText, contentType, headersOf, type SampleRequest, type Text} from '../samples/request'
import {operationsOf, pageName, type Description, type Operation} from './description.build'
import {examplesOf, exampleOf} from './examples.build'
import {isJsonType} from './mediaTypes'
import {sampleRequest} from './samples.build'
import {sampleBase} from './servers.build'

/** A collection in the format 2.1 of Postman. */
export type PostmanCollection = {info: object; auth: object; variable: {key: string; value: string}[]; item: object[]}

const textOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** Path with parameters as Postman writes them: `/orgs/:orgId`. */
function postmanPath(path: string): string {
  // One that is not a whole segment is a variable of the collection: `{id}:cancel`.
  return path.replaceAll(/(?<=\/)\{([^}]+)\}(?=\/|$)/g, ':$1').replaceAll(/\{([^}]+)\}/g, '{{$1}}')
}

/** The body, in one of the forms that Postman has. */
function bodyOf(sample: SampleRequest): object {
  const {body} = sample
  if (!body) return {}
  if (body.type === 'form')
    return {body: {mode: 'urlencoded', urlencoded: body.fields.map(({name, value}) => ({key: name, value}))}}
  if (body.type === 'multipart')
    return {
      body: {
        mode: 'formdata',
        formdata: body.parts.map(({name, mediaType, ...sent}) => ({
          key: name,
          ...('file' in sent ? {type: 'file', src: sent.file} : {type: 'text', value: sent.value}),
          ...(mediaType === undefined ? {} : {contentType: mediaType}),
        })),
      },
    }
  if (body.type === 'file') return {body: {mode: 'file', file: {src: body.file}}}
  const isJson = body.type === 'json'
  return {body: {mode: 'raw', raw: bodyText(sample), ...(isJson ? {options: {raw: {language: 'json'}}} : {})}}
}

/** A text of the sample, with variables of the collection. */
const withVariables = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : `{{${part.variable}}}`)).join('')

/** @param base address that the variable `baseUrl` has. */
function request(operation: Operation, base: string) {
  const sample = sampleRequest(operation)
  const path = postmanPath(operation.path)
  const type = contentType(sample)
  const host = sample.base === base ? '{{baseUrl}}' : sample.base
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => ({
      key: parameter.name,
      value: textOf(exampleOf(parameter)),
      description: parameter.description,
      // Sent only when the reader ticks it.
      disabled: !parameter.required,
    }))
  const keys = (sample.secrets ?? []).filter((secret) => secret.in === 'query')
  return {
    method: sample.method,
    description: operation.description,
    header: [
      ...headersOf(sample).map(({name, text}) => ({key: name, value: withVariables(text)})),
      ...(type ? [{key: 'Content-Type', value: type}] : []),
    ],
    ...(sample.needsToken ? {} : {auth: {type: 'noauth'}}),
    url: {
      raw: `${host}${path}`,
      host: [host],
      path: path.slice(1).split('/'),
      query: [...query, ...keys.map(({name, variable}) => ({key: name, value: `{{${variable}}}`}))],
      variable: sample.pathValues
        .filter(({name}) => path.split('/').includes(`:${name}`))
        .map(({name}) => ({key: name, value: `{{${name}}}`})),
    },
    ...bodyOf(sample),
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

/** The keys and the passwords, which the reader enters once. */
function secretVariables(operations: readonly Operation[]): PostmanCollection['variable'] {
  const names = operations.flatMap((operation) =>
    (sampleRequest(operation).secrets ?? []).map(({variable}) => variable),
  )
  return [...new Set(names)].map((key) => ({key, value: ''}))
}

/** Every operation by category, for Postman. The token and the realm's address are variables of the collection. */
export function postmanCollection(description: Description): PostmanCollection {
  const operations = operationsOf(description).filter(({isWebhook}) => !isWebhook)
  const [first] = operations
  const base = first ? sampleBase(first) : ''
  return {
    info: {
      name: description.info.title,
      description: description.info.description,
      version: description.info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{token}}', type: 'string'}]},
    variable: [
      {key: 'baseUrl', value: base},
      {key: 'token', value: ''},
      ...secretVariables(operations),
      ...pathVariables(operations),
    ],
    item: description.tags.map((tag) => ({
      name: tag.name,
      description: tag.description,
      item: operations
        .filter(({tags}) => tags.includes(tag.name))
        .map((operation) => {
          const sent = request(operation, base)
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
