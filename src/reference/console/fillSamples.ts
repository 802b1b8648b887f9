import {exampleContext} from '../../data/exampleContext'
import type {ConsoleHost, ConsoleOperation, ConsoleParameter} from '../apiPage'
import {sampleLanguages} from '../samples'
import type {Json, SampleRequest, SampleValue} from '../samples/request'
import {keyOf, type Entries} from './call'
import {checkBaseUrl, checkRealm, realmUrl} from '../../parts/reader-context/server'
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

/** The call of the page's samples with what was entered, as far as that is right. Never with a token. */
export function filledSample(operation: ConsoleOperation, entries: Entries): SampleRequest {
  const {sample, parameters} = operation
  const baseUrl = checkBaseUrl(entries.baseUrl)
  const realm = checkRealm(entries.realm)
  const valuesIn = (place: ConsoleParameter['in'], usual: readonly SampleValue[]): SampleValue[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => {
        const {name} = parameter
        const checked = checkParameter(parameter, entries.values[keyOf(parameter)] ?? '')
        const value = (checked.ok ? checked.value : undefined) ?? usual.find((one) => one.name === name)?.value
        return value === undefined ? [] : [{name, value}]
      })
  return {
    ...sample,
    base: realmUrl(baseUrl.ok ? baseUrl.value : exampleContext.baseUrl, realm.ok ? realm.value : exampleContext.realm),
    // Beside the body of the example, the reader's id would change what it names.
    pathValues: operation.isChanging ? sample.pathValues : valuesIn('path', sample.pathValues),
    queryValues: valuesIn('query', sample.queryValues),
    body: bodyOf(operation, entries.body),
  }
}

/** Writes a call into the samples of the page around the frame. */
export function fillSamples(request: SampleRequest, showSample: ConsoleHost['showSample']): void {
  for (const {id, write} of sampleLanguages) showSample(id, write(request))
}
