import {isRef, type JsonSchema} from '../description/description.build'
import {isObject} from '../../lib/isObject'
import {schemaExamples, text} from './texts.build'

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
  return isRef(schema) ? schema.$ref.split('/').at(-1) : undefined
}

/** The fields of an object, by name. */
export function propertiesOf(schema: JsonSchema): (readonly [string, JsonSchema])[] {
  if (!isObject(schema.properties)) return []
  return Object.entries(schema.properties).flatMap(([name, value]) => {
    const property = schemaOf(value)
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

/** The schema with what `allOf` says in it, as one. A single reference with comments stays a reference. */
export function merged(schema: JsonSchema, schemas: Schemas, seen: readonly string[] = []): JsonSchema {
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
  if (name === undefined) return merged(part, schemas, seen)
  const target = schemas[name]
  if (target === undefined || seen.includes(name)) return {}
  const whole = merged(target, schemas, [...seen, name])
  const fields = refName(whole) === undefined ? whole : expanded(whole, schemas, [...seen, name])
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !OF_ITSELF.includes(key)))
}

function combined(one: JsonSchema, other: JsonSchema): JsonSchema {
  const required = [one.required, other.required].flatMap((names) => (Array.isArray(names) ? names.map(String) : []))
  const properties = {...objectOf(one.properties), ...objectOf(other.properties)}
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 ? {properties} : {}),
    ...(required.length > 0 ? {required: [...new Set(required)]} : {}),
  }
}

const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
