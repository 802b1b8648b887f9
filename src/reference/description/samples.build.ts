import {exampleContext} from '../../data/exampleContext'
import type {Json, SampleRequest, SampleSecret, SampleValue} from '../samples/request'
import {isUsual, written} from '../samples/serialize'
import {sentCredentials, tokenOf} from './access.build'
import type {Operation} from './description.build'
import {exampleOf} from './examples.build'
import {isJson} from './json.build'
import {madeUp} from './madeUp.build'
import {isJsonType, isTextType} from './mediaTypes'
import {sampleBody} from './sampleBody.build'
import {sampleBase} from './servers.build'
import {warningOf} from '../pages/warning.build'

export {sampleLanguages} from '../samples'

type Parameter = Operation['parameters'][number]

/**
 * Whether a call changes or takes away what it is called with. Its samples keep the ids of the example, so that a copied
 * call does not write the example's values over something of the reader's.
 */
export function isChanging(operation: Operation): boolean {
  return ['put', 'patch', 'delete'].includes(operation.method) || warningOf(operation) !== undefined
}

/** Headers that OpenAPI describes elsewhere: by the media types and by `security`. */
const DESCRIBED_ELSEWHERE = ['accept', 'content-type', 'authorization']

/** The value that samples give a parameter. */
function valueOf(parameter: Parameter, {components: {schemas}}: Operation): Json {
  const stated = exampleOf(parameter)
  if (stated !== undefined && isJson(stated)) return stated
  const {name, schema, in: place} = parameter
  if (place === 'path' && name === 'realm') return exampleContext.realm
  return madeUp(schema, schemas, 'request', name)
}

/** What samples send besides a token: keys, and a name with a password. */
function secretsOf(operation: Operation): SampleSecret[] {
  return sentCredentials(operation).flatMap((credential): SampleSecret[] => {
    const variable = variableName(credential.id)
    if (credential.kind === 'key') return [{in: credential.in, name: credential.name, variable}]
    if (credential.kind === 'basic') return [{in: 'header', name: 'Authorization', prefix: 'Basic ', variable}]
    if (credential.kind !== 'other') return []
    return [{in: 'header', name: 'Authorization', prefix: `${credential.scheme} `, variable}]
  })
}

/** `PETSTORE_API_KEY` of a scheme `petstore.apiKey`. */
function variableName(id: string): string {
  const words = id
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .replaceAll(/^_|_$/g, '')
  return /^[A-Za-z]/.test(words) ? words.toUpperCase() : `KEY_${words.toUpperCase()}`
}

/** The call that the samples of an operation make: its first example, and no parameter that may be left out. */
export function sampleRequest(operation: Operation): SampleRequest {
  const sent = operation.parameters
    .filter(({required, in: place}) => required || place === 'path')
    .filter(({in: place, name}) => place !== 'header' || !DESCRIBED_ELSEWHERE.includes(name.toLowerCase()))
    .map((parameter) => ({parameter, value: valueOf(parameter, operation)}))
  const valuesIn = (place: string): SampleValue[] =>
    sent.flatMap(({parameter, value}) => (parameter.in === place ? written(parameter, value) : []))
  const pathValues = valuesIn('path')
  const headerValues = valuesIn('header')
  const cookieValues = valuesIn('cookie')
  const secrets = secretsOf(operation)
  const bodies = Object.entries(operation.responses).flatMap(([status, {content}]) =>
    status.startsWith('2') ? Object.keys(content ?? {}) : [],
  )
  const answersJson = bodies.some(isJsonType)
  const answersText = bodies.length > 0 && !answersJson && bodies.some(isTextType)
  const ownValues = [
    ...pathValues.map(({name}) => name).filter((name) => name !== 'orgId' || isChanging(operation)),
    ...operation['x-own-values'],
  ]
  return {
    operationId: operation.operationId,
    method: operation.method.toUpperCase(),
    path: operation.path,
    base: sampleBase(operation),
    pathValues,
    queryValues: valuesIn('query'),
    ...(headerValues.length > 0 ? {headerValues} : {}),
    ...(cookieValues.length > 0 ? {cookieValues} : {}),
    ...typedValues(sent),
    needsToken: tokenOf(operation).isSent,
    ...(secrets.length > 0 ? {secrets} : {}),
    body: sampleBody(operation),
    answersJson,
    ...(answersText ? {answersText} : {}),
    ...(bodies.length > 0 && !answersJson && !answersText ? {answersFile: true} : {}),
    // A PUT answers with the address that was called, which has nothing new in it.
    answersLocation: operation.method === 'post' && operation.responses['201']?.headers?.Location !== undefined,
    ...(ownValues.length > 0 ? {ownValues: [...new Set(ownValues)]} : {}),
  }
}

/** What a client with types has to know of values that aren't texts, or that are written in another style. */
function typedValues(sent: readonly {parameter: Parameter; value: Json}[]): Pick<SampleRequest, 'typed' | 'isStyled'> {
  const places = ['path', 'query', 'header'] as const
  const valuesIn = (place: string): Record<string, Json> =>
    Object.fromEntries(
      sent.flatMap(({parameter, value}) => (parameter.in === place ? [[parameter.name, value] as const] : [])),
    )
  return {
    ...(sent.some(({value}) => typeof value !== 'string')
      ? {typed: Object.fromEntries(places.map((place) => [place, valuesIn(place)] as const))}
      : {}),
    ...(sent.some(({parameter, value}) => !isUsual(parameter, value)) ? {isStyled: true as const} : {}),
  }
}
