import {exampleContext} from '../../data/exampleContext'
import type {Json, SampleRequest, SampleValue} from '../../lib/samples/request'
import type {Operation} from './description'

export {sampleLanguages} from '../../lib/samples'

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

function bodyOf({requestBody, operationId}: Operation): SampleRequest['body'] {
  const content = requestBody?.content ?? {}
  const [type = ''] = Object.keys(content)
  const value = Object.values(content[type]?.examples ?? {})[0]?.value
  if (value === undefined) return undefined
  if (!isJson(value)) throw new TypeError(`The example of the body of ${operationId} is not JSON.`)
  if (type === 'application/json') return {type: 'json', value}
  const fields = Object.entries(value ?? {}).map(([name, field]) => ({name, value: asText(field)}))
  return {type: 'form', fields}
}

/** The call that the samples of an operation make: its first example, and no parameter that may be left out. */
export function sampleRequest(operation: Operation): SampleRequest {
  const valuesIn = (place: string): SampleValue[] =>
    operation.parameters
      .filter((parameter) => parameter.in === place && parameter.required)
      .map(({name, example}) => ({name, value: asText(example)}))
  const pathValues = valuesIn('path')
  const queryValues = valuesIn('query')
  return {
    operationId: operation.operationId,
    method: operation.method.toUpperCase(),
    path: operation.path,
    base: SAMPLE_BASE,
    pathValues,
    queryValues,
    needsToken: !Array.isArray(operation.security),
    body: bodyOf(operation),
    answersJson: Object.entries(operation.responses).some(
      ([status, {content}]) => status.startsWith('2') && content !== undefined,
    ),
    // A PUT answers with the address that was called, which has nothing new in it.
    answersLocation: operation.method === 'post' && operation.responses['201']?.headers?.Location !== undefined,
  }
}
