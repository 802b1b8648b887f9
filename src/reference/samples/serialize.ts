import type {Json, SampleValue} from './request'

/** How the value of a parameter is written. */
export type Writing = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  style?: string | undefined
  explode?: boolean | undefined
  /** Media type of a value that is a document, such as JSON. */
  contentType?: string | undefined
}

/** The style that a parameter has by default. */
export const usualStyle = (place: Writing['in']): string =>
  place === 'query' || place === 'cookie' ? 'form' : 'simple'

/** Whether clients write a value in this way without being told. */
export function isUsual({in: place, style, explode, contentType}: Writing, value: Json): boolean {
  if (typeof value !== 'object' || value === null) return contentType === undefined && !isMarked(style)
  const usual = usualStyle(place)
  return (
    contentType === undefined &&
    Array.isArray(value) &&
    (style ?? usual) === usual &&
    (explode ?? usual === 'form') === (usual === 'form')
  )
}

const isMarked = (style: string | undefined): boolean => style === 'label' || style === 'matrix'

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
const encoded = (value: Json): string => encodeURIComponent(text(value))

/** A parameter as the names and values that are sent. In a query or a cookie it can be several. */
export function written(parameter: Writing, value: Json): SampleValue[] {
  const {name, in: place, contentType} = parameter
  if (contentType !== undefined)
    return [{name, value: typeof value === 'string' && !contentType.includes('json') ? value : JSON.stringify(value)}]
  if (place === 'path') return [pathValue(parameter, value)]
  if (place === 'header') return [{name, value: simple(value, parameter.explode ?? false, text)}]
  return pairs(parameter, value)
}

type Entries = readonly (readonly [string, Json])[]

function simple(value: Json, explode: boolean, word: (value: Json) => string): string {
  if (typeof value !== 'object' || value === null) return word(value)
  if (isList(value)) return value.map(word).join(',')
  return entries(value)
    .map(([key, field]) => `${word(key)}${explode ? '=' : ','}${word(field)}`)
    .join(',')
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const entries = (value: Exclude<Json, readonly Json[]>): Entries =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

function pathValue({name, style = 'simple', explode = false}: Writing, value: Json): SampleValue {
  const isOne = typeof value !== 'object' || value === null
  if (isOne && !isMarked(style)) return {name, value: text(value)}
  const body = simple(value, explode, encoded)
  const label = explode || isOne ? body.replaceAll(',', '.') : body
  if (style === 'label') return {name, value: `.${label}`, isEncoded: true}
  if (style !== 'matrix') return {name, value: body, isEncoded: true}
  const matrix = explode && !isOne ? matrixWords(name, value).join('') : `;${name}=${body}`
  return {name, value: matrix, isEncoded: true}
}

const matrixWords = (name: string, value: Json): string[] =>
  isList(value)
    ? value.map((each) => `;${name}=${encoded(each)}`)
    : entries(value).map(([key, field]) => `;${encoded(key)}=${encoded(field)}`)

/** What stands between the entries of a list that is one value. */
const SEPARATORS: Readonly<Record<string, string>> = {form: ',', spaceDelimited: '%20', pipeDelimited: '%7C'}

function pairs({name, style = 'form', explode}: Writing, value: Json): SampleValue[] {
  if (typeof value !== 'object' || value === null) return [{name, value: text(value)}]
  if (style === 'deepObject') return deep(name, value)
  if (explode ?? style === 'form') {
    if (isList(value)) return value.map((each) => ({name, value: text(each)}))
    return entries(value).map(([key, field]) => ({name: key, value: text(field)}))
  }
  const words = isList(value) ? value : entries(value).flat()
  return [{name, value: words.map(encoded).join(SEPARATORS[style] ?? ','), isEncoded: true}]
}

function deep(name: string, value: Json): SampleValue[] {
  if (typeof value !== 'object' || value === null) return [{name, value: text(value)}]
  if (isList(value)) return value.map((each) => ({name, value: text(each)}))
  return entries(value).flatMap(([key, field]) => deep(`${name}[${key}]`, field))
}
