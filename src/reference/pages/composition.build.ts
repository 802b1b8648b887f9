import {isDeepStrictEqual} from 'node:util'
import {isRef, type JsonSchema} from '../description/description.build'
import {nameIn} from '../description/schemaRefs.build'
import {isObject} from '../../lib/isObject'
import {asUnknown, schemaExamples, text} from './values.build'

/** Schemas by their names. */
type Schemas = Readonly<Record<string, JsonSchema>>

/** Keywords that only comment on a schema: beside a single reference in `allOf` they leave it what it is. */
const COMMENTS = [
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'default',
  'example',
  'examples',
]

/** What a named schema says of itself, which doesn't hold for a schema that it is a part of. */
const OF_ITSELF = ['title', 'description', 'example', 'examples']

/** A schema, where there is one. `true` allows any value. */
export function schemaOf(value: unknown): JsonSchema | undefined {
  if (value === true) return {}
  return isObject(value) ? value : undefined
}

/** The schemas of a list. */
export function schemasOf(value: unknown): JsonSchema[] {
  return (Array.isArray(value) ? value : []).map(schemaOf).filter((schema) => schema !== undefined)
}

/** The name of the schema that a reference means. */
export function refName(schema: JsonSchema): string | undefined {
  return isRef(schema) ? nameIn(schema.$ref) : undefined
}

/** The fields of an object, by name. One that must not be there is `false` in the description. */
export function propertiesOf(schema: JsonSchema): (readonly [string, JsonSchema])[] {
  if (!isObject(schema.properties)) return []
  return Object.entries(schema.properties).flatMap(([name, value]) => {
    const property = value === false ? {not: {}} : schemaOf(value)
    return property === undefined ? [] : [[name, property] as const]
  })
}

const alternatives = (schema: JsonSchema): JsonSchema[] => [...schemasOf(schema.oneOf), ...schemasOf(schema.anyOf)]

/** The schemas of which a value has to be one, besides `null`. */
export function choicesOf(schema: JsonSchema): JsonSchema[] {
  return alternatives(schema).filter(({type}) => type !== 'null')
}

/** Whether `null` is a value too, by whichever keyword. */
export function isNullable(schema: JsonSchema): boolean {
  return (
    schema.nullable === true ||
    (Array.isArray(schema.type) && schema.type.includes('null')) ||
    alternatives(schema).some(({type}) => type === 'null')
  )
}

const isComment = (schema: JsonSchema): boolean => Object.keys(schema).every((key) => COMMENTS.includes(key))

const known = new WeakMap<Schemas, WeakMap<JsonSchema, JsonSchema>>()

/**
 * The schema with what `allOf` says in it, as one. A single reference with comments stays a reference. For the same schema it is
 * the same object each time, so that one that is a part of itself can be recognized.
 */
export function merged(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (!Array.isArray(schema.allOf)) return schema
  const results = known.get(schemas) ?? new WeakMap<JsonSchema, JsonSchema>()
  known.set(schemas, results)
  const result = results.get(schema) ?? mergedAnew(schema, schemas, [])
  results.set(schema, result)
  return result
}

function mergedAnew(schema: JsonSchema, schemas: Schemas, seen: readonly string[]): JsonSchema {
  if (!Array.isArray(schema.allOf)) return schema
  const own = Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'allOf'))
  const parts = schemasOf(schema.allOf)
  const comments = parts.filter(isComment)
  const [first, ...more] = parts.filter((part) => !isComment(part))
  if (first !== undefined && more.length === 0 && isRef(first) && isComment(own))
    return together(
      [first, ...comments, own].reduce((all, comment) => ({...all, ...comment}), {}),
      [own, ...comments],
    )
  const all = [...parts.map((part) => expanded(part, schemas, seen)), own]
  return together(all.reduce(combined, {}), [own, ...all])
}

/** A schema with the descriptions and the examples of all parts, each once. */
function together(schema: JsonSchema, parts: readonly JsonSchema[]): JsonSchema {
  const texts = new Set(parts.map(({description}) => text(description)).filter((each) => each !== ''))
  const examples = parts.flatMap(schemaExamples)
  return {
    ...schema,
    ...(texts.size > 1 ? {description: [...texts].join('\n\n')} : {}),
    ...(examples.length > 1 ? {example: undefined, examples} : {}),
  }
}

/** A part of `allOf`, with the fields of the schema that it refers to and without what that one says of itself. */
function expanded(part: JsonSchema, schemas: Schemas, seen: readonly string[]): JsonSchema {
  const name = refName(part)
  if (name === undefined) return mergedAnew(part, schemas, seen)
  const target = schemas[name]
  if (target === undefined || seen.includes(name)) return {}
  const whole = mergedAnew(target, schemas, [...seen, name])
  const fields = refName(whole) === undefined ? whole : expanded(whole, schemas, [...seen, name])
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !OF_ITSELF.includes(key)))
}

/** Two parts as one. What both restrict is as narrow as both; of anything else that differs, the later part counts. */
function combined(one: JsonSchema, other: JsonSchema): JsonSchema {
  const required = [one.required, other.required].flatMap((names) => (Array.isArray(names) ? names.map(String) : []))
  const properties = combinedFields(objectOf(one.properties), objectOf(other.properties))
  const both = Object.keys(one).filter(
    (keyword) => keyword in other && !isDeepStrictEqual(one[keyword], other[keyword]),
  )
  const narrow = both.flatMap((keyword) => {
    const value = narrower(keyword, one[keyword], other[keyword])
    return value === undefined ? [] : [[keyword, value] as const]
  })
  return {
    ...one,
    ...other,
    ...Object.fromEntries(narrow),
    ...(Object.keys(properties).length > 0 ? {properties} : {}),
    ...(required.length > 0 ? {required: [...new Set(required)]} : {}),
  }
}

function combinedFields(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(other).map(([name, value]) => {
    const known = one[name]
    const isSame = known === undefined || isDeepStrictEqual(known, value)
    return [name, isSame ? value : {allOf: [known, value]}] as const
  })
  return {...one, ...Object.fromEntries(fields)}
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

function narrower(keyword: string, one: unknown, other: unknown): unknown {
  if (typeof one === 'number' && typeof other === 'number') {
    if (LOWER.includes(keyword)) return Math.max(one, other)
    return UPPER.includes(keyword) ? Math.min(one, other) : undefined
  }
  if (!Array.isArray(one) || !Array.isArray(other)) return undefined
  if (keyword === 'oneOf' || keyword === 'anyOf') return [...one.map(asUnknown), ...other.map(asUnknown)]
  const common = one.map(asUnknown).filter((value) => other.some((each) => isDeepStrictEqual(each, value)))
  return keyword === 'enum' && common.length > 0 ? common : undefined
}

const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
