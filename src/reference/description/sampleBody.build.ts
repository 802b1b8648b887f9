import {text} from '../pages/values.build'
import {merged, propertiesOf, refName, schemaOf} from '../pages/composition.build'
import type {Json, SampleBody, SamplePart, SampleValue} from '../samples/request'
import {written} from '../samples/serialize'
import type {Operation} from './description.build'
import {examplesOf} from './examples.build'
import {isJson, isJsonRecord} from './json.build'
import {madeUp} from './madeUp.build'
import {essence, isFormType, isJsonType, isTextType} from './mediaTypes'
import type {JsonSchema} from './schema.build'
import {xmlOf} from './xml.build'

type Media = NonNullable<Operation['requestBody']>['content'][string]
type Schemas = Readonly<Record<string, JsonSchema>>

/** Methods that clients send without a body. */
const WITHOUT_BODY = ['get', 'head', 'trace']

/** A schema with what it refers to and its parts, as one. */
function whole(schema: JsonSchema, schemas: Schemas, seen: readonly string[] = []): JsonSchema {
  const name = refName(schema)
  if (name === undefined) {
    const one = merged(schema, schemas)
    return refName(one) === undefined || seen.length > 20 ? one : whole(one, schemas, [...seen, ''])
  }
  const target = schemas[name]
  return target === undefined || seen.includes(name) ? {} : whole(target, schemas, [...seen, name])
}

/** The body that the samples of an operation send: that of the first media type, with its first example. */
export function sampleBody({method, requestBody, components: {schemas}}: Operation): SampleBody | undefined {
  const [first] = Object.entries(requestBody?.content ?? {})
  if (first === undefined || WITHOUT_BODY.includes(method)) return undefined
  const [type, media] = first
  const [example] = examplesOf(media)
  const stated = example !== undefined && isJson(example.value) ? example.value : undefined
  const schema = media.schema ?? {}
  if (essence(type) === 'multipart/form-data') return {type: 'multipart', parts: partsOf(media, stated, schemas)}
  if (isFormType(type)) return {type: 'form', fields: fieldsOf(media, stated ?? madeUp(schema, schemas, 'request'))}
  if (isJsonType(type) || (isAny(type) && !isBinary(whole(schema, schemas))))
    return jsonBody(isAny(type) ? 'application/json' : type, stated ?? madeUp(schema, schemas, 'request'))
  if (isTextType(type))
    return textBody(
      type,
      stated ?? (essence(type).endsWith('xml') ? xmlOf(schema, schemas) : undefined),
      schema,
      schemas,
    )
  return {type: 'file', file: fileName('body', type), mediaType: isAny(type) ? 'application/octet-stream' : type}
}

const isAny = (type: string): boolean => /^(\*|application)\/\*$/.test(essence(type))

const jsonBody = (mediaType: string, value: Json): SampleBody => ({
  type: 'json',
  value,
  ...(mediaType === 'application/json' ? {} : {mediaType}),
})

function textBody(mediaType: string, stated: Json | undefined, schema: JsonSchema, schemas: Schemas): SampleBody {
  const value = stated ?? madeUp(schema, schemas, 'request', 'text')
  const type = mediaType.includes('*') ? 'text/plain' : mediaType
  return {type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value), mediaType: type}
}

function fieldsOf({encoding = {}}: Media, value: Json): SampleValue[] {
  return Object.entries(isJsonRecord(value) ? value : {}).flatMap(([name, field]) => {
    const {style, explode} = encoding[name] ?? {}
    if (style === undefined && isJsonRecord(field)) return [{name, value: JSON.stringify(field)}]
    return written({name, in: 'query', style, explode}, field)
  })
}

/** Whether a value is sent as the bytes of a file. */
export function isBinary(schema: JsonSchema): boolean {
  if (schema.format === 'binary') return true
  return (
    typeof schema.contentMediaType === 'string' &&
    schema.contentEncoding === undefined &&
    !schema.contentMediaType.includes('json')
  )
}

/** The parts of a form with files. A part whose example is missing is made up; a file is named after its field. */
function partsOf({schema = {}, encoding = {}}: Media, stated: Json | undefined, schemas: Schemas): SamplePart[] {
  const fields = whole(schema, schemas)
  const value = stated ?? madeUp(schema, schemas, 'request')
  const given = isJsonRecord(value) ? value : {}
  const names = new Set([...propertiesOf(fields).map(([name]) => name), ...Object.keys(given)])
  const required = Array.isArray(fields.required) ? fields.required : []
  return [...names].flatMap((name) => {
    const property = new Map(propertiesOf(fields)).get(name) ?? {}
    const one = whole(property, schemas)
    const type = encoding[name]?.contentType?.split(',')[0]?.trim()
    const mediaType = type === undefined || type.includes('*') ? undefined : type
    const isFile = isBinary(one) || isBinary(whole(schemaOf(one.items) ?? {}, schemas))
    if (isFile && (required.includes(name) || stated === undefined || name in given)) {
      const example = given[name]
      const isName = typeof example === 'string' && /^[\w. -]+\.\w+$/.test(example)
      const file = isName ? example : fileName(name, mediaType ?? text(one.contentMediaType))
      return [{name, file, ...(mediaType === undefined ? {} : {mediaType})}]
    }
    const part = given[name]
    return isFile || part === undefined ? [] : textParts(name, part, mediaType)
  })
}

/** An object is sent as JSON, and a list entry by entry, unless the description says otherwise. */
function textParts(name: string, value: Json, mediaType: string | undefined): SamplePart[] {
  const type = mediaType === undefined ? {} : {mediaType}
  if (Array.isArray(value) && mediaType === undefined)
    return value.flatMap((each: Json) => textParts(name, each, undefined))
  if (typeof value === 'object' && value !== null)
    return [{name, value: JSON.stringify(value), mediaType: mediaType ?? 'application/json'}]
  return [{name, value: String(value), ...type}]
}

/** `avatar.png` of the field `avatar` and `image/png`. */
function fileName(name: string, type: string): string {
  const subtype = essence(type).split('/')[1] ?? ''
  const isKnown = /^(png|jpeg|gif|webp|pdf|zip|csv|json|xml|mp4|mpeg|wav|html|plain)$/.test(subtype)
  const ending = subtype === 'plain' ? 'txt' : isKnown ? subtype : 'bin'
  return `${name.replaceAll(/[^\w-]+/g, '-')}.${ending}`
}
