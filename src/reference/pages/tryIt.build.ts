import {jsonText, type SampleRequest} from '../samples/request'
import {isUsual} from '../samples/serialize'
import type {ConsoleBody, ConsoleOperation, ConsoleParameter} from '../apiPage'
import type {Operation} from '../description/description.build'
import {isChanging, sampleRequest} from '../description/samples.build'
import {isOfRealm} from '../description/servers.build'
import {firstSentence, plain} from './plain.build'
import {warningOf} from './warning.build'

type Parameter = Operation['parameters'][number]

const TYPES = ['integer', 'number', 'boolean'] as const

function parameterOf(parameter: Parameter): ConsoleParameter[] {
  const {name, in: place, required, description, schema} = parameter
  // What is written in several values, or in another style, is left to the samples.
  const isPlain = schema.type !== 'object' && isUsual(parameter, schema.type === 'array' ? [] : '')
  if (place === 'cookie' || !isPlain) return []
  const {type, enum: options, default: preset, minimum, maxLength} = schema
  return [
    {
      name,
      in: place,
      type: TYPES.find((known) => known === type) ?? 'string',
      ...(required ? {required} : {}),
      ...(Array.isArray(options) ? {options: options.map(String)} : {}),
      ...(preset === undefined ? {} : {default: typeof preset === 'string' ? preset : JSON.stringify(preset)}),
      ...(typeof minimum === 'number' ? {minimum} : {}),
      ...(typeof maxLength === 'number' ? {maxLength} : {}),
      hint: firstSentence(plain(description)),
    },
  ]
}

/** Whether the console can send a call: browsers let it send no cookies, and it asks for no files and no passwords. */
const isSendable = ({body, secrets, cookieValues, isStyled}: SampleRequest): boolean =>
  (body === undefined || body.type === 'json' || body.type === 'form') &&
  secrets === undefined &&
  cookieValues === undefined &&
  isStyled === undefined

function bodyOf(operation: Operation): ConsoleBody | undefined {
  const {body} = sampleRequest(operation)
  const required = operation.requestBody?.required ?? false
  if (body?.type === 'json')
    return {type: body.mediaType ?? 'application/json', required, example: jsonText(body.value)}
  if (body?.type !== 'form') return undefined
  const example = body.fields.map(({name, value}) => `${name}=${value}`).join('\n')
  return {type: 'application/x-www-form-urlencoded', required, example}
}

/** What the console is told of an operation, as little as it needs: each page carries it. */
export function consoleOperation(operation: Operation): ConsoleOperation | undefined {
  if (operation.isWebhook || operation.method === 'trace' || !isSendable(sampleRequest(operation))) return undefined
  const {method, path, summary} = operation
  const body = bodyOf(operation)
  const warning = warningOf(operation)
  const sample = sampleRequest(operation)
  return {
    title: summary,
    method,
    path,
    parameters: operation.parameters.flatMap(parameterOf),
    ...(body ? {body} : {}),
    ...(isOfRealm(operation) ? {} : {server: sample.base}),
    permission: plain(operation['x-permission'] ?? ''),
    needsToken: sample.needsToken,
    sample,
    ...(isChanging(operation) ? {isChanging: true} : {}),
    ...(warning === undefined ? {} : {warning}),
  }
}
