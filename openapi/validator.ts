import {Ajv2020, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type {Description, JsonSchema, Operation} from '../src/reference/description/description.build'
import {operationsOf} from '../src/reference/description/description.build'
import {isObject} from '../src/lib/isObject'
import type {Exchange, RequestBody} from './exchange'

const DOCUMENT = 'description'

const MEDIA_TYPES = {
  json: 'application/json',
  raw: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

function mapDeep(value: unknown, change: (object: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapDeep(item, change))
  if (!isObject(value)) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([key, item]: [string, unknown]) => [key, mapDeep(item, change)])),
  )
}

/**
 * A schema that takes no property it does not name. The published one does, so that clients survive newer servers; a
 * test has to notice what the server sends and the description lacks.
 */
function closed(schema: Record<string, unknown>): Record<string, unknown> {
  const open = isObject(schema.properties) && schema.type === 'object' && !('additionalProperties' in schema)
  return open ? {...schema, additionalProperties: false} : schema
}

function absoluteRef(schema: Record<string, unknown>): Record<string, unknown> {
  const {$ref} = schema
  return typeof $ref === 'string' && $ref.startsWith('#') ? {...schema, $ref: `${DOCUMENT}${$ref}`} : schema
}

function words(errors: ErrorObject[] | null | undefined): string {
  return (errors ?? [])
    .map(({instancePath, message, params}) => `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`)
    .join('; ')
}

/** Says what in requests and responses differs from the description. */
export class Validator {
  readonly #ajv: Ajv2020
  readonly #operations: ReadonlyMap<string, Operation>
  readonly #compiled = new Map<JsonSchema, ValidateFunction>()

  constructor(description: Description, {strict = true}: {strict?: boolean} = {}) {
    const adapt = (object: Record<string, unknown>) => absoluteRef(strict ? closed(object) : object)
    this.#adapt = (schema) => mapDeep(schema, adapt)
    this.#ajv = new Ajv2020({allErrors: true, strictTypes: false, coerceTypes: false})
    addFormats(this.#ajv)
    this.#ajv.addSchema({$id: DOCUMENT, components: {schemas: this.#adapt(description.components.schemas)}})
    this.#ajv.addVocabulary(['components'])
    this.#operations = new Map(operationsOf(description).map((operation) => [operation.operationId, operation]))
  }

  readonly #adapt: (schema: unknown) => unknown

  /** The described operation. */
  operation(id: string): Operation {
    const operation = this.#operations.get(id)
    if (!operation) throw new Error(`The description has no operation "${id}".`)
    return operation
  }

  /** What is wrong with a value by a schema of the description, or an empty list. */
  problems(schema: JsonSchema, value: unknown): string[] {
    let validate = this.#compiled.get(schema)
    if (!validate) {
      const adapted = this.#adapt(schema)
      if (!isObject(adapted)) throw new TypeError('A schema is an object.')
      validate = this.#ajv.compile(adapted)
      this.#compiled.set(schema, validate)
    }
    return validate(value) ? [] : [words(validate.errors)]
  }

  /** Everything in an exchange that the description does not allow. A request that breaks it on purpose has to. */
  check(exchange: Exchange): string[] {
    const operation = this.operation(exchange.operationId)
    const request = this.requestProblems(operation, exchange.request)
    const wrong = exchange.request.breaks
      ? request.length > 0
        ? []
        : ['The request was to break the description, but the description allows it.']
      : request
    return [...wrong, ...this.responseProblems(operation, exchange.response)].map(
      (text) => `${exchange.operationId}, ${exchange.title}: ${text}`,
    )
  }

  /** What the description does not allow in a request, or an empty list. */
  requestProblems(operation: Operation, request: Omit<Exchange['request'], 'breaks'>): string[] {
    const known = new Set(operation.parameters.map(({name}) => name))
    const given = {path: request.path, query: request.query, header: {}, cookie: {}}
    const unknown = [...Object.keys(request.path), ...Object.keys(request.query)].filter((name) => !known.has(name))
    const parameters = operation.parameters.flatMap((parameter) => {
      const values: Record<string, string> = given[parameter.in]
      const value = values[parameter.name]
      if (value === undefined) return parameter.required ? [`Parameter ${parameter.name} is missing.`] : []
      return this.problems(parameter.schema, fromText(parameter.schema, value)).map(
        (text) => `parameter ${parameter.name} ${text}`,
      )
    })
    return [
      ...unknown.map((name) => `Parameter ${name} is not described.`),
      ...parameters,
      ...this.#requestBody(operation, request.body),
    ]
  }

  #requestBody({requestBody}: Operation, body: RequestBody): string[] {
    if (body.kind === 'none') return requestBody?.required ? ['The body is missing.'] : []
    if (body.kind === 'raw') return ['The body is not JSON.']
    const described = requestBody?.content[MEDIA_TYPES[body.kind]]
    if (!described?.schema) return [`A body of type ${MEDIA_TYPES[body.kind]} is not described.`]
    return this.problems(described.schema, bodyValue(body)).map((text) => `request body ${text}`)
  }

  /** What the description does not allow in a response, or an empty list. */
  responseProblems({responses}: Operation, response: Exchange['response']): string[] {
    const described = responses[String(response.status)]
    if (!described) return [`Status ${response.status} is not described: ${JSON.stringify(response.body)}`]
    const headers = Object.entries(described.headers ?? {}).flatMap(([name, {schema}]) => {
      if (name !== 'Location') return [`The test does not know how to check the header ${name}.`]
      return response.location === null
        ? ['The header Location is missing.']
        : this.problems(schema, response.location).map((text) => `header Location ${text}`)
    })
    if (!described.content) {
      return [
        ...headers,
        ...(response.body === '' ? [] : [`A body is not described: ${JSON.stringify(response.body)}`]),
      ]
    }
    const type = response.contentType?.split(';')[0] ?? 'none'
    const schema = described.content[type]?.schema
    if (!schema) return [...headers, `Media type ${type} is not described.`]
    return [
      ...headers,
      ...this.problems(schema, response.body).map(
        (text) => `response ${response.status} ${text}: ${JSON.stringify(response.body).slice(0, 500)}`,
      ),
    ]
  }
}

function bodyValue(body: RequestBody): unknown {
  if (body.kind === 'json') return body.value
  if (body.kind === 'form') return body.fields
  if (body.kind === 'multipart') return {...body.fields, ...(body.file ? {file: body.file.text} : {})}
  return undefined
}

/** The value that a text in a path or a query stands for. */
function fromText(schema: JsonSchema, text: string): unknown {
  if (schema.type === 'integer' && /^-?\d+$/.test(text)) return Number(text)
  if (schema.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
