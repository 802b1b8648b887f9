import {exampleContext} from '../../data/exampleContext'
import type {ConsoleHost, ConsoleOperation, ConsoleParameter} from '../apiPage'
import {sampleLanguages} from '../samples'
import type {Json, SampleRequest, SampleValue} from '../samples/request'
import {keyOf, type Entries} from './call'
import {checkBaseUrl, checkRealm, checkServer, realmUrl} from '../../parts/reader-context/server'
import {checkBody, checkParameter, isForm} from './values'

const isJson = (value: unknown): value is Json => value !== undefined

function bodyOf({sample, body: taken}: ConsoleOperation, text: string): SampleRequest['body'] {
  const checked = taken && checkBody(taken, text)
  if (!taken || !checked?.ok) return sample.body
  if (checked.value === undefined) return undefined
  if (isForm(taken)) {
    const fields = [...new URLSearchParams(checked.value)].map(([name, value]) => ({name, value}))
    return {type: 'form', fields}
  }
  const value: unknown = JSON.parse(checked.value)
  const mediaType = taken.type === 'application/json' ? {} : {mediaType: taken.type}
  return isJson(value) ? {type: 'json', value, ...mediaType} : sample.body
}

function baseOf({sample, server}: ConsoleOperation, entries: Entries): string {
  if (server !== undefined) {
    const address = checkServer(entries.baseUrl)
    return address.ok ? address.value : sample.base
  }
  const baseUrl = checkBaseUrl(entries.baseUrl)
  const realm = checkRealm(entries.realm)
  return realmUrl(baseUrl.ok ? baseUrl.value : exampleContext.baseUrl, realm.ok ? realm.value : exampleContext.realm)
}

/** A value by the type of its parameter, for clients with types. */
function typedValue(operation: ConsoleOperation, place: ConsoleParameter['in'], {name, value}: SampleValue): Json {
  const type = operation.parameters.find((parameter) => parameter.in === place && parameter.name === name)?.type
  if (type === 'boolean') return value === 'true'
  return type === 'integer' || type === 'number' ? Number(value) : value
}

/** The call of the page's samples with what was entered, as far as that is right. Never with a token. */
export function filledSample(operation: ConsoleOperation, entries: Entries): SampleRequest {
  const {sample, parameters} = operation
  const valuesIn = (place: ConsoleParameter['in'], usual: readonly SampleValue[]): SampleValue[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => {
        const {name} = parameter
        const checked = checkParameter(parameter, entries.values[keyOf(parameter)] ?? '')
        const value = checked.ok ? checked.value : undefined
        return value === undefined ? usual.filter((one) => one.name === name) : [{name, value}]
      })
  // Beside the body of the example, the reader's id would change what it names.
  const pathValues = operation.isChanging ? sample.pathValues : valuesIn('path', sample.pathValues)
  const queryValues = valuesIn('query', sample.queryValues)
  const headerValues = valuesIn('header', sample.headerValues ?? [])
  const typedIn = (place: ConsoleParameter['in'], values: readonly SampleValue[]) =>
    Object.fromEntries(values.map((value) => [value.name, typedValue(operation, place, value)]))
  return {
    ...sample,
    base: baseOf(operation, entries),
    pathValues,
    queryValues,
    ...(headerValues.length > 0 ? {headerValues} : {}),
    ...(sample.typed
      ? {
          typed: {
            path: typedIn('path', pathValues),
            query: typedIn('query', queryValues),
            header: typedIn('header', headerValues),
          },
        }
      : {}),
    body: bodyOf(operation, entries.body),
  }
}

/** Writes a call into the samples of the page around the frame. */
export function fillSamples(request: SampleRequest, showSample: ConsoleHost['showSample']): void {
  for (const {id, write} of sampleLanguages) showSample(id, write(request))
}
