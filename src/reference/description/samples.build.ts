import {exampleContext} from '../../data/exampleContext'
import type {Json, SampleRequest, SampleValue} from '../samples/request'
import {tokenOf, type Operation} from './description.build'
import {exampleOf, examplesOf} from './examples.build'
import {warningOf} from '../pages/warning.build'
import {isJsonType} from '../rules/shape.build'

export {sampleLanguages} from '../samples'

/** The realm that every sample calls. */
const SAMPLE_BASE = `${exampleContext.baseUrl}/realms/${exampleContext.realm}`

/** Whether a value can be written as JSON. */
function isJson(value: unknown): value is Json {
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isJson)
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function bodyOf({requestBody}: Operation): SampleRequest['body'] {
  const [first] = Object.entries(requestBody?.content ?? {})
  const [example] = examplesOf(first?.[1])
  if (first === undefined || example === undefined || !isJson(example.value)) return undefined
  const {value} = example
  const [mediaType] = first
  if (isJsonType(mediaType)) return {type: 'json', value, ...(mediaType === 'application/json' ? {} : {mediaType})}
  const fields = Object.entries(value ?? {}).map(([name, field]) => ({name, value: asText(field)}))
  return {type: 'form', fields}
}

/**
 * Whether a call changes or takes away what it is called with. Its samples keep the ids of the example, so that a copied
 * call does not write the example's values over something of the reader's.
 */
export function isChanging(operation: Operation): boolean {
  return ['put', 'patch', 'delete'].includes(operation.method) || warningOf(operation) !== undefined
}

/** A list in a query is its entries one by one. */
function valuesOf({name}: {name: string}, value: unknown): SampleValue[] {
  return (Array.isArray(value) ? value : [value]).map((one: unknown) => ({name, value: asText(one)}))
}

/** The call that the samples of an operation make: its first example, and no parameter that may be left out. */
export function sampleRequest(operation: Operation): SampleRequest {
  const valuesIn = (place: string): SampleValue[] =>
    operation.parameters
      .filter((parameter) => parameter.in === place && parameter.required)
      .flatMap((parameter) => valuesOf(parameter, exampleOf(parameter)))
  const pathValues = valuesIn('path')
  const queryValues = valuesIn('query')
  const bodies = Object.entries(operation.responses).flatMap(([status, {content}]) =>
    status.startsWith('2') ? Object.keys(content ?? {}) : [],
  )
  const answersJson = bodies.some(isJsonType)
  const ownValues = [
    ...pathValues.map(({name}) => name).filter((name) => name !== 'orgId' || isChanging(operation)),
    ...operation['x-own-values'],
  ]
  return {
    operationId: operation.operationId,
    method: operation.method.toUpperCase(),
    path: operation.path,
    base: SAMPLE_BASE,
    pathValues,
    queryValues,
    needsToken: tokenOf(operation).isSent,
    body: bodyOf(operation),
    answersJson,
    ...(bodies.length > 0 && !answersJson ? {answersText: true} : {}),
    // A PUT answers with the address that was called, which has nothing new in it.
    answersLocation: operation.method === 'post' && operation.responses['201']?.headers?.Location !== undefined,
    ...(ownValues.length > 0 ? {ownValues: [...new Set(ownValues)]} : {}),
  }
}
